internal import CGTK
internal import GObjectKit

/// A button of a navigation bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    lazy var button = makeButton()
    private var systemItem: SystemItem?

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

    open var primaryAction: UIAction?

    open var menu: UIMenu? {
        didSet { contentDidChange() }
    }

    open var style = Style.plain {
        didSet { contentDidChange() }
    }

    override func contentDidChange() {
        guard isButtonMade else { return }
        draw()
    }

    private var isButtonMade = false

    private func makeButton() -> GObjectReference {
        let button = GObjectReference(menu == nil ? gtk_button_new() : gtk_menu_button_new())
        isButtonMade = true
        defer { draw(button) }
        guard menu == nil else { return button }
        button.on("clicked") { [weak self] _ in
            guard let self else { return .unhandled }
            self.primaryAction?.run(sender: self)
            return .unhandled
        }
        return button
    }

    private func draw() {
        draw(button)
    }

    private func draw(_ button: GObjectReference) {
        let label = systemItem?.title ?? title
        let icon = systemItem?.icon ?? image?.iconName
        gtk_widget_set_sensitive(button.widget, isEnabled ? 1 : 0)
        gtk_widget_set_tooltip_text(button.widget, icon == nil ? nil : label)
        if style == .done { button.addClass("suggested-action") } else { button.removeClass("suggested-action") }
        if let menu {
            let popover = MenuPopover.make(menu)
            gtk_menu_button_set_popover(button.opaque, popover.widget)
            if let icon { gtk_menu_button_set_icon_name(button.opaque, icon) }
            if icon == nil, let label { gtk_menu_button_set_label(button.opaque, label) }
        } else if let icon {
            gtk_button_set_icon_name(button.cast(), icon)
        } else {
            gtk_button_set_label(button.cast(), label ?? "")
        }
    }
}
