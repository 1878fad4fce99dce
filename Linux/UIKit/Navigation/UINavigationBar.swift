internal import GObjectKit

/// The bar over the pages of a navigation controller. Each page draws its own; this is their common face.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    private weak var navigation: UINavigationController?
    private var appearances = BarAppearances<UINavigationBarAppearance>() {
        didSet { navigation?.stack.updateBars() }
    }

    init(of navigation: UINavigationController) {
        self.navigation = navigation
        super.init(frame: .zero)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A bar whose appearances and colours are those of all bars without own ones. It counts for bars that are shown
    /// later.
    open class func appearance() -> Self {
        AppearanceProxies.proxy(of: self)
    }

    /// The item of the page on top.
    open var topItem: UINavigationItem? { navigation?.topViewController?.navigationItem }

    /// How the bar looks.
    open var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard ?? UINavigationBarAppearance() }
        set { appearances.standard = newValue }
    }

    /// How the bar looks at the top of a page: it is used if there is no other.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = newValue }
    }

    /// Kept for small screens, and not drawn.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { if compactAppearance != nil { Log.warnOnce("compactAppearance is not drawn.") } }
    }

    /// What is painted behind the bar, where no appearance says it.
    open var barTintColor: UIColor? {
        didSet { navigation?.stack.updateBars() }
    }

    /// Font and colour of the title, where no appearance says it.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { navigation?.stack.updateBars() }
    }

    /// Kept: bars let nothing through here.
    open var isTranslucent = true

    /// Kept: titles have one size here.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles { Log.warnOnce("prefersLargeTitles is not obeyed: titles have one size.") } }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        navigation?.stack.updateBars()
    }

    /// What the header bars of the pages draw.
    var look: BarLook {
        let own = BarLook(appearances.counting, barTintColor, titleTextAttributes, buttons: chosenTintColor)
        guard let all = AppearanceProxies.ofNavigationBars, all !== self else { return own }
        return own.completed(by: all.look)
    }
}
