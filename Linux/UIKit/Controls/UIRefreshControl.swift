internal import CGTK
internal import GObjectKit

/// Shows that content is being refreshed. On Linux the user refreshes with F5 or Ctrl+R instead of by pulling.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    static let side: CGFloat = 36

    /// Centered in the view, whatever its size.
    private lazy var spinner = GObjectReference(gtk_spinner_new())
    private lazy var disc = GObjectReference(adw_bin_new())

    public init() {
        super.init(frame: .zero)
        embed(disc)
        gtk_widget_set_halign(spinner.widget, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(spinner.widget, GTK_ALIGN_CENTER)
        gtk_widget_set_size_request(spinner.widget, Int32(Self.side), Int32(Self.side))
        adw_bin_set_child(disc.cast(), spinner.widget)
        spinner.addClass("tn-refresh")
        isHidden = true
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Whether a refresh is in progress.
    open private(set) var isRefreshing = false

    /// Shows the control, without sending `valueChanged`.
    open func beginRefreshing() {
        setRefreshing(true)
    }

    /// Hides the control.
    open func endRefreshing() {
        setRefreshing(false)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { contentView?.refreshControl = self }
    }

    /// The content view of a navigation stack that contains the control.
    var contentView: NavigationContentView? {
        sequence(first: self as UIView) { $0.superview }.lazy.compactMap { $0 as? NavigationContentView }.first
    }

    private func setRefreshing(_ value: Bool) {
        isRefreshing = value
        isHidden = !value
        guard widget !== host.reference else { return }
        gtk_spinner_set_spinning(spinner.opaque, value ? 1 : 0)
        superview?.setNeedsLayout()
    }
}
