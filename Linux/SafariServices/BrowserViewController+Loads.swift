internal import UIKit
internal import WebKit

// Decisions about the page's loads, and their results.
extension BrowserViewController: WKNavigationDelegate {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
        let url = navigationAction.request.url
        let isMain = navigationAction.targetFrame?.isMainFrame != false
        if isMain, let url, onNavigation?(url) == true { return .cancel }
        if navigationAction.isUserInitiated { mayShowAlert = true }
        if navigationAction.shouldPerformDownload {
            showFileAlert(url)
            return .cancel
        }
        if Self.canShow(url) || !isMain { return .allow }
        // Such as a mailto link: the desktop may have an app for it, but only the user may start that app.
        let isTap = navigationAction.navigationType == .linkActivated && navigationAction.isUserInitiated
        if let url, isTap { openInOtherApp(url) }
        return .cancel
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy {
        guard navigationResponse.isForMainFrame, navigationResponse.isFile else {
            return navigationResponse.canShowMIMEType ? .allow : .cancel
        }
        showFileAlert(navigationResponse.response.url)
        return .cancel
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
        hasPage = true
        showState()
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        showState()
    }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        // If WebKitGTK blocks a port, it has loaded an empty page, which must not be reloaded.
        if !Self.canShow(webView.committedURL) { hasPage = false }
        if !Self.isIntended(error) { showFailureAlert(error) }
        showState()
    }

    /// Shows no alert, because part of the page is visible. NB: the load of a video file also ends with this error,
    /// because the media player loads the rest.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        showState()
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        showPageStoppedAlert()
        showState()
    }

    /// Whether a load failed because the user stopped it, or because a policy decision cancelled it (with its own
    /// alert).
    private static func isIntended(_ error: any Error) -> Bool {
        if let error = error as? URLError { return error.code == .cancelled }
        let error = error as NSError
        return error.domain == "WebKitErrorDomain" && error.code == 102
    }
}

extension WKNavigationResponse {
    /// Whether the response is a file to download: by its MIME type, or because the server declares it an attachment.
    fileprivate var isFile: Bool {
        guard let http = response as? HTTPURLResponse else { return !canShowMIMEType }
        // A response without content leaves the current page.
        if [204, 205].contains(http.statusCode) { return false }
        let disposition = http.value(forHTTPHeaderField: "Content-Disposition")
        return !canShowMIMEType || disposition?.lowercased().hasPrefix("attachment") == true
    }
}
