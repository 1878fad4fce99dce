/// The bar over the pages of a navigation controller. Each page draws its own; this is their common face.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    private weak var navigation: UINavigationController?

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

    /// The item of the page on top.
    open var topItem: UINavigationItem? { navigation?.topViewController?.navigationItem }
}
