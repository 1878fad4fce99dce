extension UIImage {
    /// The configuration of an image. On Linux its size has an effect.
    open class Configuration: NSObject, @unchecked Sendable {
        // Not checked for Sendable because the class is open. Its stored properties never change.
        let pointSize: CGFloat?

        fileprivate init(pointSize: CGFloat?) {
            self.pointSize = pointSize
            super.init()
        }
    }

    /// The size of a symbol. On Linux its weight has no effect, because GNOME's icons have only one.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        public convenience init(pointSize: CGFloat) {
            self.init(size: pointSize)
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(size: pointSize)
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(size: pointSize * scale.factor)
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(font: .preferredFont(forTextStyle: textStyle))
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(size: UIFont.preferredFont(forTextStyle: textStyle).pointSize * scale.factor)
        }

        public convenience init(font: UIFont) {
            self.init(size: font.pointSize)
        }

        public convenience init(scale: SymbolScale) {
            self.init(size: 17 * scale.factor)
        }

        public convenience init(weight: SymbolWeight) {
            self.init(size: nil)
        }

        private init(size: CGFloat?) {
            super.init(pointSize: size)
        }
    }

    /// The size of a symbol relative to text.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3

        fileprivate var factor: CGFloat {
            switch self {
            case .small: 0.8
            case .default, .unspecified, .medium: 1
            case .large: 1.3
            }
        }
    }

    /// The weight of a symbol's lines. On Linux it has no effect.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin = 2
        case light = 3
        case regular = 4
        case medium = 5
        case semibold = 6
        case bold = 7
        case heavy = 8
        case black = 9
    }

    /// Whether an image is drawn in its own colors, or as a template in the tint color.
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// The changes of an image's rendering.
    struct Rendering: Sendable {
        var pointSize: CGFloat?
        var tint: UIColor?
        var mode = RenderingMode.automatic
        /// The number of pixels per point.
        var scale: CGFloat = 1

        /// The color of the icon; nil for a template, which is drawn in the color of its surroundings.
        var color: UIColor? { mode == .alwaysTemplate ? nil : tint }

        /// Whether the image has other colors than its file.
        var isRecolored: Bool { tint != nil || mode == .alwaysTemplate }
    }
}
