internal import GObjectKit

extension UIFont {
    /// A role in a text.
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")

        var metrics: (size: CGFloat, weight: Int) {
            switch self {
            case .largeTitle: (34, 700)
            case .headline: (17, 600)
            default: (17, 400)
            }
        }
    }
}

extension ViewStyle {
    /// iOS's points are drawn a little smaller, so that body text has the desktop's size.
    func setFont(_ font: UIFont?, on widget: GObjectReference) {
        set("font-size", font.map { "\(($0.pointSize * 15 / 17).rounded())px" }, on: widget)
        set("font-weight", font.map { "\($0.weight)" }, on: widget)
    }
}
