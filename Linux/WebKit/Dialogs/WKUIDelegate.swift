public import UIKit

/// Methods that show windows and dialogs of a page. All of them are optional.
///
/// A page is suspended during a dialog. The completion handler must be called exactly once.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
    /// Returns the web view for a window that the page opens. Without this method, or with nil, no window opens.
    ///
    /// The web view must be created with the given configuration.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    /// Called when a page closes its window.
    func webViewDidClose(_ webView: WKWebView)

    /// Shows the dialog of `alert`. Without this method, `alert` returns immediately.
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable () -> Void)
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
    ) async

    /// Shows the dialog of `confirm`. Without this method, `confirm` returns false.
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo
    ) async -> Bool

    /// Shows the dialog of `prompt`. Without this method, `prompt` returns null.
    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void)
    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo
    ) async -> String?

    /// Decides whether a page may capture audio or video. Without this method, the user is asked.
    func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
        decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)
    func webView(
        _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
        initiatedBy frame: WKFrameInfo, type: WKMediaCaptureType
    ) async -> WKPermissionDecision
}

/// The devices that a page wants to capture.
public enum WKMediaCaptureType: Int, Sendable {
    case camera = 0
    case microphone = 1
    case cameraAndMicrophone = 2
}

/// The decision about a page's request for permission.
public enum WKPermissionDecision: Int, Sendable {
    /// Asks the user, once for each site.
    case prompt = 0
    case grant = 1
    case deny = 2
}
