/// The appearance of a bar. On Linux the background color is drawn; the shadow is the theme's.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    public convenience override init() {
        self.init(idiom: .unspecified)
    }

    /// Creates an appearance with the theme's default style. On Linux the idiom has no effect.
    public init(idiom: UIUserInterfaceIdiom) {
        super.init()
    }

    /// Creates a copy of another appearance.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        backgroundColor = barAppearance.backgroundColor
        shadowColor = barAppearance.shadowColor
    }

    /// The background color of the bar; nil for the theme's.
    open var backgroundColor: UIColor?

    /// The color of the bar's shadow. On Linux it is stored, but not drawn.
    open var shadowColor: UIColor? {
        didSet { Log.warnOnce("shadowColor is not drawn.") }
    }

    /// Configures the bar with the theme's background.
    open func configureWithDefaultBackground() { backgroundColor = nil }

    /// Configures the bar with the theme's background, which is opaque.
    open func configureWithOpaqueBackground() { backgroundColor = nil }

    /// Configures the bar without a background, so that the window's shows.
    open func configureWithTransparentBackground() { backgroundColor = .clear }
}
