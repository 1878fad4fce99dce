/// A font of the system, in a size and weight.
open class UIFont: NSObject, @unchecked Sendable {
    // Not checked for Sendable because the class is open. Its stored properties never change.
    private let size: CGFloat
    let weight: Int

    init(size: CGFloat, weight: Int) {
        self.size = size
        self.weight = weight
        super.init()
    }

    /// The size in points.
    open var pointSize: CGFloat { size }

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

    /// Returns the font for a text style, in iOS's default sizes.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let (size, weight) = style.metrics
        return UIFont(size: size, weight: weight)
    }
}
