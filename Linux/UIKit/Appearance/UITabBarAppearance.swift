/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
    }

    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UITabBarAppearance { stackedLayoutAppearance = other.stackedLayoutAppearance }
    }

    /// The appearance of the tabs, both below the content and in a header bar.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of tabs with the icon beside the title. On Linux `stackedLayoutAppearance` is used instead.
    open var inlineLayoutAppearance = UITabBarItemAppearance() {
        didSet { Log.warnOnce("inlineLayoutAppearance is not drawn; stackedLayoutAppearance is used instead.") }
    }
    /// The appearance of tabs on small screens. On Linux `stackedLayoutAppearance` is used instead.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance() {
        didSet { Log.warnOnce("compactInlineLayoutAppearance is not drawn; stackedLayoutAppearance is used instead.") }
    }
}
