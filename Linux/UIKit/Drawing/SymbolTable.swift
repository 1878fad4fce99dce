internal import SymbolNames

/// The icons for SF Symbols: GNOME's, or drawings of our own.
enum SymbolTable {
    /// Returns the icon for a symbol, or its first letter if there is none, because apps force-unwrap their symbols.
    ///
    /// - Returns: nil if the name doesn't start with a word of SF Symbols, or can't be one's name.
    static func symbol(for name: String) -> Symbol? {
        // Each suffix of a name is a call deeper, and a missing icon is logged.
        guard SymbolNames.canBeName(name) else { return nil }
        if let found = icon(for: name) { return found }
        guard SymbolNames.beginsAsApples(name) else { return nil }
        return Symbol(drawing: SymbolDrawing([.text(name.prefix(1).uppercased())]), missingName: name)
    }

    /// Returns the icon for a symbol; nil if there is none. Variants of a symbol in the table have one too.
    static func icon(for name: String) -> Symbol? {
        if let entry = SymbolNames.icons[name] { return symbol(entry) }
        guard let dot = name.lastIndex(of: ".") else { return nil }
        return variant(String(name[name.index(after: dot)...]), of: String(name[..<dot]))
    }

    /// The names in the table. Their variants aren't counted.
    static var names: [String] { SymbolNames.icons.keys.sorted() }

    // MARK: Entries

    private static func symbol(_ entry: String) -> Symbol? {
        if entry.hasPrefix("@"), !entry.contains(";") { return icon(for: String(entry.dropFirst())) }
        var (iconName, layers): (String?, [SymbolLayer]) = (nil, [])
        for part in entry.split(separator: ";") {
            switch part.first {
            case "=": iconName = "\(part.dropFirst())-symbolic"
            case "@": layers += icon(for: String(part.dropFirst()))?.drawing?.layers ?? []
            default: layers += SymbolLayer.layers(in: part)
            }
        }
        return Symbol(iconName: iconName, drawing: layers.isEmpty ? nil : SymbolDrawing(layers))
    }

    // MARK: Variants

    /// Returns a symbol of another one's name with a suffix. If that one is only an icon of GNOME's, its variants are
    /// the same.
    private static func variant(_ suffix: String, of stem: String) -> Symbol? {
        switch suffix {
        case "fill": return icon(for: stem)?.filled
        case "slash": return icon(for: stem)?.drawn { $0.crossedOut }
        case "circle": return (icon(for: stem) ?? text(stem))?.drawn { $0.inside("O8 8 7") }
        case "square": return (icon(for: stem) ?? text(stem))?.drawn { $0.inside("R1.5 1.5 13 13 2.5") }
        case "rectangle": return icon(for: stem)?.drawn { $0.inside("R1 2.5 14 11 1.5") }
        case "badge": return icon(for: stem)?.drawn { $0.withDot }
        default:
            guard stem.hasSuffix(".badge"), let badge = icon(for: suffix)?.drawing else { return nil }
            return icon(for: String(stem.dropLast(6)))?.drawn { $0.with(badge) }
        }
    }

    /// The symbols of single letters and of numbers, which are only in a circle or a square.
    private static func text(_ stem: String) -> Symbol? {
        guard stem.wholeMatch(of: /[a-z]|[0-9]{1,2}/) != nil else { return nil }
        return Symbol(drawing: SymbolDrawing([.text(stem.uppercased())]))
    }
}
