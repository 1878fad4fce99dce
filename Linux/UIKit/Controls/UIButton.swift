internal import CGTK
internal import GObjectKit

/// A button with a title or an icon.
@preconcurrency @MainActor
open class UIButton: UIControl {
    private var titles: [UInt: String] = [:]
    private var images: [UInt: UIImage] = [:]
    private var colors: [UInt: UIColor] = [:]
    private let contentLooks = ViewStyle()
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

    /// Sets the title for a state; what is not set for a state is as for the normal one.
    open func setTitle(_ title: String?, for state: State) {
        titles[state.rawValue] = title
        drawContent()
    }

    open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[State.normal.rawValue] }

    /// The title of the state that the button is in.
    open var currentTitle: String? { title(for: state) }

    /// Sets the colour of the title.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        colors[state.rawValue] = color
        drawContent()
    }

    /// The colour of the title.
    open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] ?? colors[State.normal.rawValue] }

    /// Font and colour of the title. Set the text with `setTitle(_:for:)`.
    open var titleLabel: UILabel? { label }
    private lazy var label = ButtonLabel { [weak self] in self?.drawContent() }

    /// Room between the edges and the title.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { drawContent() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        drawContent()
    }

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
        let title = currentTitle ?? ""
        if title.isEmpty, let icon = image(for: state)?.makeIcon(size: 16) {
            widget.setButtonChild(icon)
        } else {
            gtk_button_set_label(widget.cast(), title)
        }
        contentLooks.set("color", (titleColor(for: state) ?? label.chosenColor ?? chosenTintColor)?.css, on: widget)
        contentLooks.setFont(label.chosenFont, on: widget)
        contentLooks.set("padding", contentEdgeInsets == .zero ? nil : contentEdgeInsets.css, on: widget)
        invalidateIntrinsicContentSize()
    }

    /// The kinds of buttons; a desktop draws all of them alike, but for the icon of `close`.
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case close = 7
    }
}
