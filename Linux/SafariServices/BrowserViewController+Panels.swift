internal import PageText
internal import UIKit
internal import WebKit

// The page's dialogs, and the name and password for its server. Each is answered once, as if cancelled if it can't be
// shown or disappears without a choice.
extension BrowserViewController: WKUIDelegate {
    /// Opens a link for a new window in this web view.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        webView.load(navigationAction.request)
        return nil
    }

    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        let answer = Answer(cancelled: ()) { completionHandler() }
        show(makeAlert(frame.securityOrigin.host, message), answer, cancelTitle: nil) { _ in }
    }

    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
        show(makeAlert(frame.securityOrigin.host, message), Answer(cancelled: false, completionHandler)) { _ in true }
    }

    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void
    ) {
        let alert = makeAlert(frame.securityOrigin.host, prompt)
        alert.addTextField { $0.text = defaultText?.beginning(Self.longestText) }
        show(alert, Answer(cancelled: nil, completionHandler)) { $0?.textFields?.first?.text ?? "" }
    }

    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler:
            @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let answer = Answer<URLCredential?>(cancelled: nil) {
            completionHandler($0 == nil ? .performDefaultHandling : .useCredential, $0)
        }
        let space = challenge.protectionSpace
        let methods = [
            NSURLAuthenticationMethodDefault, NSURLAuthenticationMethodHTTPBasic, NSURLAuthenticationMethodHTTPDigest,
            NSURLAuthenticationMethodNTLM,
        ]
        guard methods.contains(space.authenticationMethod) else { return answer.cancel() }
        let failure = challenge.previousFailureCount > 0 ? SystemText.signInFailed.text() : nil
        let texts = [space.realm.map { $0.beginning(Self.longestText) }, failure]
        let alert = UIAlertController(
            title: SystemText.signInTo.text(space.host),
            message: texts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n"), preferredStyle: .alert)
        alert.addTextField { $0.placeholder = SystemText.name.text() }
        alert.addTextField {
            $0.placeholder = SystemText.password.text()
            $0.isSecureTextEntry = true
        }
        show(alert, answer, title: .signIn) { alert in
            let texts = (alert?.textFields ?? []).map { $0.text ?? "" }
            return URLCredential(user: texts.first ?? "", password: texts.last ?? "", persistence: .forSession)
        }
    }

    private static let longestText = 800

    /// - Parameter host: the host of the frame. Without one, it is written by the page.
    private func makeAlert(_ host: String, _ message: String) -> UIAlertController {
        UIAlertController(
            title: host.isEmpty ? pageURL.host : host, message: message.beginning(Self.longestText),
            preferredStyle: .alert)
    }

    /// - Parameter accepted: returns the value if the user accepts.
    private func show<Value: Sendable>(
        _ alert: UIAlertController, _ answer: Answer<Value>, title: SystemText = .ok,
        cancelTitle: SystemText? = .cancel, accepted: @escaping @MainActor (UIAlertController?) -> Value
    ) {
        guard viewIfLoaded?.window != nil, presentedViewController == nil, dialogs.mayShow(at: Self.now) else {
            return answer.cancel()
        }
        if let cancelTitle {
            alert.addAction(
                UIAlertAction(title: cancelTitle.text(), style: .cancel) { [weak self] _ in
                    self?.dialogs.didClose(at: Self.now)
                    answer.cancel()
                })
        }
        let accept = UIAlertAction(title: title.text(), style: .default) { [weak self, weak alert] _ in
            self?.dialogs.didClose(at: Self.now)
            answer.give(accepted(alert))
        }
        alert.addAction(accept)
        alert.preferredAction = accept
        present(alert, animated: true)
    }

    private static var now: TimeInterval { ProcessInfo.processInfo.systemUptime }
}

/// Limits the dialogs that a page shows right after one another: after the third one, none is shown until the page has
/// been quiet for a while. The user can then close the browser.
struct DialogSeries {
    private static let maximum = 3
    private static let pause: TimeInterval = 3

    private var count = 0
    private var last = -TimeInterval.infinity

    mutating func mayShow(at time: TimeInterval) -> Bool {
        count = time - last < Self.pause ? count + 1 : 1
        last = time
        return count <= Self.maximum
    }

    mutating func didClose(at time: TimeInterval) { last = time }
}

/// The answer to a question of a page.
@MainActor
private final class Answer<Value: Sendable> {
    private let cancelled: Value
    private var handler: (@MainActor (Value) -> Void)?

    init(cancelled: Value, _ handler: @escaping @MainActor (Value) -> Void) {
        self.cancelled = cancelled
        self.handler = handler
    }

    isolated deinit { cancel() }

    func give(_ value: Value) {
        let handler = handler
        self.handler = nil
        handler?(value)
    }

    func cancel() { give(cancelled) }
}
