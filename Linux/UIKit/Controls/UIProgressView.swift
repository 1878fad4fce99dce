internal import CGTK
internal import GObjectKit

/// A bar that shows the progress of a task.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        embed(GObjectReference(gtk_progress_bar_new()))
    }

    /// Creates a progress view of a style, with no progress.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        if style == .bar { widget.addClass("osd") }
    }

    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        embed(GObjectReference(gtk_progress_bar_new()))
    }

    /// The progress, from 0 to 1.
    open var progress: Float {
        get { Float(gtk_progress_bar_get_fraction(widget.opaque)) }
        set { gtk_progress_bar_set_fraction(widget.opaque, Double(min(max(newValue, 0), 1))) }
    }

    /// Sets the progress, from 0 to 1. On Linux the change isn't animated.
    open func setProgress(_ progress: Float, animated: Bool) {
        self.progress = progress
    }

    /// The color of the completed part; nil for the accent color.
    open var progressTintColor: UIColor? {
        didSet { viewStyle.set("background-color", progressTintColor?.css, on: widget, state: " progress") }
    }

    /// The style of a progress view. `bar` has no visible track.
    public enum Style: Int, Sendable {
        case `default` = 0
        case bar = 1
    }
}
