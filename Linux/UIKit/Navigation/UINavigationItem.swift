/// What a navigation bar shows for one page. Changes are seen at once.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    weak var observer: (any NavigationItemObserver)?

    /// An item with a title.
    public init(title: String) {
        self.title = title.isEmpty ? nil : title
        super.init()
    }

    /// The text in the middle of the bar.
    open var title: String? {
        didSet { changed() }
    }

    /// Shown below the title; nil for a page of the app's own.
    package var site: PageSite? {
        didSet { changed() }
    }

    /// The button that leads back here says this on iOS; here it is a bare arrow.
    open var backButtonTitle: String?
    /// Stored only, for the same reason.
    open var backButtonDisplayMode = BackButtonDisplayMode.default

    /// Whether the page has no way back in its bar.
    open var hidesBackButton = false {
        didSet { changed() }
    }

    /// The buttons on the left, in place of the back button.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { changed() }
    }

    /// The buttons on the right, from the outermost.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { changed() }
    }

    /// The first of the buttons on the left; setting it leaves no other.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The outermost of the buttons on the right; setting it leaves no other.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// The search of the page, whose field stands below the bar.
    open var searchController: UISearchController? {
        didSet { changed() }
    }

    /// Kept: the field of a search stays where it is.
    open var hidesSearchBarWhenScrolling = true

    /// How the bar looks for this page; nil for as it does otherwise.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }

    /// How the bar looks at the top of this page: it is used if there is no other.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }

    /// The look of the page's own bar, if it has one.
    var look: BarLook? {
        (standardAppearance ?? scrollEdgeAppearance).map { BarLook($0, nil, nil, buttons: nil) }
    }

    /// Whether the buttons on the left stand beside the back button, and not in its place.
    open var leftItemsSupplementBackButton = false {
        didSet { changed() }
    }

    /// Sets the button on the left; a bar changes at once here.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    /// Sets the button on the right; a bar changes at once here.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    /// How much the back button says.
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

/// The bar that draws an item.
@MainActor
protocol NavigationItemObserver: AnyObject {
    func updateBar()
}
