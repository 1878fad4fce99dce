/// How a bar looks. Its colours are taken; a shadow is GNOME's own.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    public convenience override init() {
        self.init(idiom: .unspecified)
    }

    /// As the desktop draws bars. Machines make no difference.
    public init(idiom: UIUserInterfaceIdiom) {
        super.init()
    }

    /// A copy of another one.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        backgroundColor = barAppearance.backgroundColor
        shadowColor = barAppearance.shadowColor
    }

    /// What is painted behind the bar; nil for the desktop's colour.
    open var backgroundColor: UIColor?

    /// Kept, and not drawn.
    open var shadowColor: UIColor? {
        didSet { Log.warnOnce("The shadow of a bar is not drawn in another colour.") }
    }

    /// As the desktop draws bars.
    open func configureWithDefaultBackground() { backgroundColor = nil }

    /// As the desktop draws bars, which are opaque.
    open func configureWithOpaqueBackground() { backgroundColor = nil }

    /// Without a colour of its own: the window's shows.
    open func configureWithTransparentBackground() { backgroundColor = .clear }
}
