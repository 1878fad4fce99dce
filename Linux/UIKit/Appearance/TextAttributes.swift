internal import GObjectKit

/// The text attributes that are drawn: font and color.
@MainActor
struct TextAttributes: Equatable {
    var font: UIFont?
    var color: UIColor?

    init(font: UIFont?, color: UIColor?) {
        self.font = font
        self.color = color
    }

    init(_ attributes: [NSAttributedString.Key: Any]?) {
        font = attributes?[.font] as? UIFont
        color = attributes?[.foregroundColor] as? UIColor
        let others = Set((attributes ?? [:]).keys).subtracting([.font, .foregroundColor])
        if let other = others.first {
            Log.warnOnce("The text attribute \(other.rawValue) is not drawn, only font and color.")
        }
    }

    /// - Parameter state: the part of the selector after the widget's class.
    func draw(on widget: GObjectReference, _ style: ViewStyle, state: String = "") {
        style.setFont(font, on: widget, state: state)
        style.set("color", color?.css, on: widget, state: state)
    }
}

extension NSAttributedString.Key {
    /// The font of the text: a UIFont.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The color of the text: a UIColor.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}
