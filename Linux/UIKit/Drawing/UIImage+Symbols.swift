extension UIImage {
    /// How an icon is drawn; its size has an effect here.
    open class Configuration: NSObject, @unchecked Sendable {
        // Sendable is not checked because the class is open; its stored properties never change.
        let pointSize: CGFloat?

        fileprivate init(pointSize: CGFloat?) {
            self.pointSize = pointSize
            super.init()
        }
    }

    /// How an icon is drawn. GNOME's icons have one weight.
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
            self.init(size: textStyle.metrics.size)
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(size: textStyle.metrics.size * scale.factor)
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

    /// How large an icon is beside text.
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

    /// How heavy the lines of an icon are; all of GNOME's are alike.
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

    /// Whether a picture is drawn in its own colours, or as a shape in the colour around it.
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// What of an icon an app chooses.
    struct Look: Sendable {
        var pointSize: CGFloat?
        var tint: UIColor?
        var mode = RenderingMode.automatic

        /// A template takes the colour around it.
        var color: UIColor? { mode == .alwaysTemplate ? nil : tint }

        /// Whether it has other colours than those of its file.
        var isRecoloured: Bool { tint != nil || mode == .alwaysTemplate }
    }
}
