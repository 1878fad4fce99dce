import Foundation
import NavigationTesting
import Testing
import WebKit

/// A web view with its own recorder and server.
@MainActor
struct Page {
    let server: TestServer
    let recorder = Recorder()
    let webView: WKWebView

    init(_ configuration: WKWebViewConfiguration = WKWebViewConfiguration()) throws {
        server = try TestServer()
        server.page("/", "<title>root</title><body>root")
        webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 400, height: 600), configuration: configuration)
        webView.navigationDelegate = recorder
    }

    /// Loads a path of the server, and waits until the load has finished.
    @discardableResult
    func load(_ path: String = "/", host: String = "127.0.0.1") async throws -> WKNavigation? {
        let navigation = webView.load(URLRequest(url: server.url(path, host: host)))
        try await recorder.wait(for: "finished")
        return navigation
    }

    /// The files in the home folder. Uses the environment as WebKitGTK does, because Foundation on Linux ignores it.
    static func filesInHome() throws -> [String] {
        let home = try #require(ProcessInfo.processInfo.environment["HOME"])
        return try FileManager.default.subpathsOfDirectory(atPath: home)
    }

    /// Runs the body of an `async` function, and returns its text.
    func result(of script: String) async throws -> String? {
        try await webView.callAsyncJavaScript(script, contentWorld: .page) as? String
    }

    /// Runs a script, and ignores its value.
    func run(_ script: String) async throws {
        try await webView.evaluateJavaScript(script + "; 1")
    }
}
