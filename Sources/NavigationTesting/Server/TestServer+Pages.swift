import Foundation

/// Pages with the Turbo build of the test server.
extension TestServer {
    /// Serves a page at a path.
    ///
    /// - Parameters:
    ///   - path: the path, without a query.
    ///   - title: the title; by default the last part of the path, and "root" for "/".
    ///   - links: the links; none by default.
    ///   - body: HTML below the links; empty by default.
    ///   - status: the HTTP status; 200 by default.
    public func page(
        _ path: String, title: String? = nil, links: [TestLink] = [], body: String = "", status: Int = 200
    ) {
        route(path, .page(TestPage(title ?? TestPage.title(of: path), links: links, body: body), status: status))
    }

    /// The requests, as in "GET /posts?page=2", without those for the Turbo build and the icon.
    public var visits: [String] {
        requests.filter { $0.path != turbo?.path && $0.path != "/favicon.ico" }
            .map { "\($0.method) \($0.target)" }
    }
}
