import UIKit
import WebKit

/// The view of a screen. It contains the session's web view, or a screenshot of the page while another screen contains
/// the web view, and has an activity indicator and pull to refresh (as in turbo-ios 7).
@preconcurrency @MainActor
open class VisitableView: UIView {
    /// The web view; nil while it is on another screen.
    open private(set) weak var webView: WKWebView?
    private weak var visitable: (any Visitable)?

    /// The title of the page that was rendered here last, as the page reported it. For a page that reported none, the
    /// web view's title, which may still be that of the previous page. nil before a page is rendered.
    open var pageTitle: String? { reportedTitle ?? webView?.title.map(DialogText.title) }

    /// The title that the page reports; nil for a page that reports none.
    var reportedTitle: String?

    /// The view over the web view. It shows the screenshot of the page, or is empty while a page without one is loaded.
    let screenshotView = ScreenshotView(frame: .zero)
    /// The background color of the page in the screenshot.
    private var pageColor: UIColor?
    /// The background color for a page that hasn't been rendered yet: that of the site's pages; nil for the system's.
    var placeholderColor: UIColor?

    /// Whether the user can reload the page by pulling it down. True by default. Has no effect in Mac Catalyst's Mac
    /// idiom, which has no refresh controls.
    open var allowsPullToRefresh = true {
        didSet { updateRefreshControl() }
    }

    /// Whether the view may have a refresh control. By default the system decides.
    var supportsRefreshControl = UIRefreshControl.isSupported()

    /// The control for pull to refresh. The web view's scroll view has it while ``allowsPullToRefresh`` is true.
    open private(set) lazy var refreshControl: UIRefreshControl = {
        let control = UIRefreshControl()
        control.addAction(
            UIAction { [weak self] _ in self?.refreshControlDidChange() }, for: .valueChanged)
        return control
    }()

    /// The medium-size indicator in the center of the view. Added when it is first shown.
    open private(set) lazy var activityIndicatorView: UIActivityIndicatorView = {
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.hidesWhenStopped = true
        return indicator
    }()

    /// The progress of a slow visit: a thin line below the navigation bar. Added when it is first shown.
    private(set) lazy var progressView = UIProgressView(progressViewStyle: .bar)

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        progressView.frame = CGRect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: 3)
        noticeRow?.frame = CGRect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: rowHeight)
        // While an element of the page fills the screen, the web view is elsewhere.
        if !bounds.isEmpty, let webView, webView.superview === self { webView.frame = pageFrame }
        screenshotView.frame = pageFrame
        let size = CGSize(width: 40, height: 40)
        activityIndicatorView.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
    }

    // MARK: The notice

    /// The row above the page, if there is something to say about it. The page is below it.
    private(set) var noticeRow: NoticeRow?

    private var rowHeight: CGFloat { noticeRow?.height(for: bounds.width) ?? 0 }

    private var pageFrame: CGRect {
        guard noticeRow != nil else { return bounds }
        let top = min(bounds.height, safeAreaInsets.top + rowHeight)
        return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }

    /// Shows or hides the row, which is an alert for screen readers.
    ///
    /// - Parameter notice: what the row says; nil for no row.
    func show(_ notice: PageNotice?) {
        noticeRow?.removeFromSuperview()
        noticeRow = notice.map { NoticeRow($0) }
        if let noticeRow {
            addSubview(noticeRow)
            if window != nil { UIAccessibility.post(notification: .screenChanged, argument: noticeRow) }
            noticeRow.observeSize { [weak self] in self?.setNeedsLayout() }
        }
        setNeedsLayout()
    }

    private func refreshControlDidChange() {
        guard let visitable else { return }
        visitable.visitableDelegate?.visitableDidRequestRefresh(visitable)
    }

    // MARK: The web view

    /// Moves the web view into this view.
    open func activateWebView(_ webView: WKWebView, forVisitable visitable: any Visitable) {
        self.webView = webView
        self.visitable = visitable
        // Before its first layout, this view is empty, and the page would be rendered with a width of 0.
        if !bounds.isEmpty { webView.frame = pageFrame }
        webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(webView)
        for view in subviews where view !== webView { bringSubviewToFront(view) }
        updateRefreshControl()
        visitable.visitableDidActivateWebView(webView)
    }

    /// Removes the web view and shows a screenshot of the page instead.
    open func deactivateWebView() {
        guard let webView else { return }
        let visitable = visitable
        visitable?.visitableWillDeactivateWebView()
        // While the control is refreshing, no screenshot is shown.
        if webView.scrollView.refreshControl === refreshControl { refreshControl.endRefreshing() }
        updateScreenshot()
        showScreenshot()
        if webView.superview === self { webView.removeFromSuperview() }
        // Only after the removal: otherwise, on Linux, the bar of the screen would lose its refresh button.
        if webView.scrollView.refreshControl === refreshControl { webView.scrollView.refreshControl = nil }
        self.webView = nil
        self.visitable = nil
        visitable?.visitableDidDeactivateWebView()
    }

    private func updateRefreshControl() {
        guard let webView else { return }
        if allowsPullToRefresh, supportsRefreshControl {
            webView.scrollView.refreshControl = refreshControl
        } else {
            webView.scrollView.removeRefreshControl()
        }
    }

    // MARK: The screenshot and the indicators

    /// Whether the screenshot is shown over the page.
    open var isShowingScreenshot: Bool { screenshotView.superview != nil }

    /// Whether a reload is running that the user started by pulling the page down.
    open var isRefreshing: Bool { refreshControl.isRefreshing }

    /// Captures a screenshot of the page as it is on screen.
    open func updateScreenshot() {
        guard let webView, !isShowingScreenshot else { return }
        screenshotView.show(webView.snapshotView(afterScreenUpdates: false))
        pageColor = webView.underPageBackgroundColor
    }

    /// Shows the screenshot over the page. If there is none, covers the page with the background color of the site's
    /// pages.
    open func showScreenshot() {
        guard !isShowingScreenshot, !isRefreshing else { return }
        // The view may have grown since the screenshot was captured.
        let color = screenshotView.screenshot == nil ? placeholderColor : pageColor
        screenshotView.backgroundColor = color ?? .systemBackground
        screenshotView.clipsToBounds = true
        screenshotView.frame = pageFrame
        screenshotView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(screenshotView)
        if activityIndicatorView.superview === self { bringSubviewToFront(activityIndicatorView) }
    }

    /// Hides the screenshot, but keeps it.
    open func hideScreenshot() {
        screenshotView.removeFromSuperview()
    }

    /// Deletes the screenshot.
    open func clearScreenshot() {
        screenshotView.show(nil)
    }

    /// Shows the indicator over the page and its screenshot, unless the refresh control already shows that the page is
    /// loading.
    open func showActivityIndicator() {
        guard !isRefreshing else { return }
        if activityIndicatorView.superview == nil { addSubview(activityIndicatorView) }
        bringSubviewToFront(activityIndicatorView)
        activityIndicatorView.startAnimating()
    }

    /// Shows the progress of a visit.
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
