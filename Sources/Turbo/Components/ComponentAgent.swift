import WebKit

/// The user agent of a web view, as far as it names components. The web library reads it once for each document: it does
/// nothing in one that came when no component was named.
@MainActor
final class ComponentAgent {
    private let webView: WKWebView
    /// Whether the document is of a time when no component was named. Visits in it don't help.
    private(set) var isDocumentOutdated = false
    /// Whether the load under way was begun with the names of now.
    private var isLoadOfNow = false
    /// Whether the engine did not say what its user agent is: the page had ended, for example.
    private var isUnanswered = false
    /// How many times the engine is being asked.
    private var questions = 0
    private var waiting: [@MainActor () -> Void] = []

    init(of webView: WKWebView) {
        self.webView = webView
    }

    /// Other components have been registered.
    func registrationDidChange() {
        isLoadOfNow = false
        if !BridgeComponents.types.isEmpty, !ComponentUserAgent.namesAny(in: addition) { isDocumentOutdated = true }
        ask()
    }

    /// What the app has added to the engine's user agent, or has put in its place.
    private var addition: String {
        if let whole = webView.customUserAgent, !whole.isEmpty { return whole }
        return webView.configuration.applicationNameForUserAgent ?? ""
    }

    /// The whole user agent is known to the engine alone.
    private func ask() {
        isUnanswered = false
        questions += 1
        webView.evaluateJavaScript("navigator.userAgent") { [weak self] result, _ in
            self?.engineDidAnswer(result as? String)
        }
    }

    private func engineDidAnswer(_ former: String?) {
        if let former {
            webView.customUserAgent = ComponentUserAgent.text(former, with: BridgeComponents.userAgent)
        } else {
            isUnanswered = true
        }
        questions -= 1
        guard questions == 0 else { return }
        let actions = waiting
        waiting = []
        for action in actions { action() }
    }

    /// Calls back when a request has the names of all components; at once where that is so.
    func whenSet(_ action: @escaping @MainActor () -> Void) {
        if isUnanswered { ask() }
        questions == 0 ? action() : waiting.append(action)
    }

    /// A whole document is requested.
    func loadBegins() {
        isLoadOfNow = !isUnanswered
    }

    /// The document of that request has taken the place of the former one.
    func documentDidCome() {
        if isLoadOfNow { isDocumentOutdated = false }
    }
}
