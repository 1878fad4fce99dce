import UIKit
import WebKit

/// JavaScript's `alert` and `confirm`, over what is visible. Each is answered exactly once.
@MainActor
final class PageDialogs: NSObject, WKUIDelegate {
    private weak var navigator: TurboNavigator?

    init(navigator: TurboNavigator) {
        self.navigator = navigator
    }

    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        guard let presenter = presenter(for: webView) else { return completionHandler() }
        let answer = DialogAnswer { _ in completionHandler() }
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in answer.give(true) })
        presenter.present(alert, animated: true)
    }

    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
        guard let presenter = presenter(for: webView) else { return completionHandler(false) }
        let answer = DialogAnswer(completionHandler)
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in answer.give(false) })
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in answer.give(true) })
        presenter.present(alert, animated: true)
    }

    /// New windows are proposals, which the navigation delegate makes of them.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        guard let url = navigationAction.request.url, webView.window != nil else { return nil }
        navigator?.session(of: webView)?.leaveOrPropose(
            url, isTapped: navigationAction.navigationType == .linkActivated)
        return nil
    }

    /// nil where a dialog would not be seen: UIKit would drop it, and the page would wait for ever.
    private func presenter(for webView: WKWebView) -> UIViewController? {
        guard webView.window != nil, let controller = navigator?.activeViewController,
            controller.viewIfLoaded?.window != nil, controller.presentedViewController == nil,
            !(controller is UIAlertController)
        else { return nil }
        return controller
    }
}
