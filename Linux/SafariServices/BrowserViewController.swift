internal import UIKit
internal import WebKit

/// The page inside a SFSafariViewController: a web view with a store of its own, and the bar's content.
@MainActor
final class BrowserViewController: UIViewController {
    private let url: URL
    private lazy var webView = makeWebView()

    init(url: URL) {
        self.url = url
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    static func canShow(_ url: URL?) -> Bool {
        guard let scheme = url?.scheme?.lowercased() else { return false }
        return ["http", "https"].contains(scheme)
    }

    override func loadView() {
        view = webView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let open = item("Open in browser", "safari") { UIApplication.shared.open($0.webView.url ?? $0.url) }
        navigationItem.rightBarButtonItems = [open, reloadItem]
        progressLine.autoresizingMask = .flexibleWidth
        progressLine.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 3)
        view.addSubview(progressLine)
        webView.isBrowser = true
        webView.onStateChange = { [weak self] in self?.showState() }
        webView.load(URLRequest(url: url))
        showState()
    }

    private lazy var backItem = item("Back", "chevron.left") { $0.webView.goBack() }
    private lazy var forwardItem = item("Forward", "chevron.right") { $0.webView.goForward() }
    private lazy var reloadItem = item("Reload", "arrow.clockwise") { $0.reloadOrStop() }
    private let progressLine = UIProgressView(progressViewStyle: .bar)

    /// The button that closes the browser. The history comes after it.
    var closeItem: UIBarButtonItem? {
        didSet { navigationItem.leftBarButtonItems = (closeItem.map { [$0] } ?? []) + [backItem, forwardItem] }
    }

    private func item(
        _ title: String, _ symbol: String, _ act: @escaping @MainActor (BrowserViewController) -> Void
    ) -> UIBarButtonItem {
        let action = UIAction(title: title, image: UIImage(systemName: symbol)) { [weak self] _ in
            if let self { act(self) }
        }
        return UIBarButtonItem(primaryAction: action)
    }

    private func reloadOrStop() {
        if webView.isLoading {
            webView.stopLoading()
        } else if webView.reload() == nil {
            // Nothing has been loaded yet.
            webView.load(URLRequest(url: url))
        }
    }

    /// Brings the bar up to date with the page.
    private func showState() {
        let shown = webView.url ?? url
        navigationItem.title = webView.title
        navigationItem.site = shown.host.map { PageSite(host: $0, isSecure: shown.scheme?.lowercased() == "https") }
        if backItem.isEnabled != webView.canGoBack { backItem.isEnabled = webView.canGoBack }
        if forwardItem.isEnabled != webView.canGoForward { forwardItem.isEnabled = webView.canGoForward }
        showLoading(webView.isLoading)
    }

    private func showLoading(_ isLoading: Bool) {
        progressLine.isHidden = !isLoading
        progressLine.progress = Float(webView.estimatedProgress)
        let title = isLoading ? "Stop" : "Reload"
        guard reloadItem.title != title else { return }
        reloadItem.title = title
        reloadItem.image = UIImage(systemName: isLoading ? "xmark" : "arrow.clockwise")
    }

    private func makeWebView() -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.websiteDataStore = .nonPersistent()
        let webView = WKWebView(frame: .zero, configuration: configuration)
        webView.navigationDelegate = self
        webView.uiDelegate = self
        return webView
    }
}

extension BrowserViewController: WKNavigationDelegate {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
        let url = navigationAction.request.url
        if Self.canShow(url) || navigationAction.targetFrame?.isMainFrame == false { return .allow }
        // A mail address or the like: the desktop has an app for it, but only the user may start one.
        if let url, navigationAction.navigationType == .linkActivated { await UIApplication.shared.open(url) }
        return .cancel
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
        showState()
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        showState()
    }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        showState()
        // Not for a load that was stopped on purpose, or that isn't a page.
        guard let error = error as? URLError, error.code != .cancelled else { return }
        let alert = UIAlertController(
            title: "Cannot open the page", message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let failed = error.failingURL ?? url
        let retry = UIAlertAction(title: "Retry", style: .default) { [weak webView] _ in
            webView?.load(URLRequest(url: failed))
        }
        alert.addAction(retry)
        alert.preferredAction = retry
        present(alert, animated: true)
    }
}

extension BrowserViewController: WKUIDelegate {
    /// A link for a new window opens in this one.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        webView.load(navigationAction.request)
        return nil
    }
}
