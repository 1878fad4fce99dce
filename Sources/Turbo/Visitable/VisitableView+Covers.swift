import UIKit

extension VisitableView {
    /// Whether the still covers the page.
    public var isShowingScreenshot: Bool { still.superview != nil }

    /// Whether the user pulled the page down and the load goes on.
    public var isRefreshing: Bool { refreshControl.isRefreshing }

    /// Takes a picture of the page as it is on screen.
    public func updateScreenshot() {
        guard let webView, !isShowingScreenshot else { return }
        still.picture = webView.snapshotView(afterScreenUpdates: false)
    }

    /// Covers the page with its picture, or with nothing but the background where there is none.
    public func showScreenshot() {
        guard !isShowingScreenshot, !isRefreshing else { return }
        still.backgroundColor = .systemBackground
        still.frame = bounds
        still.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(still)
        if activityIndicatorView.superview === self { bringSubviewToFront(activityIndicatorView) }
    }

    public func hideScreenshot() {
        still.removeFromSuperview()
    }

    /// Forgets the picture.
    public func clearScreenshot() {
        still.picture = nil
    }

    public func showActivityIndicator() {
        guard !isRefreshing else { return }
        if activityIndicatorView.superview == nil { addSubview(activityIndicatorView) }
        bringSubviewToFront(activityIndicatorView)
        activityIndicatorView.startAnimating()
    }

    public func hideActivityIndicator() {
        activityIndicatorView.stopAnimating()
    }
}
