internal import Foundation
package import WebKit

/// A made-up page without a library, in which the tests of a script run it.
@MainActor
package final class ScriptPage: NSObject, WKNavigationDelegate {
    package let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    private let loads = TestEvents<Void>()

    /// - Parameters:
    ///   - body: what the page shows.
    ///   - scripts: what the tests call in it.
    package init(_ body: String, scripts: String) async throws {
        super.init()
        webView.navigationDelegate = self
        webView.loadHTMLString("<title>Page</title>\(body)", baseURL: URL(string: "http://app.example/page"))
        try await loads.next()
        _ = try await webView.evaluateJavaScript("\(Self.tools)\n\(scripts)\n;0")
    }

    /// Runs the body of an async function, and returns its value as JSON.
    package func run(_ body: String) async throws -> String {
        let script = "return JSON.stringify(await (async () => { \(body) })()) ?? \"undefined\""
        return try await webView.callAsyncJavaScript(script, contentWorld: .page) as? String ?? ""
    }

    package func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        loads.append(())
    }

    /// `posted` has what the script posted: `post` in the place of the bridge, or as a message handler.
    private static let tools = """
        const posted = []
        const post = (name, data = {}) => { posted.push({ name, ...data }) }
        const handler = { postMessage(body) { posted.push(body) } }
        const element = (selector) => document.querySelector(selector)
        const turn = () => new Promise((done) => setTimeout(done));
        """
}
