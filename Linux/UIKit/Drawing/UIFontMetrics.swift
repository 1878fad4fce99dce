/// The growth of fonts and distances with the size of text that the user prefers. On Linux all styles grow alike.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    // Not checked for Sendable because the class is open. It has no stored properties.

    /// The metrics of body text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Creates the metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {}

    /// Returns a font in the size that the user prefers.
    open func scaledFont(for font: UIFont) -> UIFont {
        UIFont(size: font.designedSize, weight: font.weight, scale: TextScale.current)
    }

    /// Returns a distance in the size that the user prefers.
    open func scaledValue(for value: CGFloat) -> CGFloat { value * TextScale.current }
}
