import Foundation

/// Which URLs belong to the app: the origins that it routed, and the hosts that it added. Everything else is external.
package struct OwnOrigins: Equatable, Sendable {
    private var routed: Set<Origin> = []
    /// Further hosts of the app: "www.example.com", "example.com:8080", or "*.example.com" for all sub-domains.
    package var hosts: Set<String> = []

    package init() {}

    /// The app routed a URL: its origin is the app's from now on.
    package mutating func add(_ url: URL) {
        let origin = Origin(url)
        if origin.isWeb { routed.insert(origin) }
    }

    package mutating func formUnion(_ other: OwnOrigins) {
        routed.formUnion(other.routed)
        hosts.formUnion(other.hosts)
    }

    package func contains(_ url: URL) -> Bool { contains(Origin(url)) }

    package func contains(_ origin: Origin) -> Bool {
        guard origin.isWeb else { return false }
        return routed.contains(origin) || isUpgrade(origin) || (hasHost(origin) && mayBeAdded(origin))
    }

    /// A site that the app routed by http may go on by https, with the usual ports. The reverse is another site.
    private func isUpgrade(_ origin: Origin) -> Bool {
        guard origin.scheme == "https", origin.isStandardPort else { return false }
        return routed.contains { $0.scheme == "http" && $0.isStandardPort && $0.host == origin.host }
    }

    /// An added host is only allowed by http if the app itself is.
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
