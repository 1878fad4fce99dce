internal import PageText
internal import UIKit
internal import WebKit

/// The page in an SFSafariViewController: a web view with its own data store, and the items of the bar.
@MainActor
final class BrowserViewController: UIViewController {
    /// The URL to load as long as no page has loaded.
    var url: URL
    /// Whether there is a page that the web view can reload.
    var hasPage = false
    /// Whether the page may cause an alert: after one, not before the user has tapped the page or a button.
    var mayShowAlert = true
    /// The page's own dialogs.
    var dialogs = DialogSeries()
    private(set) lazy var webView = makeWebView()
    /// Called before a document of the browser is loaded. Returns true for a URL that ends the browser's purpose.
    var onNavigation: ((URL) -> Bool)?

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

    /// The URL of the page, or the one to load as long as there is no page.
    var pageURL: URL { hasPage ? webView.committedURL ?? url : url }

    override func loadView() {
        view = webView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let open = item(.openInBrowser, "safari") { $0.openInOtherApp($0.pageURL) }
        navigationItem.rightBarButtonItems = [open, reloadItem]
        progressLine.autoresizingMask = .flexibleWidth
        progressLine.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 3)
        view.addSubview(progressLine)
        webView.isBrowser = true
        webView.onReload = { [weak self] in self?.loadAgain() }
        webView.onStateChange = { [weak self] in self?.showState() }
        webView.load(URLRequest(url: url))
        showState()
    }

    private lazy var backItem = item(.back, "chevron.left") { $0.webView.goBack() }
    private lazy var forwardItem = item(.forward, "chevron.right") { $0.webView.goForward() }
    private lazy var reloadItem = item(.reload, "arrow.clockwise") { $0.reloadOrStop() }
    private let progressLine = UIProgressView(progressViewStyle: .bar)

    /// The button that closes the browser, left of the back and forward buttons.
    var closeItem: UIBarButtonItem? {
        didSet { navigationItem.leftBarButtonItems = (closeItem.map { [$0] } ?? []) + [backItem, forwardItem] }
    }

    private func item(
        _ title: SystemText, _ symbol: String, _ act: @escaping @MainActor (BrowserViewController) -> Void
    ) -> UIBarButtonItem {
        let action = UIAction(title: title.text(), image: UIImage(systemName: symbol)) { [weak self] _ in
            guard let self else { return }
            mayShowAlert = true
            act(self)
        }
        return UIBarButtonItem(primaryAction: action)
    }

    private func reloadOrStop() {
        guard webView.isLoading else { return loadAgain() }
        webView.stopLoading()
        showState()
    }

    func loadAgain() {
        mayShowAlert = true
        if hasPage {
            webView.reload()
        } else {
            webView.load(URLRequest(url: url))
        }
    }

    private static let longestTitle = 200

    /// Updates the bar for the current page.
    func showState() {
        let shown = pageURL
        navigationItem.title = webView.title?.beginning(Self.longestTitle)
        navigationItem.externalHost = shown.host.map {
            ExternalHost(host: $0, isSecure: hasPage ? shown.scheme?.lowercased() == "https" : nil)
        }
        if backItem.isEnabled != webView.canGoBack { backItem.isEnabled = webView.canGoBack }
        if forwardItem.isEnabled != webView.canGoForward { forwardItem.isEnabled = webView.canGoForward }
        showLoading(webView.isLoading)
    }

    private func showLoading(_ isLoading: Bool) {
        progressLine.isHidden = !isLoading
        progressLine.progress = Float(webView.estimatedProgress)
        let title = (isLoading ? SystemText.stop : .reload).text()
        guard reloadItem.title != title else { return }
        reloadItem.title = title
        reloadItem.image = UIImage(systemName: isLoading ? "xmark" : "arrow.clockwise")
    }

    private func makeWebView() -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.websiteDataStore = .nonPersistent()
        configuration.preferences.isElementFullscreenEnabled = true
        let webView = WKWebView(frame: .zero, configuration: configuration)
        webView.navigationDelegate = self
        webView.uiDelegate = self
        return webView
    }
}
