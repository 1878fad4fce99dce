/// A size and weight of the system's typeface.
open class UIFont: NSObject, @unchecked Sendable {
    // Sendable is not checked because the class is open; its stored properties never change.
    private let size: CGFloat
    let weight: Int

    init(size: CGFloat, weight: Int) {
        self.size = size
        self.weight = weight
        super.init()
    }

    /// The size in iOS's points.
    open var pointSize: CGFloat { size }

    /// A font of a weight in a size.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight.css)
    }

    /// The regular font in a size.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: 400)
    }

    /// The bold font in a size.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: 700)
    }

    /// The font for a role in a text, in iOS's standard sizes.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let (size, weight) = style.metrics
        return UIFont(size: size, weight: weight)
    }
}
