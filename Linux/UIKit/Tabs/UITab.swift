/// A tab of a tab bar controller. Its view controller is created when the tab is first selected.
@preconcurrency @MainActor
open class UITab: NSObject {
    private let ownItem: UITabBarItem
    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?
    weak var controller: UITabBarController?

    /// The item that the tab bar shows: the view controller's, once it has been created.
    var item: UITabBarItem { made?.tabBarItem ?? ownItem }

    /// Creates a tab with a title, an icon and a closure that creates its view controller.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.identifier = identifier
        provider = viewControllerProvider
        ownItem = UITabBarItem(title: title, image: image, selectedImage: nil)
        super.init()
    }

    /// Creates the tab of a view controller that has its own tab bar item.
    init(for controller: UIViewController) {
        identifier = UUID().uuidString
        provider = nil
        ownItem = UITabBarItem()
        made = controller
        super.init()
    }

    /// The identifier of the tab.
    open private(set) var identifier: String

    /// The title of the tab.
    open var title: String {
        get { item.title ?? "" }
        set { item.title = newValue }
    }

    /// The icon of the tab.
    open var image: UIImage? {
        get { item.image }
        set { item.image = newValue }
    }

    /// The text of the badge; nil for none.
    open var badgeValue: String? {
        get { item.badgeValue }
        set { item.badgeValue = newValue }
    }

    /// The tab bar controller that contains the tab.
    open var tabBarController: UITabBarController? { controller }

    /// The view controller of the tab. Reading it creates the controller.
    open var viewController: UIViewController? {
        if made == nil, let provider {
            let new = provider(self)
            made = new
            if let item = new.ownTabBarItem {
                (item.title, item.image, item.badgeValue) = (ownItem.title, ownItem.image, ownItem.badgeValue)
            } else {
                new.tabBarItem = ownItem
            }
            controller?.adoptContent(new)
            controller?.tabsDidChange()
        }
        return made
    }

    /// The view controller, if it has been created.
    var viewControllerIfMade: UIViewController? { made }
}
