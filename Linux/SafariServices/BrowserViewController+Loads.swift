internal import UIKit
internal import WebKit

// What the page wants to load, and how that ends.
extension BrowserViewController: WKNavigationDelegate {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
        let url = navigationAction.request.url
        if navigationAction.shouldPerformDownload {
            sayFile(url)
            return .cancel
        }
        if Self.canShow(url) || navigationAction.targetFrame?.isMainFrame == false { return .allow }
        // A mail address or the like: the desktop may have an app for it, but only the user may start one.
        let isTap = navigationAction.navigationType == .linkActivated && navigationAction.isUserInitiated
        if let url, isTap { openElsewhere(url) }
        return .cancel
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy {
        guard navigationResponse.isForMainFrame, navigationResponse.isFile else {
            return navigationResponse.canShowMIMEType ? .allow : .cancel
        }
        sayFile(navigationResponse.response.url)
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
        // An empty page has come where the engine refuses a port. It is none to load again.
        if !Self.canShow(webView.url) { hasPage = false }
        if !Self.isIntended(error) { sayFailure(error) }
        showState()
    }

    /// Part of the page is there, so nothing is said. NB: a film by itself ends so too: its player loads the rest.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        showState()
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        sayPageStopped()
        showState()
    }

    /// Whether a load has failed because the user stopped it, or because it was refused here, where that is said.
    private static func isIntended(_ error: any Error) -> Bool {
        if let error = error as? URLError { return error.code == .cancelled }
        let error = error as NSError
        return error.domain == "WebKitErrorDomain" && error.code == 102
    }
}

extension WKNavigationResponse {
    /// Whether it is to be kept and not looked at: by its kind, or because the server says so.
    fileprivate var isFile: Bool {
        guard let http = response as? HTTPURLResponse else { return !canShowMIMEType }
        // Without content it is nothing at all, and the page stays.
        if [204, 205].contains(http.statusCode) { return false }
        let disposition = http.value(forHTTPHeaderField: "Content-Disposition")
        return !canShowMIMEType || disposition?.lowercased().hasPrefix("attachment") == true
    }
}

extension BrowserViewController: WKUIDelegate {
    /// A link for a new window opens in this one.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        webView.load(navigationAction.request)
        return nil
    }
}
