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
