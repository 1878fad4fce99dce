internal import CGTK
internal import GObjectKit

/// A button with a title or an icon.
@preconcurrency @MainActor
open class UIButton: UIControl {
    private var titles: [UInt: String] = [:]
    private var images: [UInt: UIImage] = [:]
    /// The kind that the button was made as.
    open private(set) var buttonType = ButtonType.custom

    public override init(frame: CGRect) {
        super.init(frame: frame)
        embed(GObjectReference(gtk_button_new()))
        widget.on("clicked") { [weak self] _ in
            // GTK tells of a click as a whole, and of Return and Space in the same way.
            self?.sendActions(for: .touchDown)
            self?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
            return .unhandled
        }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A button without title.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if buttonType == .close { setImage(UIImage(systemName: "xmark"), for: .normal) }
    }

    /// A button that calls one action, and has its title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        setImage(primaryAction.image, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// Sets the title. States other than normal and disabled look like normal.
    open func setTitle(_ title: String?, for state: State) {
        titles[state.rawValue] = title
        drawContent()
    }

    open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[State.normal.rawValue] }

    private var currentTitle: String? { title(for: isEnabled ? .normal : .disabled) }

    /// Sets the icon, which is shown in place of an empty title.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state.rawValue] = image
        drawContent()
    }

    private func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[State.normal.rawValue] }

    override func enabledDidChange() {
        super.enabledDidChange()
        drawContent()
    }

    private func drawContent() {
        guard widget !== host.reference else { return }
        let image = image(for: isEnabled ? .normal : .disabled)
        let title = currentTitle ?? ""
        if let icon = image?.iconName, title.isEmpty {
            gtk_button_set_icon_name(widget.cast(), icon)
        } else {
            gtk_button_set_label(widget.cast(), title)
        }
        invalidateIntrinsicContentSize()
    }

    /// The kinds of buttons; a desktop draws all of them alike, but for the icon of `close`.
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case close = 7
    }
}
