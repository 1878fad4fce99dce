import Foundation
import WebKit

/// Loads a whole document for a visit. It is the web view's navigation delegate until Turbo is ready in the document.
@MainActor
final class ColdBoot: NSObject, WKNavigationDelegate {
    private let request: VisitRequest
    private let token: Int
    private weak var session: Session?
    private let webView: WKWebView
    private weak var formerDelegate: (any WKNavigationDelegate)?
    private var navigation: WKNavigation?
    /// Whether WebKit was asked to load.
    private(set) var hasBegun = false
    /// Whether the document of this visit has replaced the previous one.
    private var hasCommitted = false
    /// Whether WebKit has requested a policy for the load.
    private(set) var policyWasRequested = false
    /// Whether the response becomes a download. The load then ends without a document.
    private var becomesDownload = false
    /// The external URL to which the server redirected a probe.
    private var redirectTarget: URL?

    var location: URL { request.location }

    /// - Parameter token: the number of the visit.
    init(_ request: VisitRequest, token: Int, in session: Session) {
        self.request = request
        self.token = token
        self.session = session
        webView = session.webView
        formerDelegate = session.webView.navigationDelegate
    }

    func start() {
        hasBegun = true
        webView.navigationDelegate = self
        if let response = request.options.response, response.isRenderable, let html = response.responseHTML {
            navigation = webView.loadHTMLString(html, baseURL: location)
        } else {
            navigation = webView.load(urlRequest)
        }
    }

    /// The request for the document, with the app's headers.
    private var urlRequest: URLRequest {
        var urlRequest = URLRequest(url: location)
        guard let session, Origin(location).isWeb else { return urlRequest }
        if let referrer = session.links.leadOfOthers?.referrer(of: location) {
            urlRequest.setValue(referrer.absoluteString, forHTTPHeaderField: "Referer")
        }
        let headers = session.page.context?.headers ?? [:]
        for (name, value) in headers.merging(session.settings.requestHeaders(location), uniquingKeysWith: { $1 }) {
            urlRequest.setValue(value, forHTTPHeaderField: name)
        }
        return urlRequest
    }

    /// - Parameter stopLoading: whether to stop loading the document: true unless the visit succeeded.
    func end(stopLoading: Bool) {
        if webView.navigationDelegate === self {
            webView.navigationDelegate = formerDelegate is ColdBoot ? nil : formerDelegate
        }
        if stopLoading { webView.stopLoading() }
    }

    private func fail(_ error: any Error) {
        session?.send(.visit(token: token, .loadFailed(VisitFailure(error, url: location))))
    }

