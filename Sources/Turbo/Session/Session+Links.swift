import UIKit
import WebKit

/// Links and loads that Turbo did not take: the table "Links and loads outside Turbo" of `docs/flows.md`.
extension Session {
    func decide(
        _ action: WKNavigationAction, _ answer: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        guard let url = action.request.url else { return answer(.cancel) }
        if isStopped(action, url) { return answer(.cancel) }
        if let policy = navigator?.session(self, policyFor: action) { return answer(policy) }
        if isDownload(action) { return answer(mayDownload() ? .download : .cancel) }
        guard let frame = action.targetFrame else {
            answer(.cancel)
            return openOrPropose(url, isTapped: isTap(action))
        }
        guard frame.isMainFrame else { return answer(.allow) }
        if isAway { return answer(staysAway(action, url) ? .allow : .cancel) }
        switch action.navigationType {
        case .reload:
            answer(.cancel)
            if fulfils(url) { reload() }
        case .formSubmitted, .formResubmitted, .backForward:
            answer(Origin(url).isWeb && fulfils(url) ? .allow : .cancel)
        case .linkActivated, .other:
            if staysInPage(url) { return answer(.allow) }
            answer(.cancel)
            openOrPropose(url, isTapped: isTap(action))
        @unknown default:
            answer(.cancel)
        }
    }

    /// Whether this is a load of the session that has been stopped, and not a request of the page.
    private func isStopped(_ action: WKNavigationAction, _ url: URL) -> Bool {
        guard let stopped = stoppedLocation, action.navigationType == .other, action.targetFrame?.isMainFrame == true,
            PageIdentity(url).isSame(as: PageIdentity(stopped))
        else { return false }
        stoppedLocation = nil
        return true
    }

    /// Whether only the fragment differs from the page on screen.
    private func staysInPage(_ url: URL) -> Bool {
        guard let page = webView.url, url.fragment != nil else { return false }
        return PageIdentity(url).isSame(as: PageIdentity(page))
    }

    /// Whether the main frame shows a page of another site, such as a provider's to sign in: a form outside Turbo led
    /// there. Its links and redirects stay in the web view until one leads back.
    private var isAway: Bool { webView.url.map { Origin($0).isWeb && !isOwn($0) } ?? false }

    /// Decides about a load of another site's page. An own URL is routed, except for a form with data, whose answer is
    /// shown in place.
    private func staysAway(_ action: WKNavigationAction, _ url: URL) -> Bool {
        let isSent = action.request.httpMethod?.uppercased() == "POST"
        if Origin(url).isWeb, !isOwn(url) || isSent { return fulfils(url) }
        openOrPropose(url, isTapped: isTap(action))
        return false
    }

    /// - Parameter isTapped: whether the user asked for it. A page by itself does not open other apps.
    package func openOrPropose(_ url: URL, isTapped: Bool) {
        let scheme = url.scheme?.lowercased() ?? ""
        if Origin(url).isWeb {
            if isOwn(url) { return propose(url) }
            let mayOpen = navigator?.sessionMayOpenExternalURL(self, isTapped: isTapped) ?? true
            if mayOpen, fulfils(url) { openOutside(url) }
        } else if isTapped, navigator?.session(self, takes: url) == true {
            return
        } else if isTapped, systemSchemes.contains(scheme) {
            openWithSystem(url)
        } else {
            log(.warning, .schemeRefused(scheme))
            if isTapped { navigator?.session(self, couldNotOpen: url) }
        }
    }

    /// Opens a URL that the user has tapped with another app. If there is none for it, the address is shown.
    package func openWithSystem(_ url: URL) {
        UIApplication.shared.open(url) { [weak self] isOpen in
            guard let self, !isOpen else { return }
            self.navigator?.session(self, couldNotOpen: url)
        }
    }

    /// Whether a URL belongs to the app.
    func isOwn(_ url: URL) -> Bool { site.origins.contains(url) }
}

extension Session: WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        decide(navigationAction, decisionHandler)
    }

    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
        decisionHandler(policy(for: navigationResponse))
    }

    public func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {
        didStart(download)
    }

    /// Called by WebKit where a response is downloaded instead of shown.
    public func webView(
        _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
    ) {
        didStart(download)
    }

    /// Called by WebKit when a document has been loaded. A document of another site is shown as it is, without Turbo.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        // The page of another site sends no messages.
        if isAway, let owner { render(owner) }
    }

    public func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        askUser(challenge, completionHandler)
    }

    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        processDidTerminate()
    }
}
