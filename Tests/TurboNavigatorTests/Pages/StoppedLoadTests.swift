import Foundation
import TestSupport
import TestTraits
import Testing
import TurboNavigator
import TurboTestSupport
import WebKit

extension TurboNavigatorTests {
    /// Loads that are stopped just as their document arrives.
    @MainActor @Suite(.serialized, .usualAnimations)
    struct StoppedLoadTests {
        @Test func `A page that is left during its reload doesn't replace the previous one when it is sent`()
            async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            let gate = ResponseGate()
            for path in ["/", "/a"] { try await app.route(path) }
            app.server.route("/a") { _ in .gated(gate, .page(TestPage("late"))) }
            app.navigator.session.reload()
            while app.server.pages.count < 3 { await nextFrame(of: app.window) }
            app.navigator.navigationController.popViewController(animated: false)
            try await app.arrived("/")
            gate.open()
            for _ in 0..<30 { await nextFrame(of: app.window) }
            #expect(try await app.value("document.title + ' ' + location.pathname") == "root /")
            #expect(app.stacks == "/" && app.showsItsPage)
        }

        @Test func `Going back during a reload shows the previous page`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let gate = ResponseGate()
            defer { gate.open() }
            try await app.route("/")
            app.server.route("/a") { _ in .gated(gate, .page(TestPage("a"))) }
            app.navigator.route(app.server.url("/a"))
            try await app.log.next(.visitBegan(.javaScript, number: 2))
            try await app.waitForProposals()
            app.server.page("/a")
            app.navigator.session.reload()
            let observer = ResponseObserver(of: app.navigator.session.webView) {
                // The web process commits the document meanwhile.
                Thread.sleep(forTimeInterval: 0.5)
                app.navigator.navigationController.popViewController(animated: false)
            }
            try await app.log.next(.rendered("/"))
            try await app.waitForProposals()
            #expect(app.stacks == "/")
            #expect(app.showsItsPage)
            #expect(try await app.value("document.title + ' ' + location.pathname") == "root /")
            withExtendedLifetime(observer) {}
        }
    }
}

/// Wraps a navigation delegate, and calls back right after it has allowed a response.
@MainActor
private final class ResponseObserver: NSObject, WKNavigationDelegate {
    private let delegate: (any WKNavigationDelegate)?
    private let whenAllowed: @MainActor () -> Void

    init(of webView: WKWebView, _ whenAllowed: @escaping @MainActor () -> Void) {
        delegate = webView.navigationDelegate
        self.whenAllowed = whenAllowed
        super.init()
        webView.navigationDelegate = self
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        delegate?.webView(webView, decidePolicyFor: navigationAction, decisionHandler: decisionHandler)
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
        let whenAllowed = whenAllowed
        delegate?.webView(webView, decidePolicyFor: navigationResponse) { policy in
            decisionHandler(policy)
            DispatchQueue.main.async { MainActor.assumeIsolated { whenAllowed() } }
        }
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
        delegate?.webView(webView, didCommit: navigation)
    }
}
