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
