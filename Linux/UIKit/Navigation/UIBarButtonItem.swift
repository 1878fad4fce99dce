/// A button of a navigation bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    weak var bar: HeaderBar?
    var systemItem: SystemItem?

    public override init() {
        super.init()
    }

    /// A button with a meaning: the system gives it a word or a picture.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.systemItem = systemItem
        self.primaryAction = primaryAction
        self.menu = menu
        if systemItem == .done || systemItem == .save { style = .done }
    }

    /// A button with a title or an image, by default those of the action.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// What the button calls. It hides a menu, because there are no long presses here.
    open var primaryAction: UIAction? {
        didSet { contentDidChange() }
    }

    /// What the button opens.
    open var menu: UIMenu? {
        didSet { contentDidChange() }
    }

    /// How much the button stands out.
    open var style = Style.plain {
        didSet { contentDidChange() }
    }

    /// The colour of the word or icon; nil for that of the bar.
    open var tintColor: UIColor? {
        didSet { contentDidChange() }
    }
    let looks = ViewStyle()

    /// What is written on the button, also where the system has the word.
    package var label: String { systemItem?.title ?? title ?? "" }

    override func contentDidChange() {
        bar?.redraw(self)
    }
}
