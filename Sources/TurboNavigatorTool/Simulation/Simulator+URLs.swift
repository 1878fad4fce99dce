import Foundation
import TurboCore

/// Paths and URLs.
extension Simulator {
    /// The absolute URL of a path, which may have a query, or of a whole URL.
    func url(_ address: String) -> URL? {
        if let url = URL(string: address), url.host != nil { return url }
        var components = URLComponents()
        (components.scheme, components.host) = ("https", "example.com")
        if let host = base.host {
            (components.scheme, components.host, components.port) = (base.scheme, host, base.port)
        }
        let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        components.path = parts[0].removingPercentEncoding ?? parts[0]
        if parts.count == 2 { components.query = parts[1].removingPercentEncoding ?? parts[1] }
        return components.url
    }

    /// Whether a URL belongs to the site of the app.
    func isOwn(_ url: URL) -> Bool {
        self.url("/").map { Origin($0) == Origin(url) } ?? false
    }
}
