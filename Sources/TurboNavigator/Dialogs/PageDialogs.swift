import UIKit
import WebKit

/// Shows JavaScript's `alert`, `confirm` and `prompt` of one session over its page while the page is visible. Each is
/// completed exactly once. Dialogs that can't be shown are completed at once, as if cancelled.
@MainActor
final class PageDialogs: NSObject, WKUIDelegate {
    private weak var stacks: Stacks?
    private weak var session: Session?
    private var limit = DialogLimit()
    /// The window whose dialogs these are; nil for the session's page.
    weak var window: PageWindowController?
    /// Whether the log says that the page may open no window.
    private var hasReportedWindow = false
    /// Cancels the visible dialog and dismisses it.
    private var close: (@MainActor () -> Void)?

    init(of session: Session, over stacks: Stacks) {
        self.session = session
        self.stacks = stacks
    }

    /// Closes the dialog of a page that is about to be replaced, and resets the limit for the next page.
    func pageWillChange(of session: Session) {
        guard session === self.session else { return }
        limit = DialogLimit()
        hasReportedWindow = false
        close?()
        close = nil
    }

    // MARK: WKUIDelegate

    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        let completion = DialogCompletion(cancelled: ()) { completionHandler() }
        show(makeAlert(message, from: frame), completion, canBeCancelled: false) { _ in () }
    }

    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
        show(makeAlert(message, from: frame), DialogCompletion(cancelled: false, completionHandler)) { _ in
            true
        }
    }

    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void
    ) {
        let alert = makeAlert(prompt, from: frame)
        alert.addTextField { field in
            field.text = defaultText.map { String($0.unicodeScalars.prefix(Self.longestDefault)) }
        }
        show(alert, DialogCompletion(cancelled: nil, completionHandler)) { $0?.textFields?.first?.text ?? "" }
    }

    /// Opens a window that the user has tapped for: one that a script opens, which may send the page messages, or one for
    /// the answer to a form. Links don't arrive here. Without a tap, a URL is followed like a link.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        guard let session, let stacks, webView.window != nil else { return nil }
        guard session.links.consumeTap(), let presenter else {
            followWithoutWindow(navigationAction)
            return nil
        }
        // Such as a mail address: another app shows it, and a window would stay empty.
        if let url = navigationAction.request.url, !PageWindowController.shows(url) {
            session.links.follow(url, isTapped: true)
            return nil
        }
        let window = PageWindowController(configuration, of: session, over: stacks)
        window.present(over: presenter)
        return window.webView
    }

    private func followWithoutWindow(_ action: WKNavigationAction) {
        // Below a window, nobody would see it.
        if window == nil, let url = action.request.url, action.requestsPage {
            session?.links.follow(url, isTapped: false)
        } else {
            windowWasBlocked()
        }
    }

    func windowWasBlocked() {
        guard !hasReportedWindow else { return }
        hasReportedWindow = true
        logNavigation(.warning, .windowBlocked)
    }

    func webViewDidClose(_ webView: WKWebView) { window?.close() }

    // MARK: Showing

    /// The number of Unicode scalars that a page may write into the field of a prompt.
    private static let longestDefault = 1_000

    private func makeAlert(_ message: String, from frame: WKFrameInfo) -> UIAlertController {
        UIAlertController(
            title: title(frame), message: DialogText.shortened(message), preferredStyle: .alert)
    }

    /// The title with the host of the dialog's frame; nil for the page itself and the app's own frames. A dialog from an
    /// embedded external page must not look like the app's own.
    private func title(_ frame: WKFrameInfo) -> String? {
        let origin = frame.securityOrigin
        guard !frame.isMainFrame, session?.links.site.origins.contains(Origin(origin)) != true else { return nil }
        return origin.host.isEmpty ? BuiltInText.embeddedPageSays.text() : BuiltInText.hostSays.text(origin.host)
    }

    /// - Parameter accepted: returns the value if the user taps OK.
    private func show<Value>(
        _ alert: UIAlertController, _ completion: DialogCompletion<Value>, canBeCancelled: Bool = true,
        accepted: @escaping @MainActor (UIAlertController?) -> Value
    ) {
        guard presenter != nil, let session else { return completion.cancel() }
        let verdict = limit.verdict(at: Date(), isTapped: session.links.consumeTap())
        guard verdict != .block else { return completion.cancel() }
        // The first of three, so that it isn't between the others: on iOS Cancel is always the last.
        if verdict == .showWithBlockButton {
            alert.addAction(
                action(.blockDialogs) { [weak self, weak alert] in
                    if let alert { self?.askToBlock(completion, otherwiseShowing: alert) }
                })
        }
        if canBeCancelled { alert.addAction(action(.cancel, .cancel) { completion.cancel() }) }
        // Escape chooses OK if there is nothing to cancel.
        let accept = action(.ok, canBeCancelled ? .default : .cancel) { [weak self, weak alert] in
            // The page may now follow a link whose click showed the dialog.
            self?.session?.registerTap()
            completion.complete(with: accepted(alert))
        }
        alert.addAction(accept)
        // The Return key chooses OK, even if there are three buttons.
        alert.preferredAction = accept
        present(alert, completion)
    }

    /// Asks whether to block further dialogs: the button may be where the user has just tapped one of the dialog
    /// before.
    ///
    /// - Parameter alert: the page's dialog, which is shown again if the user cancels.
    private func askToBlock<Value>(
        _ completion: DialogCompletion<Value>, otherwiseShowing alert: UIAlertController
    ) {
        let question = UIAlertController(
            title: BuiltInText.blockDialogsQuestion.text(), message: nil, preferredStyle: .alert)
        let cancel = action(.cancel, .cancel) { [weak self] in self?.present(alert, completion) }
        question.addAction(cancel)
        question.addAction(
            action(.blockDialogs) { [weak self] in
                self?.limit.block()
                // The tap on OK of the dialog before belongs to that dialog.
                _ = self?.session?.links.consumeTap()
                completion.cancel()
            })
        question.preferredAction = cancel
        present(question, completion)
    }

    private func present<Value>(_ alert: UIAlertController, _ completion: DialogCompletion<Value>) {
        guard let presenter else { return completion.cancel() }
        let presentation = DialogPresentation(of: alert, over: presenter)
        close = { [weak completion] in
            completion?.cancel()
            presentation.end(animated: false)
        }
    }

    private func action(
        _ title: BuiltInText, _ style: UIAlertAction.Style = .default, _ choose: @escaping @MainActor () -> Void
    ) -> UIAlertAction {
        UIAlertAction(title: title.text(), style: style) { [weak self] _ in
            self?.dialogDidClose()
            choose()
        }
    }

    private func dialogDidClose() {
        close = nil
        limit.registerDismissal(at: Date())
    }

    /// The controller to present on; nil if the dialog would not be visible. UIKit would drop it, and the page would
    /// wait forever.
    private var presenter: UIViewController? {
        if let window { return window.presentedViewController == nil && window.view.window != nil ? window : nil }
        guard let stacks, let session, stacks.isVisible(session), stacks.presenter.presentedViewController == nil
        else { return nil }
        return stacks.presenter
    }
}
