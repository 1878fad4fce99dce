import Foundation

/// A page of a ``TestServer``: a title, links, and other content.
public struct TestPage: Sendable, Equatable {
    /// The title and heading.
    public var title: String
    /// The links, one below the other.
    public var links: [TestLink]
    /// HTML below the links, such as a form.
    public var body: String
    /// HTML for the head, such as a `meta` element.
    public var head: String

    /// - Parameters:
    ///   - title: the title and heading.
    ///   - links: the links; none by default.
    ///   - body: HTML below the links; empty by default.
    ///   - head: HTML for the head; empty by default.
    public init(_ title: String, links: [TestLink] = [], body: String = "", head: String = "") {
        self.title = title
        self.links = links
        self.body = body
        self.head = head
    }

    /// Returns the document, with the Turbo build that all pages of the test server load.
    package func html(turbo: TurboBuild?) -> String {
        """
        <!DOCTYPE html><html><head><title>\(Self.escaped(title))</title>\(turbo?.tag ?? "")\(head)</head>
        <body><h1>\(Self.escaped(title))</h1>\(links.map(\.html).joined())\(body)</body></html>
        """
    }

    /// Returns the last part of a path: the title of a page without its own.
    package static func title(of path: String) -> String {
        path == "/" ? "root" : String(path.split(separator: "/").last ?? "")
    }

    static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }
}

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
