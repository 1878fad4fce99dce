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

    /// Returns whether both identify the same page.
    ///
    /// - Parameter ignoringQuery: whether pages that differ only in the query are the same, by the property
    ///   `query_string_presentation: replace`.
    package func isSame(as other: PageIdentity, ignoringQuery: Bool = false) -> Bool {
        origin == other.origin && path == other.path && (ignoringQuery || query == other.query)
    }
}
