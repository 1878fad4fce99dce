import Testing
import UIKit
import WebKit

extension AppTests {
    @MainActor @Suite(.serialized)
    struct WebViewTests {
        let webView = RecordingWebView(frame: .zero, configuration: WKWebViewConfiguration())
        let policy = LinkPolicy()

        @Test func aSubclassSeesTheScripts() async throws {
            try await load("<title>Books</title>")
            let value = try await webView.evaluateJavaScript("document.title") as? String
            #expect(value == "Books")
            start("1 + 1")
            #expect(webView.scripts == ["document.title", "1 + 1"])
            #expect(policy.decisions == [.allow])
        }

        @Test func aSubclassSaysWhereItIs() {
            webView.pretendedURL = URL(string: "https://example.org/")
            #expect((webView as WKWebView).url?.host == "example.org")
        }

        @Test func messagesArrive() async throws {
            let messages = PageMessages()
            messages.attach(to: webView)
            defer { messages.detach(from: webView) }
            try await load("<p>page</p>")
            try await eventually("the message is here") { messages.counts == [2] }
        }

        /// Not asynchronous, so that this calls the variant with a completion handler.
        private func start(_ script: String) {
            webView.evaluateJavaScript(script)
        }

        private func load(_ page: String) async throws {
            var isFinished = false
            policy.finished = { isFinished = true }
            webView.navigationDelegate = policy
            webView.loadHTMLString(page, baseURL: nil)
            try await eventually("the page is loaded") { isFinished }
        }
    }
}
