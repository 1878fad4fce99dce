internal import UIKit

/// Requests the rest of a file in a web view of its own, because WebKitGTK's downloads can't request parts of files.
@MainActor
final class RestRequest: NSObject, WKNavigationDelegate {
    private let former: ResumeData
    private let start: Int64
    private let webView: WKWebView
    private var completion: ((WKDownload) -> Void)?
    /// Retains this object until the response has begun.
    private var whole: RestRequest?
    /// NB: the load fails when its response becomes a download, before or after the download begins.
    private var becomesDownload = false

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
        let isWhole = (response as? HTTPURLResponse)?.statusCode == 200
        becomesDownload = isWhole || ResumeData.isRest(response, from: start)
        if !becomesDownload { fail(URLError(.badServerResponse)) }
        decisionHandler(becomesDownload ? .download : .cancel)
    }

    func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) {
        let response = navigationResponse.response
        download.resume(former, response, from: ResumeData.isRest(response, from: start) ? start : 0)
        complete(download)
    }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        if !becomesDownload { fail(error) }
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
