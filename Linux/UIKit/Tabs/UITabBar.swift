internal import CGTK

/// The bar with the tabs of a tab bar controller.
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

    /// The items of the tabs. They are set by the controller.
    open var items: [UITabBarItem]? {
        get { controller?.tabSet.all.map(\.item) }
        set { Log.warnOnce("A tab bar's items are set by its controller; these are ignored.") }
    }

    /// The item of the selected tab.
    open weak var selectedItem: UITabBarItem? {
        get { controller?.tabSet.selected?.item }
        set { if let tab = controller?.tabSet.all.first(where: { $0.item === newValue }) { controller?.select(tab) } }
    }

    /// Whether the app has hidden the bar.
    open override var isHidden: Bool {
        didSet { itemsDidChange() }
    }

    var preferredHeight: CGFloat { measuredSize().height }

    /// The width from which the tabs fit into the header bar, beside a title and a few buttons.
    var widthForHeader: CGFloat { max(560, 100 * CGFloat(controller?.tabSet.all.count ?? 0) + 260) }

    /// Returns the appearance proxy: its values apply to all bars that don't set their own. A change applies to bars
    /// that are shown later.
    open class func appearance() -> Self {
        AppearanceProxies.proxy(of: self)
    }

    /// The standard appearance of the bar.
    open var standardAppearance: UITabBarAppearance {
        get { appearances.standard ?? UITabBarAppearance() }
        set { appearances.standard = newValue }
    }

    /// The appearance at the end of the content. On Linux it is used only if there is no standard one.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = newValue }
    }

    /// The background color, unless an appearance sets one.
    open var barTintColor: UIColor? {
        didSet { itemsDidChange() }
    }

    /// The color of tabs that aren't selected, unless an appearance sets one.
    open var unselectedItemTintColor: UIColor? {
        didSet { itemsDidChange() }
    }

    /// Whether the bar is translucent. On Linux it is stored, but bars are opaque.
    open var isTranslucent = true

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        itemsDidChange()
    }

    /// The colors of the tabs.
    var colors: TabBarColors {
        let own = TabBarColors(appearances.counting, self)
        guard let all = AppearanceProxies.ofTabBars, all !== self else { return own }
        return own.completed(by: all.colors)
    }

    func itemsDidChange() {
        controller?.tabsDidChange()
    }

    /// Updates the tabs, unless they are in the header bar.
    func draw() {
        guard let controller else { return }
        for tab in controller.tabSet.all { tab.item.bar = self }
        strip.show(controller.tabSet, colors)
        colors.drawBackground(on: strip.reference, viewStyle)
        gtk_widget_set_visible(host.widget, controller.showsTabs && !controller.isWide ? 1 : 0)
    }
}
