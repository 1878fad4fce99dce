/// The base class of items in bars.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// The title of the item.
    open var title: String? {
        didSet { contentDidChange() }
    }

    /// The icon, which is shown instead of the title.
    open var image: UIImage? {
        didSet { contentDidChange() }
    }

    /// Whether the item is enabled.
    open var isEnabled = true {
        didSet { contentDidChange() }
    }

    /// The text for screen readers. By default it is the title.
    open var accessibilityLabel: String? {
        didSet { contentDidChange() }
    }

    /// A number that the app can use to identify the item.
    open var tag = 0

    /// Sets the font and color of the title in a state. They have precedence over the bar's.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        ownTitleAttributes[state.rawValue] = attributes
        contentDidChange()
    }

    /// Returns the attributes that were set for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        ownTitleAttributes[state.rawValue]
    }
    private var ownTitleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// The attributes to draw in a state. A font is that of all states, unless the state has its own.
    func titleAttributes(_ state: UIControl.State) -> TextAttributes {
        var attributes = TextAttributes(titleTextAttributes(for: state))
        attributes.font = attributes.font ?? TextAttributes(titleTextAttributes(for: .normal)).font
        return attributes
    }

    func contentDidChange() {}
}
