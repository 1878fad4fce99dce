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
        return routed.contains(origin) || isUpgrade(origin) || (hasHost(origin) && mayBeAdded(origin))
    }

    /// An origin that the app routed with http includes the same host with https, if both have default ports. The
    /// reverse is external.
    private func isUpgrade(_ origin: Origin) -> Bool {
        guard origin.scheme == "https", origin.isStandardPort else { return false }
        return routed.contains { $0.scheme == "http" && $0.isStandardPort && $0.host == origin.host }
    }

    /// With http, an added host is allowed only if the app itself uses http.
    private func mayBeAdded(_ origin: Origin) -> Bool {
        origin.scheme == "https" || routed.contains { $0.scheme == "http" }
    }

    private func hasHost(_ origin: Origin) -> Bool {
        let port = origin.isStandardPort ? "" : origin.port.map { ":\($0)" } ?? ""
        return hosts.contains { entry in
            let entry = entry.lowercased()
            guard entry.hasPrefix("*.") else { return entry == origin.host + port }
            return (origin.host + port).hasSuffix(entry.dropFirst())
        }
    }
}
