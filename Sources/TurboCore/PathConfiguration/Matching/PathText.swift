import Foundation

/// The part of a URL that patterns are searched in.
///
/// The path is decoded and has no trailing slash, except for the root, which is `/`.
struct PathText: Hashable, Sendable {
    /// The maximum number of UTF-16 units; a longer path matches nothing.
    static let maximumLength = 2048

    let path: String
    /// The path, followed by `?` and the query if it is searched and the whole isn't too long.
    let searched: String

    /// - Parameter matchesQuery: whether the query is searched too, as written in the URL.
    init(_ url: URL, matchesQuery: Bool) {
        if !matchesQuery, let path = Self.plainPath(of: url.absoluteString) {
            self.init(path: path, query: nil)
            return
        }
        let components = URLComponents(url: url, resolvingAgainstBaseURL: true)
        let encoded = Self.withoutSlashAtEnd(components?.percentEncodedPath ?? url.path)
        let query = matchesQuery ? components?.percentEncodedQuery : nil
        self.init(path: encoded.removingPercentEncoding ?? encoded, query: query)
    }

    /// - Parameter text: a decoded path, optionally with `?` and a query.
    init(_ text: String, matchesQuery: Bool) {
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let query = matchesQuery && parts.count == 2 ? String(parts[1]) : nil
        self.init(path: Self.withoutSlashAtEnd(String(parts.first ?? "")), query: query)
    }

    /// - Parameter address: path and query as written in a URL.
    init(address: String, _ library: ConfigurationLibrary, matchesQuery: Bool) {
        let parts = address.prefix { $0 != "#" }.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let query = matchesQuery && parts.count == 2 ? String(parts[1]) : nil
        let path = String(parts.first ?? "")
        let keepsEmptyQuery = library.keepsEmptyParts
        if library.keepsPathAsWritten || path.isEmpty && library.keepsEmptyParts {
            self.init(path: path, query: query, keepsEmptyQuery: keepsEmptyQuery)
        } else {
            var trimmed = Self.withoutSlashAtEnd(path)
            // `URL.path`, which turbo-ios searches, has none of several slashes.
            while library == .turboIOS, trimmed.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
            self.init(path: trimmed.removingPercentEncoding ?? trimmed, query: query, keepsEmptyQuery: keepsEmptyQuery)
        }
    }

    /// - Parameter text: the searched text, as it is.
    init(searched text: String) {
        self.init(path: text, query: nil)
    }

    private init(path: String, query: String?, keepsEmptyQuery: Bool = false) {
        self.path = path
        let whole = query.map { $0.isEmpty && !keepsEmptyQuery ? path : "\(path)?\($0)" } ?? path
        searched = whole.utf16.count <= Self.maximumLength ? whole : path
    }

    /// Whether the path is too long to be searched.
    var isTooLong: Bool { searched.utf16.count > Self.maximumLength }

    /// The historical location at the end of the path, if there is one.
    var historicalLocation: Navigation.HistoricalLocation? {
        guard path.utf8.last == UInt8(ascii: "n") else { return nil }
        return Navigation.HistoricalLocation.allCases.first { path.hasSuffix($0.path) }
    }

    private static func withoutSlashAtEnd(_ path: String) -> String {
        if path.isEmpty { return "/" }
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// Returns the path of a URL that needs no decoding, without its trailing slash; nil for any other URL.
    ///
    /// This is the usual case, and `URLComponents` takes twenty times as long.
    private static func plainPath(of address: String) -> String? {
        var address = address
        return address.withUTF8 { bytes in
            guard let start = startOfPath(bytes) else { return nil }
            var end = start
            while end < bytes.count, bytes[end] != UInt8(ascii: "?"), bytes[end] != UInt8(ascii: "#") {
                guard (0x21...0x7E).contains(bytes[end]), bytes[end] != UInt8(ascii: "%") else { return nil }
                end += 1
            }
            if end > start + 1, bytes[end - 1] == UInt8(ascii: "/") { end -= 1 }
            return end == start ? "/" : String(decoding: bytes[start..<end], as: UTF8.self)
        }
    }

    /// Returns the start of the path in a URL with an authority; nil for any other URL.
    private static func startOfPath(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var index = 0
        while index < bytes.count, bytes[index] >= UInt8(ascii: "a"), bytes[index] <= UInt8(ascii: "z") { index += 1 }
        guard index + 2 < bytes.count, bytes[index] == UInt8(ascii: ":"), bytes[index + 1] == UInt8(ascii: "/"),
            bytes[index + 2] == UInt8(ascii: "/")
        else { return nil }
        index += 3
        while index < bytes.count, bytes[index] != UInt8(ascii: "/"), bytes[index] != UInt8(ascii: "?"),
            bytes[index] != UInt8(ascii: "#")
        { index += 1 }
        return index
    }
}
