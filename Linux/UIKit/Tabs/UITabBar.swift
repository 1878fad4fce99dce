internal import CGTK

/// The bar with the tabs, below the page of a tab bar controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
    private weak var controller: UITabBarController?
    private lazy var strip = TabStrip(isVertical: true)

    init(of controller: UITabBarController) {
        self.controller = controller
        super.init(frame: .zero)
        embed(strip.reference)
        strip.onChoice = { [weak controller] tab in controller?.userDidSelect(tab) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// What the tabs show, in their order. They are the controller's to set.
    open var items: [UITabBarItem]? {
        get { controller?.tabSet.all.map(\.item) }
        set { Log.warnOnce("The items of a tab bar are those of its controller's pages; these are ignored.") }
    }

    /// What the tab that is seen shows.
    open weak var selectedItem: UITabBarItem? {
        get { controller?.tabSet.selected?.item }
        set { if let tab = controller?.tabSet.all.first(where: { $0.item === newValue }) { controller?.select(tab) } }
    }

    /// Whether the app wants no tabs to be seen.
    open override var isHidden: Bool {
        didSet { itemsDidChange() }
    }

    var preferredHeight: CGFloat { measuredSize().height }

    /// From which width on the tabs fit into the header bar, beside a title and a few buttons.
    var widthForHeader: CGFloat { max(560, 100 * CGFloat(controller?.tabSet.all.count ?? 0) + 260) }

    func itemsDidChange() {
        controller?.tabsDidChange()
    }

    /// Shows the tabs as they are, unless the header bar does.
    func draw() {
        guard let controller else { return }
        for tab in controller.tabSet.all { tab.item.bar = self }
        strip.show(controller.tabSet)
        gtk_widget_set_visible(host.widget, controller.showsTabs && !controller.isWide ? 1 : 0)
    }
}
