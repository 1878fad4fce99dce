import UIKit
import WebKit

/// A window that a page has opened, as a screen over the app. Page and window have the same site data, and can send
/// each other messages. The window shows any site as a browser does: without the app's adapter of Turbo, and without a
/// stack.
final class PageWindowController: UIViewController, WKNavigationDelegate {
    let webView: WKWebView
    private weak var session: Session?
    private let stacks: Stacks
    private let dialogs: PageDialogs
    private var presentation: DialogPresentation?
    /// Whether the window has shown anything yet.
    private var hasPage = false
    /// The number of documents that the window has begun to show.
    private var documents = 0
    /// Whether a document is being requested.
    private var isLoading = false
    /// The cause of a download that the current load may become. A tap has opened the window.
    private var cause = DownloadLimit.Cause.visit
    private var hasAppeared = false
    /// The failure of a load before the window has appeared: UIKit presents nothing over it until then.
    private var failure: VisitFailure?
    /// The number of taps at the last alert. The page causes no second one before the next tap.
    private var tapsAtAlert: Int?

    /// - Parameters:
    ///   - configuration: the configuration for the window's web view, as WebKit passed it.
    ///   - session: the session whose page opens the window.
    init(_ configuration: WKWebViewConfiguration, of session: Session, over stacks: Stacks) {
        self.session = session
        self.stacks = stacks
        // The scripts of the app are for the pages of the session.
        configuration.userContentController = WKUserContentController()
        session.links.registerTaps(in: configuration.userContentController)
        webView = WKWebView(frame: .zero, configuration: configuration)
        webView.customUserAgent = session.webView.customUserAgent
        dialogs = PageDialogs(of: session, over: stacks)
        super.init(nibName: nil, bundle: nil)
        dialogs.window = self
        webView.uiDelegate = dialogs
        webView.navigationDelegate = self
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.close() })
        title = "about:blank"
        // A payment must not end because a finger slipped.
        isModalInPresentation = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        webView.frame = view.bounds
        webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(webView)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The page may have written into an empty window, without a load.
        if !hasPage { showHost() }
        hasAppeared = true
        if let failure { show(failure) }
    }

    /// Whether a window shows a URL itself. An empty one is that of a window without a page.
    static func shows(_ url: URL) -> Bool {
        Origin(url).isWeb || [nil, "about", "blob"].contains(url.scheme?.lowercased())
    }

    /// Whether the page of a session has opened the window.
    func isOf(_ session: Session) -> Bool { self.session === session }

    func present(over presenter: UIViewController) {
        presentation = DialogPresentation(of: UINavigationController(rootViewController: self), over: presenter)
    }

    func close() { presentation?.end(animated: true) }

    // MARK: WKNavigationDelegate

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        guard let session, let url = navigationAction.request.url else { return decisionHandler(.cancel) }
        if navigationAction.targetFrame == nil, !navigationAction.shouldPerformDownload {
            // For a script or a form with POST, WebKit asks for the window next.
            guard navigationAction.requestsPage,
                [.linkActivated, .formSubmitted].contains(navigationAction.navigationType)
            else { return decisionHandler(.allow) }
            decisionHandler(.cancel)
            return session.links.consumeTap() ? open(url) : dialogs.windowWasBlocked()
        }
        if navigationAction.targetFrame?.isMainFrame == false, !navigationAction.shouldPerformDownload,
            LinkLoad.isShownInFrame(url)
        {
            return decisionHandler(.allow)
        }
        let isTapped = session.links.consumeTap()
        // A redirect has the cause of its load.
        if isTapped { cause = .visit } else if hasPage, !isLoading { cause = .page }
        if navigationAction.shouldPerformDownload {
            return decisionHandler(session.links.mayDownload(cause) ? .download : .cancel)
        }
        let isShown = Self.shows(url)
        decisionHandler(isShown ? .allow : .cancel)
        if !isShown { session.links.follow(url, isTapped: isTapped) }
    }

    /// Shows a page in a window over this one. As in a browser, the two pages don't know each other.
    private func open(_ url: URL) {
        guard let session, presentedViewController == nil else { return }
        let window = PageWindowController(session.webView.configuration, of: session, over: stacks)
        window.webView.load(URLRequest(url: url))
        window.present(over: self)
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
        decisionHandler(session?.links.policy(for: navigationResponse, cause: cause) ?? .cancel)
    }

    func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {
        session?.links.didStart(download)
    }

    /// A window that was opened for a file has nothing else to show.
    func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) {
        session?.links.didStart(download)
        if !hasPage { close() }
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { isLoading = true }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
        isLoading = false
        if webView.url?.host != nil { hasPage = true }
        documents += 1
        showHost()
    }

    /// The host is the title, because the user may enter a password or pay here. What a page has made has none in its
    /// URL: it is shown under the host of that page.
    private func showHost() {
        title = webView.url?.host ?? "about:blank"
        guard webView.url?.host == nil else { return }
        webView.callAsyncJavaScript("return self.origin", in: nil, in: .defaultClient) {
            [weak self, documents] result in
            // A page that writes into the window changes its URL, too.
            guard let self, self.documents == documents, let origin = try? result.get() as? String else { return }
            title = URL(string: origin)?.host ?? title
        }
    }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        isLoading = false
        // The web view's own URL is that of the page before, if there is one.
        let failed = (error as NSError).userInfo[NSURLErrorFailingURLErrorKey] as? URL
        guard let url = failed ?? webView.url, let taps = session?.links.site.taps.count else { return }
        let failure = VisitFailure(error, url: url)
        guard failure.isConnectionError || failure.isTimeout || failure.isSecurityError, taps != tapsAtAlert else {
            return
        }
        tapsAtAlert = taps
        show(failure)
    }

    /// Shows an alert, once the window itself is shown.
    private func show(_ failure: VisitFailure) {
        self.failure = hasAppeared ? nil : failure
        if hasAppeared { MessageAlert.show(.pageNotLoaded, failure.message, from: self) }
    }

    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let session else { return completionHandler(.performDefaultHandling, nil) }
        session.webView(webView, didReceive: challenge, completionHandler: completionHandler)
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { close() }
}

extension WKNavigationAction {
    /// Whether the page can be requested by its URL alone.
    var requestsPage: Bool {
        request.url.map { Origin($0).isWeb } == true && request.httpMethod?.uppercased() != "POST"
    }
}

extension Stacks {
    /// The topmost window that a page has opened, if it is over the stacks.
    var pageWindow: PageWindowController? {
        (top as? UINavigationController)?.viewControllers.first as? PageWindowController
    }
}
