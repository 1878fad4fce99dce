/// The content of a navigation bar for one view controller. A change is drawn at once.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    weak var observer: (any NavigationItemObserver)?

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title.isEmpty ? nil : title
        super.init()
    }

    /// The title, in the middle of the bar.
    open var title: String? {
        didSet { changed() }
    }

    /// The site shown below the title; nil for a page of the app's own site.
    package var externalHost: ExternalHost? {
        didSet { changed() }
    }

    /// The title of the back button of the next view controller. On Linux it is stored, because the back button is only
    /// an arrow.
    open var backButtonTitle: String?
    /// The display mode of the back button. On Linux it is stored only.
    open var backButtonDisplayMode = BackButtonDisplayMode.default

    /// The action of the back button of this view controller, instead of popping it; nil by default. With an action,
    /// the first view controller of a stack has a back button too. On Linux the action is also that of Alt+Left.
    open var backAction: UIAction? {
        didSet { changed() }
    }

    /// Whether the back button is hidden.
    open var hidesBackButton = false {
        didSet { changed() }
    }

    /// The items on the left. They replace the back button, unless `leftItemsSupplementBackButton` is true.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { changed() }
    }

    /// The items on the right, outermost first.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { changed() }
    }

    /// The first item on the left. Setting it removes the others.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The outermost item on the right. Setting it removes the others.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Further actions of the bar. On Linux they are in the main menu of the window.
    open var additionalOverflowItems: UIDeferredMenuElement?

    /// The search controller, whose search bar is shown below the bar.
    open var searchController: UISearchController? {
        didSet { changed() }
    }

    /// Whether scrolling hides the search bar. On Linux it is stored, but the search bar stays visible.
    open var hidesSearchBarWhenScrolling = true

    /// The bar's appearance for this view controller; nil for the bar's own.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }

    /// The appearance at the top of its content. On Linux it is used only if there is no standard one.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }

    /// The appearance at the top of its content on small screens. On Linux it is stored, because no bar is compact.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    /// The colors and fonts that this item sets for the bar, if any.
    var colors: BarColors? {
        (standardAppearance ?? scrollEdgeAppearance).map { BarColors($0, nil, nil, buttons: nil) }
    }

    /// Whether the items on the left are shown next to the back button instead of replacing it.
    open var leftItemsSupplementBackButton = false {
        didSet { changed() }
    }

    /// Sets the item on the left. On Linux the change isn't animated.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    /// Sets the item on the right. On Linux the change isn't animated.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    /// The display mode of a back button.
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default` = 0
        case generic = 1
        case minimal = 2
    }

    var showsBackButton: Bool {
        !hidesBackButton && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
    }

    private func changed() {
        observer?.updateBar()
    }
}

/// The view that draws a navigation item.
@MainActor
protocol NavigationItemObserver: AnyObject {
    func updateBar()
}
