/// A part of a drawing. In ``SymbolTable/entries`` it is a letter for the kind, and a path.
///
/// A path consists of commands as in SVG, with absolute coordinates, without S, Q and T. Three differ:
/// `A r large sweep x y` is an arc of a circle, `O x y r` a circle, `R x y width height r` a rectangle with rounded
/// corners. Lines are two points wide, or one if the letter is lowercase.
enum SymbolLayer: Sendable {
    case path(Kind, String, isThin: Bool = false)
    case text(String)
    /// Another drawing around a point. If it is cut out, it becomes a hole when the drawing around it is filled.
    case drawing(SymbolDrawing, x: Double, y: Double, scale: Double, isCut: Bool)

    enum Kind: Character, Sendable {
        /// A line that is filled in the filled variant.
        case outline = "B"
        /// A line that is a gap in the filled variant.
        case detail = "D"
        /// A filled shape that is a hole in the filled variant.
        case hole = "E"
        /// A filled shape.
        case solid = "F"
        /// Removes a shape and a margin around it from the layers below.
        case gap = "K"
        /// A line in both variants.
        case line = "P"
    }

    /// Whether the layer differs in the filled variant.
    var isOutline: Bool {
        switch self {
        case .path(let kind, _, _): kind == .outline
        case .text: false
        case .drawing(let drawing, _, _, _, let isCut): !isCut && drawing.hasOutline
        }
    }

    /// Reads a part of an entry: `T` and a text, or layers.
    static func layers(in text: Substring) -> [SymbolLayer] {
        if text.first == "T" { return [.text(String(text.dropFirst()))] }
        return text.matches(of: /([BDEFKPbdp])([^BDEFKPbdp]+)/).compactMap { match in
            guard let letter = match.1.first, let kind = Kind(rawValue: Character(letter.uppercased())) else {
                return nil
            }
            return .path(kind, String(match.2), isThin: letter.isLowercase)
        }
    }
}
