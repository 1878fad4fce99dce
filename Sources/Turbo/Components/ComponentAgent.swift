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
    /// Counts the questions to the engine. The answer to a former one says nothing of the names of now.
    private var question = 0
    private var isAsking = false
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

    /// Seconds that the engine gets to say what its user agent is. A page that hangs keeps it from answering.
    private static let longestAnswer: UInt64 = 2

    /// The whole user agent is known to the engine alone.
    private func ask() {
        (isUnanswered, isAsking) = (false, true)
        question += 1
        let number = question
        webView.evaluateJavaScript("navigator.userAgent") { [weak self] result, _ in
            self?.engineDidAnswer(result as? String, to: number)
        }
        Task { [weak self] in
            do { try await Task.sleep(nanoseconds: Self.longestAnswer * 1_000_000_000) } catch { return }
            if self?.isAsking == true { self?.engineDidAnswer(nil, to: number) }
        }
    }

    private func engineDidAnswer(_ former: String?, to number: Int) {
        guard number == question else { return }
        if let former { webView.customUserAgent = ComponentUserAgent.text(former, with: BridgeComponents.userAgent) }
        (isUnanswered, isAsking) = (former == nil, false)
        let actions = waiting
        waiting = []
        for action in actions { action() }
    }

    /// Calls back when a request has the names of all components, at once where that is so; or when the engine doesn't say what
    /// its user agent is.
    func whenSet(_ action: @escaping @MainActor () -> Void) {
        if isUnanswered { ask() }
        isAsking ? waiting.append(action) : action()
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
