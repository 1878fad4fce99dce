internal import CGTK

/// The bar with the tabs, below the page of a tab bar controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
    private weak var controller: UITabBarController?
    private var appearances = BarAppearances<UITabBarAppearance>() {
        didSet { itemsDidChange() }
    }
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

    /// A bar whose appearances and colours are those of all bars without own ones. It counts for bars that are shown
    /// later.
    open class func appearance() -> Self {
        AppearanceProxies.proxy(of: self)
    }

    /// How the bar looks.
    open var standardAppearance: UITabBarAppearance {
        get { appearances.standard ?? UITabBarAppearance() }
        set { appearances.standard = newValue }
    }

    /// How the bar looks at the end of a page: it is used if there is no other.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = newValue }
    }

    /// What is painted behind the bar, where no appearance says it.
    open var barTintColor: UIColor? {
        didSet { itemsDidChange() }
    }

    /// The colour of the tabs that are not seen, where no appearance says it.
    open var unselectedItemTintColor: UIColor? {
        didSet { itemsDidChange() }
    }

    /// Kept: bars let nothing through here.
    open var isTranslucent = true

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        itemsDidChange()
    }

    /// What the tabs draw.
    var look: TabLook {
        let own = TabLook(appearances.counting, self)
        guard let all = AppearanceProxies.ofTabBars, all !== self else { return own }
        return own.completed(by: all.look)
    }

    func itemsDidChange() {
        controller?.tabsDidChange()
    }

    /// Shows the tabs as they are, unless the header bar does.
    func draw() {
        guard let controller else { return }
        for tab in controller.tabSet.all { tab.item.bar = self }
        strip.show(controller.tabSet, look)
        look.drawBackground(on: strip.reference, looks)
        gtk_widget_set_visible(host.widget, controller.showsTabs && !controller.isWide ? 1 : 0)
    }
}
