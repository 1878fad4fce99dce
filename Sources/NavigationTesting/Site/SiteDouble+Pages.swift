import Foundation

/// Pages with the script of the site.
extension SiteDouble {
    /// Answers a path with a page.
    ///
    /// - Parameters:
    ///   - path: without a query.
    ///   - title: by default the last part of the path, and "root" for "/".
    ///   - links: none by default.
    ///   - body: HTML below the links; empty by default.
    ///   - status: 200 by default.
    public func page(
        _ path: String, title: String? = nil, links: [SiteLink] = [], body: String = "", status: Int = 200
    ) {
        route(path, .page(SitePage(title ?? SitePage.title(of: path), links: links, body: body), status: status))
    }

    /// What was asked for, as in "GET /posts?page=2", without what a page brings along: its script and its icon.
    public var visits: [String] {
        requests.filter { $0.path != script?.path && $0.path != "/favicon.ico" }
            .map { "\($0.method) \($0.target)" }
    }
}
