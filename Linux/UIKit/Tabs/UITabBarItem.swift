/// The item of a tab: its title, icon and badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    weak var bar: UITabBar?
    private var systemItem: SystemItem?

    public override init() {
        super.init()
    }

    /// Creates an item with a title, an icon, and optionally another icon while it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates an item with a title, an icon and a tag.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with a title and an icon of the system, which can't be changed.
    public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
        self.init()
        self.systemItem = systemItem
        self.tag = tag
    }

    open override var title: String? {
        get { systemItem?.title ?? super.title }
        set { if systemItem == nil { super.title = newValue } }
    }

    open override var image: UIImage? {
        get { systemItem?.image ?? super.image }
        set { if systemItem == nil { super.image = newValue } }
    }

    /// The icon while selected; nil for the same one.
    open var selectedImage: UIImage? {
        didSet { contentDidChange() }
    }

    /// The text of the badge, such as a number of messages; nil for none.
    open var badgeValue: String? {
        didSet { contentDidChange() }
    }

    /// The background color of the badge; nil for the accent color.
    open var badgeColor: UIColor? {
        didSet { contentDidChange() }
    }

    override func contentDidChange() {
        bar?.itemsDidChange()
    }
}
