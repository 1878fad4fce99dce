/// The common part of the buttons of bars.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// What the item says.
    open var title: String? {
        didSet { contentDidChange() }
    }

    /// The icon, shown in place of the title.
    open var image: UIImage? {
        didSet { contentDidChange() }
    }

    /// Whether the item can be used.
    open var isEnabled = true {
        didSet { contentDidChange() }
    }

    /// What a screen reader says for the button; without one, its title.
    open var accessibilityLabel: String? {
        didSet { contentDidChange() }
    }

    /// A number of the app's own.
    open var tag = 0

    func contentDidChange() {}
}
