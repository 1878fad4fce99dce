internal import Foundation
internal import PageText

/// Paths with their queries, as people write them and as URLs contain them.
package enum RouteAddress {
    /// Returns path and query as in a URL; nil for anything but a path or an http(s) URL.
    package static func address(of written: String) -> String? {
        let text = String(written.prefix { $0 != "#" }).escapedForURL
        if text.hasPrefix("/") { return text }
        guard let components = URLComponents(string: text), components.scheme?.hasPrefix("http") == true,
            components.host != nil
        else { return nil }
        let path = components.percentEncodedPath.isEmpty ? "/" : components.percentEncodedPath
        return path + (components.percentEncodedQuery.map { "?\($0)" } ?? "")
    }

    /// Returns the address with its path decoded; the query stays as it is.
    package static func decoded(_ address: String) -> String {
        let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts.first.map(String.init) ?? "/"
        return (path.removingPercentEncoding ?? path) + (parts.count == 2 ? "?\(parts[1])" : "")
    }
}
