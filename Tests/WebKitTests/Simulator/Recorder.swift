import NavigationTesting
import WebKit

/// A navigation delegate that records its callbacks, and decides as set by the test.
@MainActor
final class Recorder: NSObject, WKNavigationDelegate {
    enum Event {
        case action(WKNavigationAction)
        case response(WKNavigationResponse)
        case started(WKNavigation?)
        case redirected(WKNavigation?)
        case committed(WKNavigation?)
        case finished(WKNavigation?)
        case failedProvisional(WKNavigation?, any Error)
        case failed(WKNavigation?, any Error)
        case terminated

        var name: String {
            switch self {
            case .action: "action"
            case .response: "response"
            case .started: "started"
            case .redirected: "redirected"
            case .committed: "committed"
            case .finished: "finished"
            case .failedProvisional: "failedProvisional"
            case .failed: "failed"
            case .terminated: "terminated"
            }
        }

        var navigation: WKNavigation? {
            switch self {
            case .started(let navigation), .redirected(let navigation), .committed(let navigation),
                .finished(let navigation), .failedProvisional(let navigation, _), .failed(let navigation, _):
                navigation
            case .action, .response, .terminated: nil
            }
        }
    }

    let events = TestEvents<Event>()
    var decideAction: @MainActor (WKNavigationAction) -> WKNavigationActionPolicy = { _ in .allow }
    var decideResponse: @MainActor (WKNavigationResponse) -> WKNavigationResponsePolicy = {
        $0.canShowMIMEType ? .allow : .cancel
    }

    var takeDownload: @MainActor (WKDownload) -> Void = { _ in }

    var names: [String] { events.all.map(\.name) }

    var actions: [WKNavigationAction] {
        events.all.compactMap { if case .action(let action) = $0 { action } else { nil } }
    }

    func wait(for name: String) async throws {
        try await events.next { $0.name == name }
    }

    func nextAction(to path: String) async throws -> WKNavigationAction? {
        let event = try await events.next {
            if case .action(let action) = $0 { action.request.url?.path == path } else { false }
        }
        return if case .action(let action) = event { action } else { nil }
    }

    func nextError() async throws -> any Error {
        let event = try await events.next { ["failed", "failedProvisional"].contains($0.name) }
        switch event {
        case .failed(_, let error), .failedProvisional(_, let error): return error
        default: throw CancellationError()
        }
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        events.append(.action(navigationAction))
        decisionHandler(decideAction(navigationAction))
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
        events.append(.response(navigationResponse))
        decisionHandler(decideResponse(navigationResponse))
    }

    func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {
        takeDownload(download)
    }

    func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) {
        takeDownload(download)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        events.append(.started(navigation))
    }

    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {
        events.append(.redirected(navigation))
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
        events.append(.committed(navigation))
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        events.append(.finished(navigation))
    }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        events.append(.failedProvisional(navigation, error))
    }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        events.append(.failed(navigation, error))
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        events.append(.terminated)
    }
}
