internal import CGTK

/// The bar with the tabs of a tab bar controller, or with items of the app's own.
@preconcurrency @MainActor
open class UITabBar: UIView {
    private weak var controller: UITabBarController?
    private weak var ownDelegate: (any UITabBarDelegate)?
    private var ownItems: [UITabBarItem]?
    private weak var ownSelection: UITabBarItem?
    private var appearances = BarAppearances<UITabBarAppearance>() {
        didSet { itemsDidChange() }
    }
    private lazy var strip = TabStrip(isVertical: true)

    init(of controller: UITabBarController) {
        self.controller = controller
        super.init(frame: .zero)
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        embed(strip.reference)
        strip.onChoice = { [weak self] item in self?.userDidSelect(item) }
    }

    /// The delegate. That of a controller's bar is the controller.
    open weak var delegate: (any UITabBarDelegate)? {
        get { controller ?? ownDelegate }
        set {
            guard controller == nil else {
                return Log.warnOnce("The delegate of a tab bar controller's bar is the controller; another is ignored.")
            }
            ownDelegate = newValue
        }
    }

    /// The items. Those of a controller's bar are set by the controller. None of new ones is selected.
    open var items: [UITabBarItem]? {
        get { controller?.tabSet.all.map(\.item) ?? ownItems }
        set {
            guard controller == nil else {
                return Log.warnOnce("A tab bar's items are set by its controller; these are ignored.")
            }
            ownItems = newValue
            itemsDidChange()
            invalidateIntrinsicContentSize()
        }
    }

    /// The selected item; nil for none. The delegate isn't called if the app sets it.
    open weak var selectedItem: UITabBarItem? {
        get { controller.map(\.tabSet.selected?.item) ?? ownItems?.first { $0 === ownSelection } }
        set {
            if let tab = controller?.tabSet.tab(with: newValue) { controller?.select(tab) }
            guard controller == nil else { return }
            ownSelection = newValue
            draw()
        }
    }

    private func userDidSelect(_ item: UITabBarItem) {
        if let controller { return controller.userDidSelect(item) }
        selectedItem = item
        ownDelegate?.tabBar(self, didSelect: item)
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

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { itemsDidChange() }
    }

    /// The colors of the tabs.
    var colors: TabBarColors {
        let own = TabBarColors(appearances.counting, self)
        guard let all = AppearanceProxies.ofTabBars, all !== self else { return own }
        return own.completed(by: all.colors)
    }

    func itemsDidChange() {
        if let controller { controller.tabsDidChange() } else { draw() }
    }

    /// Updates the tabs, unless they are in the header bar.
    func draw() {
        for item in items ?? [] { item.bar = self }
        strip.show(self)
        colors.drawBackground(on: strip.reference, viewStyle)
        guard let controller else { return }
        gtk_widget_set_visible(host.widget, controller.showsTabs && !controller.isWide ? 1 : 0)
    }
}

/// Methods that report the user's selection in a tab bar. A tab bar controller is the delegate of its bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called after the user has selected an item, even if it was selected already.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
