import UIKit
import WebKit

/// The place for a session's web view on one screen, with the still that it leaves behind, an activity indicator and
/// pull to refresh (as in turbo-ios 7, "Visitable").
@preconcurrency @MainActor
open class VisitableView: UIView {
    /// The web view while it is here. It has one place at a time.
    open private(set) weak var webView: WKWebView?
    private weak var visitable: (any Visitable)?

    /// The title of the page that was rendered here last: what the page itself says, else what the web view says. The web
    /// view may still have the title of the page before. nil while no page was rendered.
    open var pageTitle: String? { reportedTitle ?? webView?.title }

    private var reportedTitle: String?

    /// - Parameter title: the title that the page reports; nil for a page that reports none.
    func use(title: String?) {
        reportedTitle = title
    }

    /// Covers the web view: with a picture of the page, or empty while a page is loaded that has none.
    let still = StillView(frame: .zero)
    /// What lies around the page that the still shows.
    private var pageColor: UIColor?

    /// Whether pulling the page down reloads it. True by default.
    open var allowsPullToRefresh = true {
        didSet { updateRefreshControl() }
    }

    /// The control for pull to refresh. It is on the web view while ``allowsPullToRefresh`` is true.
    open private(set) lazy var refreshControl: UIRefreshControl = {
        let control = UIRefreshControl()
        control.addAction(
            UIAction { [weak self] _ in self?.refreshControlDidChange() }, for: .valueChanged)
        return control
    }()

    /// The indicator in the middle of the view, of medium size. Added when it is shown for the first time.
    open private(set) lazy var activityIndicatorView: UIActivityIndicatorView = {
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.hidesWhenStopped = true
        return indicator
    }()

    /// How far a visit is that takes its time: a thin line below the bar. Added when it is shown for the first time.
    private(set) lazy var progressView = UIProgressView(progressViewStyle: .bar)

    open override func layoutSubviews() {
        super.layoutSubviews()
        progressView.frame = CGRect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: 3)
        if !bounds.isEmpty { webView?.frame = bounds }
        still.frame = bounds
        let size = CGSize(width: 40, height: 40)
        activityIndicatorView.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
    }

    private func refreshControlDidChange() {
        guard let visitable else { return }
        visitable.visitableDelegate?.visitableDidRequestRefresh(visitable)
    }

    // MARK: The web view

    /// Takes the web view in, from wherever it is.
    open func activateWebView(_ webView: WKWebView, forVisitable visitable: any Visitable) {
        self.webView = webView
        self.visitable = visitable
        // A view that hasn't been laid out yet is empty, and a page would be drawn in a width of 0.
        if !bounds.isEmpty { webView.frame = bounds }
        webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(webView)
        for view in subviews where view !== webView { bringSubviewToFront(view) }
        updateRefreshControl()
        visitable.visitableDidActivateWebView(webView)
    }

    /// Lets the web view go and leaves a picture of the page in its place.
    open func deactivateWebView() {
        guard let webView else { return }
        let visitable = visitable
        visitable?.visitableWillDeactivateWebView()
        updateScreenshot()
        showScreenshot()
        if webView.superview === self { webView.removeFromSuperview() }
        // Only afterwards: the screen can still be refreshed when it has its page again.
        if webView.scrollView.refreshControl === refreshControl { webView.scrollView.refreshControl = nil }
        self.webView = nil
        self.visitable = nil
        visitable?.visitableDidDeactivateWebView()
    }

    private func updateRefreshControl() {
        guard let webView else { return }
        webView.scrollView.refreshControl = allowsPullToRefresh ? refreshControl : nil
    }

    // MARK: What covers the page

    /// Whether the still covers the page.
    open var isShowingScreenshot: Bool { still.superview != nil }

    /// Whether the user pulled the page down and the load goes on.
    open var isRefreshing: Bool { refreshControl.isRefreshing }

    /// Takes a picture of the page as it is on screen.
    open func updateScreenshot() {
        guard let webView, !isShowingScreenshot else { return }
        still.show(webView.snapshotView(afterScreenUpdates: false))
        pageColor = webView.underPageBackgroundColor
    }

    /// Covers the page with its picture, or with nothing but the background where there is none.
    open func showScreenshot() {
        guard !isShowingScreenshot, !isRefreshing else { return }
        // The view may have grown since the picture was taken.
        still.backgroundColor = (still.picture == nil ? nil : pageColor) ?? .systemBackground
        still.clipsToBounds = true
        still.frame = bounds
        still.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(still)
        if activityIndicatorView.superview === self { bringSubviewToFront(activityIndicatorView) }
    }

    /// Uncovers the page. The picture is kept.
    open func hideScreenshot() {
        still.removeFromSuperview()
    }

    /// Forgets the picture.
    open func clearScreenshot() {
        still.show(nil)
    }

    /// Shows the indicator over the page and its picture; not while the refresh control shows that the page is loaded.
    open func showActivityIndicator() {
        guard !isRefreshing else { return }
        if activityIndicatorView.superview == nil { addSubview(activityIndicatorView) }
        bringSubviewToFront(activityIndicatorView)
        activityIndicatorView.startAnimating()
    }

    /// Shows how far a visit is.
    ///
    /// - Parameter progress: from 0 to 1; nil hides the line.
    func showProgress(_ progress: Float?) {
        guard let progress else { return progressView.removeFromSuperview() }
        if progressView.superview == nil {
            addSubview(progressView)
            setNeedsLayout()
        }
        bringSubviewToFront(progressView)
        progressView.setProgress(progress, animated: true)
    }

    /// Hides the indicator.
    open func hideActivityIndicator() {
        activityIndicatorView.stopAnimating()
    }
}
