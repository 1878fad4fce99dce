internal import CGTK
internal import GObjectKit

/// A spinner that shows that a task is in progress.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    private var size = Style.medium

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a spinner in one of two sizes. It isn't animating yet.
    public init(style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        setUp()
        size = style
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        setUp()
    }

    private func setUp() {
        embed(GObjectReference(gtk_spinner_new()))
        isHidden = true
    }

    /// The color of the spinner.
    open var color: UIColor! = .label {
        didSet { viewStyle.set("color", color?.css, on: widget) }
    }

    /// Whether the view is hidden while it isn't animating.
    open var hidesWhenStopped = true {
        didSet { drawState() }
    }

    /// Whether the spinner is animating.
    open private(set) var isAnimating = false

    /// Shows the view and starts the animation.
    open func startAnimating() {
        isAnimating = true
        drawState()
    }

    /// Stops the animation, and hides the view if `hidesWhenStopped` is true.
    open func stopAnimating() {
        isAnimating = false
        drawState()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: size.side, height: size.side) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private func drawState() {
        isHidden = hidesWhenStopped && !isAnimating
        guard widget !== host.reference else { return }
        gtk_spinner_set_spinning(widget.opaque, isAnimating ? 1 : 0)
    }

    /// The size of a spinner.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101

        var side: CGFloat { self == .large ? 37 : 20 }
    }
}
