internal import GObjectKit

extension UIFont {
    /// A role in a text.
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        var metrics: (size: CGFloat, weight: Int) {
            switch self {
            case .largeTitle: (34, 700)
            case .title1: (28, 400)
            case .title2: (22, 400)
            case .title3: (20, 400)
            case .headline: (17, 600)
            case .subheadline: (15, 400)
            case .callout: (16, 400)
            case .footnote: (13, 400)
            case .caption1: (12, 400)
            case .caption2: (11, 400)
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
