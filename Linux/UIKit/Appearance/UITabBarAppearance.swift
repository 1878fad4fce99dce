/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
    }

    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UITabBarAppearance { stackedLayoutAppearance = other.stackedLayoutAppearance }
    }

    /// How the tabs look below a page, and here in a header bar too.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// Kept for tabs with the icon beside the text; `stackedLayoutAppearance` counts.
    open var inlineLayoutAppearance = UITabBarItemAppearance() {
        didSet { Log.warnOnce("inlineLayoutAppearance is not drawn; stackedLayoutAppearance is.") }
    }
    /// Kept for small screens; `stackedLayoutAppearance` counts.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance() {
        didSet { Log.warnOnce("compactInlineLayoutAppearance is not drawn; stackedLayoutAppearance is.") }
    }
}
