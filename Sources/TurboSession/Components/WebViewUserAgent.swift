import WebKit

/// Adds the names of components to a web view's user agent. The web library reads it once for each document, and does
/// nothing in a document that was loaded when no components were named.
@MainActor
final class WebViewUserAgent {
    private var webView: WKWebView
    /// Whether the document was loaded when no components were named. JavaScript visits in it don't change that.
    private(set) var isDocumentOutdated = false
    /// Whether the running load was started with the current names.
    private var usesCurrentNames = false
    /// Whether WebKit didn't return its user agent, for example because the content process had ended.
    private var didTimeOut = false
    /// The number of the latest request for the user agent. Results of earlier requests don't contain the current
    /// names.
    private var requestNumber = 0
    private var isAsking = false
    private var waiting: [@MainActor () -> Void] = []

    init(of webView: WKWebView) {
        self.webView = webView
    }

    /// Moves to the web view that replaces the current one. Its user agent contains the same names.
    func move(to webView: WKWebView) {
        if webView.customUserAgent?.isEmpty != false { webView.customUserAgent = self.webView.customUserAgent }
        self.webView = webView
    }

    /// Called when other components were registered.
    func registrationDidChange() {
        usesCurrentNames = false
        if !BridgeComponents.types.isEmpty, !ComponentUserAgent.hasComponents(in: addition) {
            isDocumentOutdated = true
        }
        ask()
    }

    /// The text that the app added to WebKit's user agent, or replaced it with.
    private var addition: String {
        if let whole = webView.customUserAgent, !whole.isEmpty { return whole }
        return webView.configuration.applicationNameForUserAgent ?? ""
    }

    /// The number of seconds to wait for the user agent. A page that hangs doesn't return it.
    private static let timeout: UInt64 = 2

    /// Requests the user agent from the page, because only WebKit has all of it.
    private func ask() {
        (didTimeOut, isAsking) = (false, true)
        requestNumber += 1
        let number = requestNumber
        webView.evaluateJavaScript("navigator.userAgent") { [weak self] result, _ in
            self?.engineDidReturn(result as? String, to: number)
        }
        Task { [weak self] in
            do { try await Task.sleep(nanoseconds: Self.timeout * 1_000_000_000) } catch { return }
            if self?.isAsking == true { self?.engineDidReturn(nil, to: number) }
        }
    }

    private func engineDidReturn(_ former: String?, to number: Int) {
        guard number == requestNumber else { return }
        if let former { webView.customUserAgent = ComponentUserAgent.text(former, with: BridgeComponents.userAgent) }
        (didTimeOut, isAsking) = (former == nil, false)
        let actions = waiting
        waiting = []
        for action in actions { action() }
    }

    /// Calls back when the user agent contains the names of all components, or when WebKit doesn't return it in time.
    func whenSet(_ action: @escaping @MainActor () -> Void) {
        if didTimeOut { ask() }
        isAsking ? waiting.append(action) : action()
    }

    /// Called when a whole document is requested.
    func loadBegins() {
        usesCurrentNames = !didTimeOut
    }

    /// Called when the requested document has replaced the previous one.
    func documentDidCommit() {
        if usesCurrentNames { isDocumentOutdated = false }
    }
}
