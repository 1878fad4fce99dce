/// The common part of the buttons of bars.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    open var title: String? {
        didSet { contentDidChange() }
    }

    open var image: UIImage? {
        didSet { contentDidChange() }
    }

    open var isEnabled = true {
        didSet { contentDidChange() }
    }

    /// A number of the app's own.
    open var tag = 0

    func contentDidChange() {}
}
