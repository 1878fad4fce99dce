/// A list of actions under a button.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    open private(set) var children: [UIMenuElement] = []

    public convenience init(title: String = "", children: [UIMenuElement] = []) {
        self.init()
        self.title = title
        self.children = children
    }
}
