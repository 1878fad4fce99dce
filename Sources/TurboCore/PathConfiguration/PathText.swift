import Foundation

/// The part of a URL that patterns are searched in.
///
/// The path is decoded and has no slash at its end, except for the root, which is `/`.
struct PathText: Hashable, Sendable {
    /// How many UTF-16 units are searched; a longer path matches nothing.
    static let maximumLength = 2048

    let path: String
    /// The path, followed by `?` and the query if it counts and the whole is not too long.
    let searched: String

    /// - Parameter matchesQuery: whether the query, as it stands in the URL, counts.
    init(_ url: URL, matchesQuery: Bool) {
        let components = URLComponents(url: url, resolvingAgainstBaseURL: true)
        let encoded = Self.withoutSlashAtEnd(components?.percentEncodedPath ?? url.path)
        let query = matchesQuery ? components?.percentEncodedQuery : nil
        self.init(path: encoded.removingPercentEncoding ?? encoded, query: query)
    }

    /// - Parameter text: a decoded path, with `?` and a query or without.
    init(_ text: String, matchesQuery: Bool) {
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let query = matchesQuery && parts.count == 2 ? String(parts[1]) : nil
        self.init(path: Self.withoutSlashAtEnd(String(parts.first ?? "")), query: query)
    }

    private init(path: String, query: String?) {
        self.path = path
        let whole = query.map { $0.isEmpty ? path : "\(path)?\($0)" } ?? path
        searched = whole.utf16.count <= Self.maximumLength ? whole : path
    }

    /// Whether the path is too long to be searched.
    var isTooLong: Bool { searched.utf16.count > Self.maximumLength }

    /// The historical location that the path ends with, if it does.
    var historicalLocation: Navigation.HistoricalLocation? {
        Navigation.HistoricalLocation.allCases.first { path.hasSuffix($0.path) }
    }

    private static func withoutSlashAtEnd(_ path: String) -> String {
        if path.isEmpty { return "/" }
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
