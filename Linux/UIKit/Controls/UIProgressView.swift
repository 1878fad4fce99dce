internal import CGTK
internal import GObjectKit

/// How far something is.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        embed(GObjectReference(gtk_progress_bar_new()))
    }

    /// A line, at 0.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        if style == .bar { widget.addClass("osd") }
    }

    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        embed(GObjectReference(gtk_progress_bar_new()))
    }

    /// From 0 to 1.
    open var progress: Float {
        get { Float(gtk_progress_bar_get_fraction(widget.opaque)) }
        set { gtk_progress_bar_set_fraction(widget.opaque, Double(min(max(newValue, 0), 1))) }
    }

    /// From 0 to 1, at once.
    open func setProgress(_ progress: Float, animated: Bool) {
        self.progress = progress
    }

    /// The colour of what is done; nil for the accent colour.
    open var progressTintColor: UIColor? {
        didSet { looks.set("background-color", progressTintColor?.css, on: widget, state: " progress") }
    }

    /// How thick the line is. That of a bar has no ground.
    public enum Style: Int, Sendable {
        case `default` = 0
        case bar = 1
    }
}
