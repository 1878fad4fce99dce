/// The appearance of the text buttons of a navigation bar.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// The appearance of buttons that can be used.
    open private(set) var normal = UIBarButtonItemStateAppearance()
    /// The appearance of buttons that are disabled. Values that it doesn't set are those of `normal`.
    open private(set) var disabled = UIBarButtonItemStateAppearance()

    /// Creates an appearance with the theme's style for a plain button.
    public convenience override init() {
        self.init(style: .plain)
    }

    /// Creates an appearance with the theme's style for a kind of button.
    public init(style: UIBarButtonItem.Style) {
        super.init()
    }

    func copyOfSelf() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance(style: .plain)
        copy.normal.titleTextAttributes = normal.titleTextAttributes
        copy.disabled.titleTextAttributes = disabled.titleTextAttributes
        return copy
    }
}

/// The appearance of a text button in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// The font and color of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
