import TestSupport
import TurboNavigator
import TurboTestSupport
import WebKit

extension AppDriver {
    /// Answers a path with a page that has its own head.
    ///
    /// - Parameter script: the element that loads Turbo.
    func serve(
        _ path: String, head: String = "", _ body: String = "", headers: [String: String] = [:],
        script: String = TurboLibrary.turbo.tag
    ) {
        let html = "<!DOCTYPE html><html><head><title>\(path)</title>\(script)\(head)</head><body>\(body)</body></html>"
        server.route(path) { _ in .html(html, headers: headers) }
    }

    /// The value of a script, as text.
    func value(_ script: String) async throws -> String {
        try await navigator.session.webView.evaluateJavaScript("String(\(script))") as? String ?? ""
    }

    /// The value of an asynchronous script, as text. Fails after twenty seconds.
    func result(of script: String) async throws -> String {
        let limited = """
            const tooLong = new Promise((_, fail) => setTimeout(() => fail(new Error("no result in 20 s")), 20000))
            return await Promise.race([tooLong, (async () => { \(script) })()])
            """
        let value = try await navigator.session.webView.callAsyncJavaScript(limited, contentWorld: .page)
        return value.map { "\($0)" } ?? ""
    }
}
