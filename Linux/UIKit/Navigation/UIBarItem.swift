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

    func contentDidChange() {}
}
