/// A size and weight of the system's typeface.
open class UIFont: NSObject, @unchecked Sendable {
    // Sendable is not checked because the class is open; its stored properties never change.
    open var pointSize: CGFloat { size }
    private let size: CGFloat
    let weight: Int

    init(size: CGFloat, weight: Int) {
        self.size = size
        self.weight = weight
        super.init()
    }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: 400)
    }

    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight.css)
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: 700)
    }

    /// The font for a role in a text, in iOS's standard sizes.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let (size, weight) = style.metrics
        return UIFont(size: size, weight: weight)
    }

    /// How heavy the letters are.
    public struct Weight: Hashable, RawRepresentable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)

        var css: Int { 400 + Int((rawValue * 750 / 100).rounded() * 100) }
    }
}
