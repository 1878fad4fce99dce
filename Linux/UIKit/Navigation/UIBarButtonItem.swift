/// A button in a navigation bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    weak var bar: HeaderBar?
    var systemItem: SystemItem?

    public override init() {
        super.init()
    }

    /// Creates an item with a standard title or icon of the system.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.systemItem = systemItem
        self.primaryAction = primaryAction
        self.menu = menu
        if systemItem == .done || systemItem == .save { style = .done }
    }

    /// Creates an item with a title or an image. By default they are the action's.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// The action of the button. On Linux it takes precedence over a menu, because there is no long press.
    open var primaryAction: UIAction? {
        didSet { contentDidChange() }
    }

    /// The menu that the button opens.
    open var menu: UIMenu? {
        didSet { contentDidChange() }
    }

    /// The style of the button.
    open var style = Style.plain {
        didSet { contentDidChange() }
    }

    /// The color of the title or icon; nil for the bar's.
    open var tintColor: UIColor? {
        didSet { contentDidChange() }
    }
    let viewStyle = ViewStyle()
    let titleStyle = ViewStyle()

    /// The text of the button, including the title of a system item.
    package var label: String { systemItem?.title ?? title ?? "" }
    /// Whether the button has a text instead of an icon.
    var isText: Bool { systemItem?.icon == nil && image == nil }

    /// Whether the button opens a menu instead of performing an action.
    var opensMenu: Bool { menu != nil && primaryAction == nil }

    /// Creates an item whose menu has the actions and menus of items without room in a bar.
    convenience init(containing items: [UIBarButtonItem]) {
        let elements: [UIMenuElement] = items.map { item in
            let title = item.label.isEmpty ? item.accessibilityLabel ?? "" : item.label
            if let menu = item.menu, item.primaryAction == nil {
                return UIMenu(title: title, children: menu.children)
            }
            return UIAction(title: title, attributes: item.isEnabled ? [] : .disabled) { [weak item] _ in
                if let item { item.primaryAction?.run(sender: item) }
            }
        }
        self.init(image: UIImage(symbol: Symbol(iconName: "view-more-symbolic")), menu: UIMenu(children: elements))
        title = SystemText.more.text()
    }

    /// Opens or closes the menu, as a click does.
    package func showMenu(_ isShown: Bool) {
        bar?.showMenu(isShown, of: self)
    }

    override func contentDidChange() {
        bar?.redraw(self)
    }
}
