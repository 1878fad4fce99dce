internal import Foundation
internal import PageText

/// Paths with their queries, as people write them and as URLs contain them.
package enum RouteAddress {
    /// Returns path and query as a server receives them, `/` for an empty path; nil for anything but a path or an
    /// http(s) URL.
    package static func address(of written: String) -> String? {
        addressAsWritten(written).map { $0.hasPrefix("/") ? $0 : "/" + $0 }
    }

    /// Returns path and query as in the URL; nil for anything but a path or an http(s) URL.
    ///
    /// The path of `https://example.com` is empty. Most libraries search patterns in it as it is.
    package static func addressAsWritten(_ written: String) -> String? {
        let text = String(written.prefix { $0 != "#" }).escapedForURL
        if text.hasPrefix("/") { return text }
        guard let components = URLComponents(string: text), components.scheme?.lowercased().hasPrefix("http") == true,
            components.host != nil
        else { return nil }
        return components.percentEncodedPath + (components.percentEncodedQuery.map { "?\($0)" } ?? "")
    }

    /// Returns the address with its path decoded; the query stays as it is.
    package static func decoded(_ address: String) -> String {
        let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts.first.map(String.init) ?? "/"
        return (path.removingPercentEncoding ?? path) + (parts.count == 2 ? "?\(parts[1])" : "")
    }
}
