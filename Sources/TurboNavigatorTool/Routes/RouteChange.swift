import TurboCore

/// What changes for a path between two versions of a configuration.
struct RouteChange: Sendable, Equatable {
    /// A key whose value is another one; nil for an absent key.
    struct Key: Sendable, Equatable {
        let name: String
        let before: JSONValue?
        let after: JSONValue?
    }

    let path: String
    let keys: [Key]

    /// - Returns: nil if nothing changes.
    init?(from before: RouteRow, to after: RouteRow) {
        let names = Set(before.properties.keys).union(after.properties.keys).sorted()
        keys = names.compactMap { name in
            let (old, new) = (before.properties.value(name), after.properties.value(name))
            return old == new ? nil : Key(name: name, before: old, after: new)
        }
        path = after.path
        if keys.isEmpty { return nil }
    }

    /// The changes of all paths; those of one row of the list once, if they are the same.
    static func changes(
        of routes: [Route], from old: ConfigurationFile, to new: ConfigurationFile
    ) -> [RouteChange] {
        var known: [RouteChange] = []
        for route in routes {
            guard let change = RouteChange(from: RouteRow(route, in: old), to: RouteRow(route, in: new)) else {
                continue
            }
            let last = known.last { $0.path == change.path }
            if last != change { known.append(change) }
        }
        return known
    }
}

extension RouteChange.Key {
    /// `context: "modal" → absent`.
    var text: String {
        "\(name): \(Self.text(before)) → \(Self.text(after))"
    }

    private static func text(_ value: JSONValue?) -> String {
        value.map { JSONText.value($0).text() } ?? "absent"
    }
}
