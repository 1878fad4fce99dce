/// The part of a scrolling view that concerns its owner: insets, and pulling to refresh. The content scrolls by itself.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// Which point of the content is at the upper left.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// Space around the content.
    open var contentInset = UIEdgeInsets.zero
    /// The insets with those of bars, which cover nothing here.
    open var adjustedContentInset: UIEdgeInsets { contentInset }

    /// Set off by F5 and Ctrl+R.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard oldValue !== refreshControl else { return }
            if let page = oldValue?.page, page.refreshControl === oldValue { page.refreshControl = nil }
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
