import Foundation
import Testing
import TurboNavigatorTesting

/// A server whose pages have Turbo. Tests/consumer.sh says where Turbo is.
@MainActor
struct Site {
    let server: SiteDouble

    init() throws {
        server = try SiteDouble(script: .fromEnvironment())
        for path in ["/", "/a", "/b", "/new", "/very_long_form/new", "/users/sign_in"] { page(path) }
    }

    /// Answers a path with a page: its title is the last part of the path.
    func page(_ path: String, _ body: String = "", status: Int = 200, headers: [String: String] = [:]) {
        let title = path == "/" ? "root" : url(path).lastPathComponent
        server.route(path, .page(SitePage(title, body: body), status: status, headers: headers))
    }

    func url(_ path: String) -> URL { server.url(path) }

    /// The same server, which is another host to a page.
    func externalURL(_ path: String) -> URL { server.url(path, host: "localhost") }

    /// The pages that were asked for, in order.
    var pages: [String] {
        server.requests.map(\.path).filter { !["/turbo.js", "/favicon.ico"].contains($0) }
    }
}
