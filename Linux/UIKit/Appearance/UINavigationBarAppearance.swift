/// How a navigation bar looks.
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
    }

    /// Font and colour of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// Kept, and not drawn: titles have one size here.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { if !largeTitleTextAttributes.isEmpty { Log.warnOnce("largeTitleTextAttributes are not drawn.") } }
    }
}
