/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
    }

    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = other.buttonAppearance.copyOfSelf()
        doneButtonAppearance = other.doneButtonAppearance.copyOfSelf()
    }

    /// The font and color of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// The appearance of text buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)

    /// The appearance of text buttons with the style `done`. Values that it doesn't set are those of the theme.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    /// The attributes of a large title. On Linux they are stored, but not drawn, because titles have one size.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { if !largeTitleTextAttributes.isEmpty { Log.warnOnce("largeTitleTextAttributes are not drawn.") } }
    }
}
