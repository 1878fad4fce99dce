/// What a tab bar shows for one page.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    weak var bar: UITabBar?

    public override init() {
        super.init()
    }

    /// An item with a text, an icon, and perhaps another icon while the page is seen.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// An item with a text, an icon and a number of the app's own.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// The icon while the page is seen; nil for the same one.
    open var selectedImage: UIImage? {
        didSet { contentDidChange() }
    }

    /// A short text over the icon, such as a number of messages; nil for none.
    open var badgeValue: String? {
        didSet { contentDidChange() }
    }

    /// What is painted behind the badge; nil for the accent colour.
    open var badgeColor: UIColor? {
        didSet { contentDidChange() }
    }

    override func contentDidChange() {
        bar?.itemsDidChange()
    }
}
