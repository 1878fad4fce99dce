import Foundation
import TestSupport

/// A test server whose pages have Turbo, or Turbolinks.
@MainActor
package struct TurboServer {
    package let server: TestServer
    private let library: TurboScript

    package init(_ library: TurboScript = .turbo) throws {
        let server = try TestServer()
        let script = try library.source()
        server.route(library.path) { _ in
            .content(Data(script.utf8), type: "text/javascript", status: 200, headers: ["Cache-Control": "max-age=600"])
        }
        self.server = server
        self.library = library
    }

    /// Answers a path with a page of Turbo's: its title is the last part of the path.
    package func page(_ path: String, _ body: String = "", status: Int = 200) {
        server.route(path) { [library] _ in .html(Self.html(path, body, library), status: status) }
    }

    package static func html(_ path: String, _ body: String = "", _ library: TurboScript = .turbo) -> String {
        let title = path == "/" ? "root" : String(path.split(separator: "/").last ?? "")
        return """
            <!DOCTYPE html><html><head><title>\(title)</title>\(library.tag)</head>
            <body><h1>\(title)</h1>\(body)</body></html>
            """
    }

    package func url(_ path: String) -> URL { server.url(path) }

    /// What was asked for, without what a page brings along.
    package var pages: [String] { server.paths.filter { $0 != library.path } }
}
