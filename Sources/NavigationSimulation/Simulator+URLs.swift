internal import Foundation
internal import TurboCore

/// Paths and URLs.
extension Simulator {
    /// Returns the absolute URL of a path, which may have a query and a fragment, or of a whole URL.
    func url(_ address: String) -> URL? {
        if let url = URL(string: address), url.host != nil { return url }
        guard let path = RouteAddress.address(of: address) else { return nil }
        let fragment = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).dropFirst().first
        return URL(string: site + path + (fragment.map { "#\(RouteAddress.escaped(String($0)))" } ?? ""))
    }

    /// The scheme, host and port of the app's server.
    private var site: String {
        guard let host = base.host, let scheme = base.scheme else { return "https://example.com" }
        return "\(scheme)://\(host)" + (base.port.map { ":\($0)" } ?? "")
    }

    /// Returns whether a URL belongs to the app's site.
    func isOwn(_ url: URL) -> Bool {
        self.url("/").map { Origin($0) == Origin(url) } ?? false
    }
}
