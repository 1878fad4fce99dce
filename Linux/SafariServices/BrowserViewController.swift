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
        showHost(of: url)
        let open = UIAction(title: "Open in browser", image: UIImage(systemName: "safari")) { [weak self] _ in
            guard let self else { return }
            UIApplication.shared.open(self.webView.url ?? self.url)
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: open)
        webView.load(URLRequest(url: url))
    }

    private func makeWebView() -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.websiteDataStore = .nonPersistent()
        let webView = WKWebView(frame: .zero, configuration: configuration)
        webView.navigationDelegate = self
        webView.uiDelegate = self
        return webView
    }

    private func showHost(of url: URL?) {
        navigationItem.title = url?.host
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
        showHost(of: webView.url)
    }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
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
