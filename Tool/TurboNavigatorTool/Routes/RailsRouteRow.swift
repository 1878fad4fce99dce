import Foundation

/// A row of `bin/rails routes` or `mix phx.routes`.
struct RailsRouteRow: Sendable {
    let verbs: [String]
    let path: String
    /// The text after the path: controller and action, or the name of an engine, and constraints.
    let target: String

    private static let knownVerbs: Set<String> = [
        "GET", "POST", "PATCH", "PUT", "DELETE", "HEAD", "OPTIONS", "LINK", "UNLINK", "WS",
        "*",
    ]

    /// Parses name, verb, path and target. Returns nil if the line isn't a row.
    init?(_ line: String) {
        var words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        // The host of a Phoenix route.
        if words.first?.hasPrefix("[") == true { words.removeFirst() }
        guard let column = words.firstIndex(where: Self.isPath), column <= 2, column + 1 < words.count else {
            return nil
        }
        let before = words[..<column]
        verbs = before.last.map { $0.split(separator: "|").map(String.init) }?.filter(Self.knownVerbs.contains) ?? []
        guard verbs.isEmpty ? column <= 1 : column <= 2 else { return nil }
        path = words[column]
        target = words[(column + 1)...].joined(separator: " ")
        guard Self.isTarget(target) else { return nil }
    }

    init(verbs: [String], path: String, target: String) {
        (self.verbs, self.path, self.target) = (verbs, path, target)
    }

    private static func isPath(_ word: String) -> Bool { word.hasPrefix("/") || word.hasPrefix("(") }

    /// Whether a text is a target: `posts#index`, `Blog::Engine`, `redirect(301, /new)`, a Rack app or a lambda.
    private static func isTarget(_ target: String) -> Bool {
        let word = target.prefix { $0 != " " }
        return word.contains("#") || word.first?.isUppercase == true || word.hasPrefix("redirect(")
            || word.first == ":" || word.hasPrefix("#<") || word.contains("::")
    }

    /// Whether a link can lead to this path.
    var isForLinks: Bool { (verbs.isEmpty || verbs.contains("GET") || verbs == ["*"]) && !isSocket }

    /// Whether this is the long polling of a Phoenix socket, which has no action.
    private var isSocket: Bool { path.hasSuffix("/longpoll") && !target.contains(" ") && !target.contains("#") }

    /// The name of the mounted engine, or nil if the target is a controller's action.
    var mounted: String? {
        let word = String(target.prefix { $0 != " " })
        return verbs.isEmpty && !word.contains("#") && word.first?.isUppercase == true ? word : nil
    }

    /// The paths of this row.
    ///
    /// - Parameter prefix: the path that the engine is mounted at.
    func routes(prefix: String = "") -> [Route] {
        let constraints = RouteConstraints(target)
        guard isForLinks, constraints.isForPages else { return [] }
        return RouteTemplate(path).routes(constraints, prefix: prefix)
    }
}
