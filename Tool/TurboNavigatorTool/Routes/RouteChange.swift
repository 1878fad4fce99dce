import TurboCore

/// The changes of a path's properties between two versions of a configuration.
struct RouteChange: Sendable, Equatable {
    /// A key whose value differs. A value is nil if the key is absent.
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

    /// The changes of all paths. Equal changes in one row of the list are returned once.
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
    /// The change as text: `context: "modal" → absent`.
    var text: String {
        "\(name): \(Self.text(before)) → \(Self.text(after))"
    }

    private static func text(_ value: JSONValue?) -> String {
        value.map { JSONText.value($0).text() } ?? "absent"
    }
}
