import SymbolNames
import TurboCore

/// The name of a symbol, as the author of a page or of rules wrote it.
struct SymbolName: Sendable {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    /// Whether it can be a name of SF Symbols.
    var canBeApples: Bool { SymbolNames.canBeName(text) && SymbolNames.beginsAsApples(text) }

    /// The nearest of the names that have an icon on Linux, with the same variants; nil if it is one itself, or near
    /// none.
    var nearest: String? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        // A name with its variants removed, one by one.
        for count in (1...parts.count).reversed() {
            let stem = parts.prefix(count).joined(separator: ".")
            if SymbolNames.icons[stem] != nil { return nil }
            if let near = NearestWord.to(stem, among: Self.known) {
                return ([near] + parts.dropFirst(count)).joined(separator: ".")
            }
            guard count > 1, Self.variants.contains(parts[count - 1]) || parts[count - 2] == "badge" else { return nil }
        }
        return nil
    }

    /// What is wrong with it; nil if nothing is. A name that may be Apple's, and resembles a common one, is only a note.
    var problem: (severity: PathConfigurationDiagnostic.Severity, message: String)? {
        let nearest = nearest
        let hint = nearest.map { " Did you mean \"\($0)\"?" } ?? ""
        if !canBeApples { return (.warning, "\"\(text)\" is no name of SF Symbols.\(hint)") }
        return nearest == nil ? nil : (.note, "\"\(text)\" resembles a more common name of SF Symbols.\(hint)")
    }

    private static let known = SymbolNames.icons.keys.sorted()
    private static let variants: Set = ["fill", "slash", "circle", "square", "rectangle", "badge"]
}
