import TurboNavigator
import UIKit
import WebKit

/// Where a ``WKUIController`` shows what pages want to know. A ``Navigator`` is such a place.
@preconcurrency @MainActor
public protocol WKUIControllerDelegate: AnyObject {
    /// Presents an alert over what is seen.
    func present(_ alert: UIAlertController, animated: Bool)
}

extension Navigator: WKUIControllerDelegate {}

/// The dialogs of pages, for an app that changes them: subclass it, and set it as ``Navigator/webkitUIDelegate``. Without
/// one the navigator shows dialogs that go with their page.
@preconcurrency @MainActor
open class WKUIController: NSObject, WKUIDelegate {
    private weak var delegate: (any WKUIControllerDelegate)?

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
        let alert = UIAlertController(title: message, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Close", style: .default) { _ in completionHandler() })
        delegate.present(alert, animated: true)
    }

    /// Shows a page's `confirm`.
    open func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
        guard let delegate else { return completionHandler(false) }
        let alert = UIAlertController(title: message, message: nil, preferredStyle: .alert)
        let accept = UIAlertAction(title: "OK", style: .default) { [weak delegate] _ in
            // A link whose click has asked is followed now.
            (delegate as? Navigator)?.turboNavigator.activeSession.noteTap()
            completionHandler(true)
        }
        alert.addAction(accept)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in completionHandler(false) })
        delegate.present(alert, animated: true)
    }

    /// Routes what would be a new window.
    open func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        if let url = navigationAction.request.url { (delegate as? any NavigationHandler)?.route(url) }
        return nil
    }
}
