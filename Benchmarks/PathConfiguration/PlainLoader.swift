import Foundation

/// Loads a configuration as earlier libraries do: `JSONSerialization`, casts, and nothing compiled. For comparison.
enum PlainLoader {
    struct Rule {
        let patterns: [String]
        let properties: [String: AnyHashable]
    }

    static func load(_ data: Data) throws -> [Rule] {
        guard let json = try JSONSerialization.jsonObject(with: data) as? [String: Any],
            let rules = json["rules"] as? [[String: Any]]
        else { throw URLError(.cannotParseResponse) }
        return try rules.map { rule in
            guard let patterns = rule["patterns"] as? [String], let properties = rule["properties"] as? [String: Any]
            else {
                throw URLError(.cannotParseResponse)
            }
            return Rule(patterns: patterns, properties: properties.compactMapValues { $0 as? AnyHashable })
        }
    }
}
