internal import CGTK
internal import GObjectKit

/// Shows that content is being loaded anew; the user asks for it with F5 or Ctrl+R.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    static let side: CGFloat = 36

    public init() {
        super.init(frame: .zero)
        embed(GObjectReference(gtk_spinner_new()))
        isHidden = true
        isUserInteractionEnabled = false
        host.reference.addClass("tn-refresh")
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Whether content is being loaded.
    open private(set) var isRefreshing = false

    /// Shows the control, without sending `valueChanged`.
    open func beginRefreshing() {
        setRefreshing(true)
    }

    /// Hides the control.
    open func endRefreshing() {
        setRefreshing(false)
    }

    private func setRefreshing(_ value: Bool) {
        isRefreshing = value
        isHidden = !value
        guard widget !== host.reference else { return }
        gtk_spinner_set_spinning(widget.opaque, value ? 1 : 0)
        superview?.setNeedsLayout()
    }
}
