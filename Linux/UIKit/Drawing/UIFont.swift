/// A font of the system, in a size and weight. On Linux the desktop's text scale applies to each font on screen.
open class UIFont: NSObject, @unchecked Sendable {
    // Not checked for Sendable because the class is open. Its stored properties never change.
    /// The size at the text scale 1.
    let designedSize: CGFloat
    let weight: Int
    private let scale: CGFloat

    init(size: CGFloat, weight: Int, scale: CGFloat = 1) {
        designedSize = size
        self.weight = weight
        self.scale = scale
        super.init()
    }

    /// The size in points. That of a text style was scaled to the size that the user preferred at its creation.
    open var pointSize: CGFloat { designedSize * scale }

    /// Returns the system font in a size and weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight.css)
    }

    /// Returns the system font in a size.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: 400)
    }

    /// Returns the bold system font in a size.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: 700)
    }

    /// Returns the font for a text style, in the size that the user prefers. Without a preference it is iOS's.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let (size, weight) = style.metrics
        return UIFont(size: size, weight: weight, scale: TextScale.current)
    }
}
