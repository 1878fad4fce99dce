package import Foundation
internal import PageText
internal import TurboCore

/// The scheme, host and port of the app's server.
package struct SimulatedSite: Sendable {
    private let origin: String

    /// - Parameter start: the first page. Its site is the app's, if it is a whole URL.
    package init(start: String) {
        let base = URL(string: start)
        guard let host = base?.host, let scheme = base?.scheme else {
            origin = "https://example.com"
            return
        }
        origin = "\(scheme)://\(host)" + (base?.port.map { ":\($0)" } ?? "")
    }

    /// Returns the absolute URL of a path, which may have a query and a fragment, or of a whole URL.
    package func url(_ address: String) -> URL? {
        if let url = URL(pageText: address), url.host != nil { return url }
        guard let path = RouteAddress.addressAsWritten(address) else { return nil }
        let fragment = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).dropFirst().first
        return URL(string: origin + path + (fragment.map { "#\($0)".escapedForURL } ?? ""))
    }

    /// Returns whether a URL belongs to the app's site.
    func contains(_ url: URL) -> Bool {
        self.url("/").map { Origin($0) == Origin(url) } ?? false
    }
}
