import Foundation
import Testing
import TurboNavigatorTesting

/// A test server whose pages contain Turbo. Tests/consumer.sh sets the path of the Turbo build.
@MainActor
struct TurboServer {
    let server: TestServer

    init() throws {
        server = try TestServer(turbo: .fromEnvironment())
        for path in ["/", "/a", "/b", "/new", "/very_long_form/new", "/users/sign_in"] { page(path) }
    }

    /// Serves a page at a path, with the last part of the path as its title.
    func page(_ path: String, _ body: String = "", status: Int = 200, headers: [String: String] = [:]) {
        let title = path == "/" ? "root" : url(path).lastPathComponent
        server.route(path, .page(TestPage(title, body: body), status: status, headers: headers))
    }

    func url(_ path: String) -> URL { server.url(path) }

    /// A URL of the same server with another host name, so that it's external to a page.
    func externalURL(_ path: String) -> URL { server.url(path, host: "localhost") }

    /// The requested pages, in order.
    var pages: [String] {
        server.requests.map(\.path).filter { !["/turbo.js", "/favicon.ico"].contains($0) }
    }
}
