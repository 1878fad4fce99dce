internal import CGTK
internal import GObjectKit

/// A button with a title or an image.
@preconcurrency @MainActor
open class UIButton: UIControl {
    private var titles: [UInt: String] = [:]
    private var images: [UInt: UIImage] = [:]
    private var colors: [UInt: UIColor] = [:]
    private let contentLooks = ViewStyle()
    /// The type that the button was created with.
    open private(set) var buttonType = ButtonType.custom

    public override init(frame: CGRect) {
        super.init(frame: frame)
        embed(GObjectReference(gtk_button_new()))
        drawType()
        widget.on("clicked") { [weak self] _ in
            // GTK reports a complete click, and the same for Return and Space.
            self?.sendActions(for: .touchDown)
            self?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
            return .unhandled
        }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var defaultTraits: UIAccessibilityTraits { .button }

    /// Creates a button of a type, without a title.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        drawType()
        if buttonType == .close { setImage(UIImage(systemName: "xmark"), for: .normal) }
    }

    /// Creates a button with the title, image and closure of an action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        setImage(primaryAction.image, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// Sets the title for a state. A state without a title uses that of `.normal`.
    open func setTitle(_ title: String?, for state: State) {
        titles[state.rawValue] = title
        drawContent()
    }

    open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[State.normal.rawValue] }

    /// The title for the current state.
    open var currentTitle: String? { title(for: state) }

    /// Sets the title's color for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        colors[state.rawValue] = color
        drawContent()
    }

    /// Returns the title's color for a state.
    open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] ?? colors[State.normal.rawValue] }

    /// The label that sets the title's font and color. Set the text with `setTitle(_:for:)`.
    open var titleLabel: UILabel? { label }
    private lazy var label = ButtonLabel { [weak self] in self?.drawContent() }

    /// The space between the edges and the title.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { drawContent() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        drawContent()
    }

    /// Sets the image for a state. On Linux it is shown only if there is no title.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state.rawValue] = image
        drawContent()
    }

    private func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[State.normal.rawValue] }

    override func enabledDidChange() {
        super.enabledDidChange()
        drawContent()
    }

    private func drawType() {
        widget.setClass("tn-custom-button", buttonType == .custom)
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

    /// The types of buttons. `custom` draws nothing but its title or image, and the focus of the keyboard. The others
    /// look like buttons of the desktop; `close` has an icon.
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case close = 7
    }
}
