/// One page of a tab bar controller, made when it is first seen.
@preconcurrency @MainActor
open class UITab: NSObject {
    private let ownItem: UITabBarItem
    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?
    private var isOfController = false
    weak var controller: UITabBarController?

    /// What the bar shows.
    var item: UITabBarItem { isOfController ? made?.tabBarItem ?? ownItem : ownItem }

    /// A tab with a text and an icon, and how its page is made.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.identifier = identifier
        provider = viewControllerProvider
        ownItem = UITabBarItem(title: title, image: image, selectedImage: nil)
        super.init()
    }

    /// The tab of a controller that brings its own item.
    init(for controller: UIViewController) {
        identifier = UUID().uuidString
        provider = nil
        ownItem = UITabBarItem()
        made = controller
        isOfController = true
        super.init()
    }

    /// Tells the tab apart from the others.
    open private(set) var identifier: String

    /// What the tab says.
    open var title: String {
        get { item.title ?? "" }
        set { item.title = newValue }
    }

    /// The icon.
    open var image: UIImage? {
        get { item.image }
        set { item.image = newValue }
    }

    /// A short text over the icon; nil for none.
    open var badgeValue: String? {
        get { item.badgeValue }
        set { item.badgeValue = newValue }
    }

    /// The controller with the tab.
    open var tabBarController: UITabBarController? { controller }

    /// The page, made when first read.
    open var viewController: UIViewController? {
        if made == nil, let provider {
            let page = provider(self)
            made = page
            // What the app writes into the page's own item is seen too.
            if page.ownTabBarItem == nil { page.tabBarItem = ownItem }
            controller?.adoptPage(page)
        }
        return made
    }

    /// The page, if it has been made.
    var viewControllerIfMade: UIViewController? { made }
}
