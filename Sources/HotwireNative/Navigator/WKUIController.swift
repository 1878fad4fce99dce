import TurboNavigator
import UIKit
import WebKit

/// The presenter of a ``WKUIController``'s alerts, such as a ``Navigator``.
@preconcurrency @MainActor
public protocol WKUIControllerDelegate: AnyObject {
    /// Presents an alert over the topmost controller.
    func present(_ alert: UIAlertController, animated: Bool)
}

extension Navigator: WKUIControllerDelegate {}

/// Shows the dialogs of pages. To customize them, subclass it and set it as ``Navigator/webkitUIDelegate``. Without it,
/// the navigator shows dialogs itself, and closes them when their page is replaced.
@preconcurrency @MainActor
open class WKUIController: NSObject, WKUIDelegate {
    private weak var delegate: (any WKUIControllerDelegate)?

    /// Creates a controller for dialogs.
    ///
    /// - Parameter delegate: presents the alerts. Held weakly.
    public init(delegate: (any WKUIControllerDelegate)!) {
        self.delegate = delegate
    }

    /// Shows a page's `alert`.
    open func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        guard let delegate else { return completionHandler() }
        let completion = DialogCompletion(cancelled: ()) { completionHandler() }
        let alert = UIAlertController(title: message, message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: BuiltInText.close.text(), style: .default) { _ in completion.complete(with: ()) })
        delegate.present(alert, animated: true)
    }

    /// Shows a page's `confirm`.
    open func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
        guard let delegate else { return completionHandler(false) }
        let completion = DialogCompletion(cancelled: false, completionHandler)
        let alert = UIAlertController(title: message, message: nil, preferredStyle: .alert)
        let accept = UIAlertAction(title: BuiltInText.ok.text(), style: .default) { [weak delegate] _ in
            // The page may now follow a link whose click showed the dialog.
            (delegate as? Navigator)?.turboNavigator.activeSession.registerTap()
            completion.complete(with: true)
        }
        alert.addAction(accept)
        alert.addAction(
            UIAlertAction(title: BuiltInText.cancel.text(), style: .cancel) { _ in completion.complete(with: false) })
        delegate.present(alert, animated: true)
    }

    // Of WKUIDelegate's other methods, those whose default equals their absence on iOS, so that a subclass can override
    // them.

    /// Does nothing. Override it to show a page's `prompt`, which otherwise returns null.
    open func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void
    ) {
        completionHandler(nil)
    }

    /// Leaves the decision about camera and microphone to WebKit, which asks the user.
    open func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
        decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
    ) {
        decisionHandler(.prompt)
    }

    /// A page closed its window. Does nothing.
    open func webViewDidClose(_ webView: WKWebView) {}

    /// Routes the URL of a link that opens a new window.
    open func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        if let url = navigationAction.request.url { (delegate as? any NavigationHandler)?.route(url) }
        return nil
    }
}
