internal import UIKit

/// Requests the rest of a file in a web view of its own, because WebKitGTK's downloads can't request parts of files.
@MainActor
final class RestRequest: NSObject, WKNavigationDelegate {
    private let former: ResumeData
    private var start: Int64
    private let webView: WKWebView
    private var completion: ((WKDownload) -> Void)?
    /// Retains this object until the response has begun.
    private var whole: RestRequest?
    /// NB: the load fails when its response becomes a download, before or after the download begins.
    private var becomesDownload = false
    /// Whether the file has changed, so that it is requested again from its start.
    private var isChanged = false

    /// - Parameter completion: receives the download: of the rest, of the whole file if it has changed, or one that
    ///   fails.
    init(_ former: ResumeData, like other: WKWebView, _ completion: @escaping (WKDownload) -> Void) {
        self.former = former
        start = PartialFile(file: former.file).count
        let configuration = WKWebViewConfiguration()
        configuration.websiteDataStore = other.settings.websiteDataStore
        configuration.applicationNameForUserAgent = other.settings.applicationNameForUserAgent
        webView = WKWebView(frame: .zero, configuration: configuration)
        self.completion = completion
        super.init()
        webView.customUserAgent = other.customUserAgent
        webView.navigationDelegate = self
        whole = self
        webView.load(former.request(from: start))
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
        let response = navigationResponse.response
        let status = (response as? HTTPURLResponse)?.statusCode
        let isRest = former.isRest(response, from: start)
        becomesDownload = (status == 200 || isRest) && former.isWithinSize(response, from: isRest ? start : 0)
        // The server has another version of the file, or a shorter one.
        isChanged = !becomesDownload && !isRest && start > 0 && [206, 416].contains(status)
        if !becomesDownload, !isChanged { fail(URLError(.badServerResponse)) }
        decisionHandler(becomesDownload ? .download : .cancel)
    }

    func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) {
        let response = navigationResponse.response
        download.resume(former, response, from: former.isRest(response, from: start) ? start : 0)
        complete(download)
    }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        if isChanged {
            (isChanged, start) = (false, 0)
            webView.load(former.request(from: start))
        } else if !becomesDownload {
            fail(error)
        }
    }

    private func fail(_ error: any Error) {
        guard completion != nil else { return }
        let download = WKDownload(EngineDownload(failing: former), timeout: 60)
        complete(download)
        // The app sets the delegate first.
        Task { download.fail(error) }
    }

    private func complete(_ download: WKDownload) {
        let completion = completion
        self.completion = nil
        webView.navigationDelegate = nil
        completion?(download)
        // Later, because the web view is calling.
        Task { whole = nil }
    }
}
