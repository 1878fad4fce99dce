/// A tab of a tab bar controller. Its view controller is created when the tab is first selected.
@preconcurrency @MainActor
open class UITab: NSObject {
    private let ownItem: UITabBarItem
    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?
    private var isOfController = false
    weak var controller: UITabBarController?

    /// The item that the tab bar shows.
    var item: UITabBarItem { isOfController ? made?.tabBarItem ?? ownItem : ownItem }

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
        isOfController = true
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
            // The app's changes of the controller's own item are then drawn, too.
            if new.ownTabBarItem == nil { new.tabBarItem = ownItem }
            controller?.adoptContent(new)
        }
        return made
    }

    /// The view controller, if it has been created.
    var viewControllerIfMade: UIViewController? { made }
}
