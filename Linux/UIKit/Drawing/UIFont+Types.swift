extension UIFont {
    /// The standard styles of text.
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

    /// The weight of a font, from -1 to 1.
    public struct Weight: Hashable, RawRepresentable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        /// The weight in CSS: 100 to 900, for the nearest of the weights above.
        var css: Int {
            let steps: [Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
            let distances = steps.map { abs($0.rawValue - rawValue) }
            return 100 * ((distances.indices.min { distances[$0] < distances[$1] } ?? 3) + 1)
        }
    }
}
