import Foundation
import Testing

/// A server whose pages have Turbo. Tests/consumer.sh says where Turbo is.
@MainActor
struct Site {
    let server: LoopbackServer
    /// The element that loads Turbo: a build of turbo-rails is an ES module.
    private let scriptTag: String

    init() throws {
        let server = try LoopbackServer()
        let path = try #require(ProcessInfo.processInfo.environment["TURBO_JS"], "TURBO_JS names no file")
        let script = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
        let isModule = script.split(separator: "\n").contains { $0.hasPrefix("export ") || $0.hasPrefix("import ") }
        scriptTag = "<script \(isModule ? "type=module " : "")src=\"/turbo.js\"></script>"
        server.route("/turbo.js") { _ in
            LoopbackReply(
                status: 200, body: Data(script.utf8), type: "text/javascript", headers: ["Cache-Control": "max-age=600"]
            )
        }
        self.server = server
        for path in ["/", "/a", "/b", "/new", "/very_long_form/new", "/users/sign_in"] { page(path) }
    }

    /// Answers a path with a page: its title is the last part of the path.
    func page(_ path: String, _ body: String = "", status: Int = 200, headers: [String: String] = [:]) {
        let title = path == "/" ? "root" : url(path).lastPathComponent
        let html = """
            <!DOCTYPE html><html><head><title>\(title)</title>\(scriptTag)</head>
            <body><h1>\(title)</h1>\(body)</body></html>
            """
        server.route(path) { _ in LoopbackReply(status: status, html: html, headers: headers) }
    }

    func url(_ path: String) -> URL { server.url(path) }

    /// The same server, which is another host to a page.
    func externalURL(_ path: String) -> URL { server.url(path, host: "localhost") }

    /// The pages that were asked for, in order.
    var pages: [String] {
        server.requests.map(\.path).filter { !["/turbo.js", "/favicon.ico"].contains($0) }
    }
}
