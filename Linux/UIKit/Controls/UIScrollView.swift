/// A scroll view's interface for its owner: offset, insets and refresh control. On Linux most content scrolls itself; a
/// scroll view with a `contentSize` scrolls its subviews by wheel, trackpad and finger.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// The point of the content at the view's upper left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// The size of the subviews' area.
    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            scrolling.listen(to: self)
            scrolling.scroll(self, by: 0)
        }
    }
    private let scrolling = ContentScrolling()

    /// The space around the content.
    open var contentInset = UIEdgeInsets.zero
    /// The insets including those for bars. On Linux bars don't cover content, so these are the same as `contentInset`.
    open var adjustedContentInset: UIEdgeInsets { contentInset }

    /// Whether the safe area adds to the insets. On Linux it is stored, because bars don't cover content.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

    // On Linux content doesn't bounce at its edges, so these values have no effect.

    /// Whether content bounces at its edges.
    open var bounces = true
    /// Whether content bounces vertically although it fits.
    open var alwaysBounceVertical = false
    /// Whether content bounces horizontally although it fits.
    open var alwaysBounceHorizontal = false

    /// Whether and when the safe area adds to the insets of a scroll view.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic = 0
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }

    /// The refresh control, which sends `valueChanged` on F5 and Ctrl+R.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard oldValue !== refreshControl else { return }
            if let view = oldValue?.contentView, view.refreshControl === oldValue { view.refreshControl = nil }
            oldValue?.removeFromSuperview()
            if let refreshControl { addSubview(refreshControl) }
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let refreshControl else { return }
        let side = UIRefreshControl.side
        refreshControl.frame = CGRect(x: bounds.midX - side / 2, y: bounds.minY + 12, width: side, height: side)
    }
}
