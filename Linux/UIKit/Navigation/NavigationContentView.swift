/// One controller of a navigation stack on screen: its header bar and, below that, its view.
@MainActor
final class NavigationContentView: UIView {
    private(set) weak var controller: UIViewController?
    private let bar = HeaderBar(frame: .zero)

    /// Returns the content view of a controller. It is created and added to the navigation controller's view when first
    /// shown.
    static func of(_ controller: UIViewController, in navigation: UINavigationController) -> NavigationContentView {
        let view = controller.contentView ?? NavigationContentView(controller)
        controller.contentView = view
        if view.superview !== navigation.view {
            view.frame = navigation.view.bounds
            // Insert it below views that are over the content views, such as the rest of an earlier transition.
            let topmost = navigation.view.subviews.lastIndex { $0 is NavigationContentView }
            navigation.view.insertSubview(view, at: topmost.map { $0 + 1 } ?? 0)
        }
        view.updateBar()
        return view
    }

    private init(_ controller: UIViewController) {
        self.controller = controller
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.reference.addClass("tn-content")
        addSubview(controller.view)
        addSubview(bar)
        controller.navigationItem.observer = self
        bar.onRefresh = { [weak self] in self?.window?.perform(.refresh) }
        bar.onBack = { [weak controller] in controller?.navigationController?.stack.userDidGoBack() }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported.")
    }

    override func layoutSubviews() {
        let height = bar.isHidden ? 0 : bar.preferredHeight
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        let searchHeight = searchBar?.preferredHeight ?? 0
        searchBar?.frame = CGRect(x: 0, y: height, width: bounds.width, height: searchHeight)
        let top = height + searchHeight
        controller?.viewIfLoaded?.frame = CGRect(
            x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }

    /// The refresh control in the controller's view. It is set when the control is added to the window.
    weak var refreshControl: UIRefreshControl? {
        didSet { if refreshControl !== oldValue { updateBar() } }
    }

    /// The search bar below the header bar.
    private weak var searchBar: UISearchBar?

    private func show(_ new: UISearchBar?) {
        guard searchBar !== new else { return }
        searchBar?.removeFromSuperview()
        searchBar = new
        if let new { addSubview(new) }
        setNeedsLayout()
    }
}

extension NavigationContentView: NavigationItemObserver {
    func updateBar() {
        guard let controller, let navigation = controller.parent as? UINavigationController else { return }
        let item = controller.navigationItem
        show(item.searchController?.searchBar)
        let isRoot = navigation.viewControllers.first === controller
        let isSheet = navigation.rootOfHierarchy.presentation.container?.kind.isSheet == true
        let hasBack = item.showsBackButton && (!isRoot || item.backAction != nil)
        bar.show(item, hasBack: hasBack, hasWindowButtons: !isSheet)
        bar.showMenu(navigation.rootOfHierarchy.presentation.container == nil)
        bar.showTabs(of: navigation.tabBarController)
        // A sheet is for one task, and a refresh would empty its form.
        bar.showRefresh(refreshControl != nil && !isSheet)
        bar.semanticContentAttribute = navigation.navigationBar.semanticContentAttribute
        semanticContentAttribute = navigation.view.semanticContentAttribute
        let common = navigation.navigationBar.colors
        bar.draw(item.colors?.completed(by: common) ?? common)
        let isBarHidden = navigation.isNavigationBarHidden || (window?.isFullScreen == true && !isSheet)
        if bar.isHidden != isBarHidden {
            bar.isHidden = isBarHidden
            setNeedsLayout()
        }
        window?.updateChrome()
    }
}
