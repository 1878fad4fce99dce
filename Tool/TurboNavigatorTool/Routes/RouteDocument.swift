import Foundation

/// A list of routes as JSON by Laravel, Django or Symfony, or as Node.js prints the objects of Express.
enum RouteDocument {
    /// - Returns: nil if the text isn't JSON, and an empty list if it's JSON without routes.
    static func routes(in text: String) -> [ListedRoute]? {
        let start = text.first { !$0.isWhitespace }
        guard start == "[" || start == "{" else { return nil }
        guard let value = try? JSONSerialization.jsonObject(with: Data(text.utf8)) else { return express(text) }
        let objects =
            value as? [[String: Any]] ?? (value as? [String: Any])?.sorted { $0.key < $1.key }
            .compactMap { $0.value as? [String: Any] } ?? []
        return objects.flatMap(routes)
    }

    private static func routes(of object: [String: Any]) -> [ListedRoute] {
        let verbs = object["method"] as? String ?? (object["methods"] as? [String])?.joined(separator: "|")
        let hasTarget = ["module", "action", "controller"].contains { object[$0] is String }
        guard verbs != nil || hasTarget else { return [] }
        let path = ["uri", "url", "path"].lazy.compactMap { object[$0] as? String }.first
        let requirements = object["requirements"] as? [String: String] ?? [:]
        return (path.map { [$0] } ?? object["paths"] as? [String] ?? [])
            .map { ListedRoute(verbs: verbs ?? "", path: $0, requirements: requirements) }
    }

    /// Parses `{ path: '/posts/:id', methods: [ 'GET' ] }`.
    private static func express(_ text: String) -> [ListedRoute]? {
        guard let object = try? NSRegularExpression(pattern: #"path: '([^'\n]*)',\s*methods: \[([^\[\]]*)\]"#) else {
            return nil
        }
        let routes = object.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
            guard let path = Range(match.range(at: 1), in: text), let verbs = Range(match.range(at: 2), in: text) else {
                return nil as ListedRoute?
            }
            let unescaped = text[path].replacingOccurrences(of: #"\\"#, with: #"\"#)
            return ListedRoute(verbs: String(text[verbs]), path: unescaped)
        }
        return routes.isEmpty ? nil : routes
    }
}
