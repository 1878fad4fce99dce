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

    func contentDidChange() {}
}
