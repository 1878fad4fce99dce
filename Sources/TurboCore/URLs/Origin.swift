import Foundation

/// The scheme, host and port of a URL. `https://example.com` and `https://example.com:443` are the same origin.
package struct Origin: Hashable, Sendable, CustomStringConvertible {
    package let scheme: String
    package let host: String
    /// The port, or the default port of the scheme if the URL has none; nil for schemes without a port.
    package let port: Int?

    package init(_ url: URL) {
        self.init(scheme: url.scheme ?? "", host: url.host ?? "", port: url.port)
    }

    /// - Parameter port: the port; nil for the default port of the scheme.
    package init(scheme: String, host: String, port: Int?) {
        self.scheme = scheme.lowercased()
        self.host = host.lowercased()
        self.port = port ?? Self.standardPorts[self.scheme]
    }

    /// Whether the port is the default port of the scheme.
    var isStandardPort: Bool { port == Self.standardPorts[scheme] }

    private static let standardPorts = ["http": 80, "https": 443]

    /// Whether the origin can have pages: `http` or `https` with a host.
    package var isWeb: Bool { Self.standardPorts[scheme] != nil && !host.isEmpty }

    /// The origin as a browser writes it.
    package var description: String {
        let isAddress = host.contains(":") && !host.hasPrefix("[")
        return "\(scheme)://" + (isAddress ? "[\(host)]" : host) + (isStandardPort ? "" : port.map { ":\($0)" } ?? "")
    }
}