    // MARK: WKNavigationDelegate

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        guard let session, let url = navigationAction.request.url else { return decisionHandler(.cancel) }
        guard let frame = navigationAction.targetFrame, frame.isMainFrame, !hasCommitted else {
            // A new window, a frame, or a document that navigates before Turbo is ready in it.
            return session.links.decide(navigationAction, decisionHandler)
        }
        policyWasRequested = true
        let isOwnLoad = isOwnLoad(url)
        if isOwnLoad || session.links.follows(url, from: location) {
            if !isOwnLoad { session.send(.visit(token: token, .redirectFollowed(to: url))) }
            decisionHandler(.allow)
        } else if request.isProbe, Origin(url).isWeb, !session.links.isOwn(url) {
            follow(url, decisionHandler)
        } else {
            decisionHandler(.cancel)
            session.send(.visit(token: token, .redirectBlocked(to: url)))
        }
    }

    /// Follows a redirect of a probe to an external URL, because only the response shows whether it is a file.
    ///
    /// NB: WebKit sends the headers of a request to the target of its redirect too, so the target gets a request of its
    /// own.
    private func follow(_ url: URL, _ decisionHandler: @MainActor (WKNavigationActionPolicy) -> Void) {
        let hasHeaders = redirectTarget == nil && session?.settings.requestHeaders(location).isEmpty == false
        redirectTarget = url
        guard hasHeaders else { return decisionHandler(.allow) }
        decisionHandler(.cancel)
        navigation = webView.load(URLRequest(url: url))
    }

    /// Returns whether the URL is that of this visit. For a response that was part of the proposal, WebKit may ask
    /// about `about:blank`.
    private func isOwnLoad(_ url: URL) -> Bool {
        if url.absoluteString == "about:blank" { return request.options.response?.isRenderable == true }
        return PageIdentity(url).isSame(as: PageIdentity(location))
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
        guard navigationResponse.isForMainFrame else {
            return decisionHandler(session?.links.policy(for: navigationResponse) ?? .cancel)
        }
        let status = (navigationResponse.response as? HTTPURLResponse)?.statusCode
        if let status, SessionState.noContent.contains(status) {
            decisionHandler(.cancel)
            session?.send(.visit(token: token, .documentMissing(statusCode: status)))
            return
        }
        let problem = problem(with: navigationResponse.response)
        if let redirectTarget, !problem.isNotHTML {
            decisionHandler(.cancel)
            session?.send(.visit(token: token, .redirectedToExternalURL(to: redirectTarget)))
            return
        }
        guard let problem else {
            let header = (navigationResponse.response as? HTTPURLResponse)?
                .value(forHTTPHeaderField: OfflineCopy.header)
            session?.send(.visit(token: token, .documentAnswered(OfflineCopy(header: header))))
            if navigationResponse.response.forbidsStoring {
                session?.send(.page(.message(.pageNotStored(token: token))))
            }
            return decisionHandler(.allow)
        }
        guard case LoadError.notHTML = problem, navigationResponse.response.hasContent, let session,
            session.links.becomesDownload(ofVisit: token)
        else {
            decisionHandler(.cancel)
            return fail(problem)
        }
        becomesDownload = session.links.mayDownload(.visit)
        decisionHandler(becomesDownload ? .download : .cancel)
        if !becomesDownload { session.send(fileFound(navigationResponse)) }
    }

    private func fileFound(_ navigationResponse: WKNavigationResponse) -> SessionEvent {
        .visit(token: token, .fileFound(contentType: navigationResponse.response.mimeType))
    }

    func webView(
        _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
    ) {
        if becomesDownload, navigationResponse.isForMainFrame { session?.send(fileFound(navigationResponse)) }
        session?.links.didStart(download)
    }

    func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {
        session?.links.didStart(download)
    }

    private func problem(with response: URLResponse) -> (any Error)? {
        // A document from a proposal's response was loaded as a string, and has no HTTP response.
        guard let http = response as? HTTPURLResponse else { return nil }
        let url = http.url ?? location
        guard (200...299).contains(http.statusCode) else {
            let isHTTPError = (400...599).contains(http.statusCode)
            return isHTTPError
                ? TurboError.http(statusCode: http.statusCode)
                : LoadError.invalidResponse(url: url, statusCode: http.statusCode)
        }
        let isPage = ["text/html", "application/xhtml+xml"].contains(http.mimeType ?? "") && !http.isAttachment
        return isPage ? nil : LoadError.notHTML(url: url, contentType: http.mimeType)
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
        // An earlier visit's load that was stopped may still commit before this one begins.
        guard navigation === self.navigation else { return }
        hasCommitted = true
        session?.send(.visit(token: token, .documentCommitted))
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        guard navigation === self.navigation else { return }
        session?.send(.visit(token: token, .documentLoaded))
    }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        guard navigation === self.navigation, !becomesDownload else { return }
        fail(error)
    }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        guard navigation === self.navigation else { return }
        fail(error)
    }

    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let session else { return completionHandler(.performDefaultHandling, nil) }
        session.webView(webView, didReceive: challenge, completionHandler: completionHandler)
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        session?.webViewWebContentProcessDidTerminate(webView)
    }
}

extension (any Error)? {
    /// Whether the only problem with a response is that it isn't a page.
    fileprivate var isNotHTML: Bool {
        if case .notHTML? = self as? LoadError { true } else { false }
    }
}
