internal import GObjectKit

/// The bar of a navigation controller. On Linux each controller draws its own bar; this object has their common
/// properties.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    private weak var navigation: UINavigationController?
    private var appearances = BarAppearances<UINavigationBarAppearance>() {
        didSet { navigation?.stack.updateBars() }
    }

    convenience init(of navigation: UINavigationController) {
        self.init(frame: .zero)
        self.navigation = navigation
    }

    /// Returns the appearance proxy: its values apply to all bars that don't set their own. A change applies to bars
    /// that are shown later.
    open class func appearance() -> Self {
        AppearanceProxies.proxy(of: self)
    }

    /// The navigation item of the top view controller.
    open var topItem: UINavigationItem? { navigation?.topViewController?.navigationItem }

    /// The standard appearance of the bar.
    open var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard ?? UINavigationBarAppearance() }
        set { appearances.standard = newValue }
    }

    /// The appearance at the top of the content. On Linux it is used only if there is no standard one.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = newValue }
    }

    /// The appearance on small screens. On Linux it is stored, but not drawn.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { if compactAppearance != nil { Log.warnOnce("compactAppearance is not drawn.") } }
    }

    /// The appearance at the top of the content on small screens. On Linux it is stored, because no bar is compact.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    /// The background color, unless an appearance sets one.
    open var barTintColor: UIColor? {
        didSet { navigation?.stack.updateBars() }
    }

    /// The font and color of the title, unless an appearance sets them.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { navigation?.stack.updateBars() }
    }

    /// Whether the bar is translucent. On Linux it is stored, but bars are opaque.
    open var isTranslucent = true

    /// Whether titles are large. On Linux it is stored, but titles have one size.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles { Log.warnOnce("prefersLargeTitles has no effect: titles have one size.") } }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        navigation?.stack.updateBars()
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { navigation?.stack.updateBars() }
    }

    /// The colors and fonts of the header bars.
    var colors: BarColors {
        let own = BarColors(appearances.counting, barTintColor, titleTextAttributes, buttons: chosenTintColor)
        guard let all = AppearanceProxies.ofNavigationBars, all !== self else { return own }
        return own.completed(by: all.colors)
    }
}
