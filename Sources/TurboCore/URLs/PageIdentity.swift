import Foundation

/// Identifies a page by the origin, path and query of its URL. The fragment is ignored; an empty path is `/`.
package struct PageIdentity: Hashable, Sendable {
    package let origin: Origin
    package let path: String
    package let query: String?

    package init(_ url: URL) {
        origin = Origin(url)
        let components = URLComponents(url: url, resolvingAgainstBaseURL: true)
        let path = components?.path ?? url.path
        self.path = path.isEmpty ? "/" : path
        query = components?.percentEncodedQuery
    }

    /// Whether both are the same page.
    ///
    /// - Parameter ignoringQuery: whether pages that differ in the query alone are the same, as
    ///   `query_string_presentation: replace` asks.
    package func isSame(as other: PageIdentity, ignoringQuery: Bool = false) -> Bool {
        origin == other.origin && path == other.path && (ignoringQuery || query == other.query)
    }
}
