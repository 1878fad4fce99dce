import Foundation

/// The origins of the app's own pages: those that it routed, and the hosts that it added. All other URLs are external.
package struct OwnOrigins: Equatable, Sendable {
    private var routed: Set<Origin> = []
    /// The hosts that the app added: "www.example.com", "example.com:8080", or "*.example.com" for all subdomains.
    package var hosts: Set<String> = []

    package init() {}

    /// Adds the origin of a URL that the app routed.
    package mutating func add(_ url: URL) {
        let origin = Origin(url)
        if origin.isWeb { routed.insert(origin) }
    }

    package mutating func formUnion(_ other: OwnOrigins) {
        routed.formUnion(other.routed)
        hosts.formUnion(other.hosts)
    }

    package func contains(_ url: URL) -> Bool { contains(Origin(url)) }

    /// Whether pages of one origin were routed in both.
    package func overlaps(_ other: OwnOrigins) -> Bool { !routed.isDisjoint(with: other.routed) }

    package func contains(_ origin: Origin) -> Bool {
        guard origin.isWeb else { return false }
        if routed.contains(origin) { return true }
        let text = origin.description
        return patterns.contains { pattern in
            guard let star = pattern.range(of: "//*") else { return pattern == text }
            return text.hasPrefix(pattern[..<star.lowerBound]) && text.hasSuffix(pattern[star.upperBound...])
        }
    }

    /// The own origins as a browser writes them, such as "https://example.com:8080". In "https://*.example.com", the star
    /// stands for any text. `bridge.js` compares them as `contains` does.
    package var patterns: [String] {
        // An origin that the app routed with http includes the same host with https, if both have default ports. The
        // reverse is external.
        let upgrades = routed.filter { $0.scheme == "http" && $0.isStandardPort }.map {
            Origin(scheme: "https", host: $0.host, port: nil).description
        }
        // With http, an added host is allowed only if the app itself uses http.
        let schemes = routed.contains { $0.scheme == "http" } ? ["https", "http"] : ["https"]
        let added = hosts.filter { $0.hasPrefix("*.") || !$0.contains("*") }.flatMap { host in
            schemes.map { "\($0)://\(host.lowercased())" }
        }
        return Set(routed.map(\.description) + upgrades + added).sorted()
    }
}
