import WebKit

/// The navigation delegate of the web view, unless the app has another one.
extension Session: WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        links.decide(navigationAction, decisionHandler)
    }

    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
        if navigationResponse.isForMainFrame, let answer = navigationResponse.response as? HTTPURLResponse {
            send(.page(.documentAnswered(isError: answer.statusCode >= 400, isStored: !answer.forbidsStoring)))
        }
        decisionHandler(links.policy(forAnswer: navigationResponse))
    }

    public func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {
        links.didStart(download)
    }

    /// Called by WebKit when a response is downloaded instead of shown.
    public func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
    {
        links.didStart(download)
    }

    /// Called by WebKit when a document has been loaded. An external document is shown as it is, without Turbo.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        send(.page(.documentFinished))
    }

    /// Called by WebKit when a document can't be loaded, such as the response to a form that Turbo doesn't handle.
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        links.documentFailed(error)
    }

    public func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        ServerChallenge.ask(challenge, of: self, completionHandler)
    }

    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { send(.process(.ended)) }
}
