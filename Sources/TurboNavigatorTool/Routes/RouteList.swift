import Foundation

/// Reads paths from a list of URLs, the output of `bin/rails routes`, or an access log; each line for itself.
enum RouteList {
    /// How many different paths are looked at.
    static let maximumCount = 10_000

    /// - Returns: each path once, in the order of the text.
    static func parse(_ text: String) -> [Route] {
        var known: Set<String> = []
        var routes: [Route] = []
        for line in text.split(whereSeparator: \.isNewline) {
            guard let route = route(in: String(line)), known.insert(route.path).inserted else { continue }
            routes.append(route)
            if routes.count == maximumCount { break }
        }
        return routes
    }

    private static func route(in line: String) -> Route? {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first, !first.hasPrefix("#") else { return nil }
        if let path = requestedPath(in: line, words) { return path }
        if words.count == 1 { return address(first) }
        if first == "URI", words.count > 2, words[1] == "|" { return railsRoute(words[2]) }
        return railsTableRow(words)
    }

    /// The path of a line of an access log (`"GET /posts HTTP/1.1"`) or of Rails' own log (`Started GET "/posts"`).
    private static func requestedPath(in line: String, _ words: [String]) -> Route? {
        guard let verb = words.firstIndex(where: { $0 == "\"GET" || $0 == "GET" }), verb + 1 < words.count else {
            return nil
        }
        let isAccessLog = words[verb] == "\"GET"
        let isRailsLog = verb > 0 && words[verb - 1] == "Started"
        guard isAccessLog || isRailsLog else { return nil }
        return address(words[verb + 1].trimmingCharacters(in: CharacterSet(charactersIn: "\"")))
    }

    /// A URL, or a path with or without a query.
    private static func address(_ word: String) -> Route? {
        if word.hasPrefix("/") {
            return word.contains("/:") || word.contains("(.:") ? railsRoute(word) : Route(decoded(word))
        }
        guard let components = URLComponents(string: word), components.scheme?.hasPrefix("http") == true else {
            return nil
        }
        let path = components.percentEncodedPath.isEmpty ? "/" : components.percentEncodedPath
        return Route(decoded(path + (components.percentEncodedQuery.map { "?\($0)" } ?? "")))
    }

    /// The path without its escapes; the query stays as it is.
    private static func decoded(_ address: String) -> String {
        let parts = address.prefix { $0 != "#" }.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts.first.map(String.init) ?? "/"
        return (path.removingPercentEncoding ?? path) + (parts.count == 2 ? "?\(parts[1])" : "")
    }

    private static let verbs: Set<String> = ["GET", "POST", "PATCH", "PUT", "DELETE", "HEAD", "OPTIONS"]

    /// A row of `bin/rails routes`: name, verb, path and controller. Only what a page can link to counts.
    private static func railsTableRow(_ words: [String]) -> Route? {
        guard let column = words.firstIndex(where: { $0.hasPrefix("/") }), column <= 2 else { return nil }
        let verb = words[..<column].last { $0.split(separator: "|").allSatisfy { verbs.contains(String($0)) } }
        guard verb == nil || verb?.contains("GET") == true else { return nil }
        return railsRoute(words[column])
    }

    /// `/posts/:id/edit(.:format)` becomes `/posts/1/edit`.
    private static func railsRoute(_ pattern: String) -> Route? {
        var name = pattern
        while let start = name.lastIndex(of: "("), let end = name[start...].firstIndex(of: ")") {
            name.removeSubrange(start...end)
        }
        name = name.replacingOccurrences(of: "//", with: "/")
        if name.isEmpty { name = "/" }
        let segments = name.split(separator: "/", omittingEmptySubsequences: false).map { segment in
            segment.hasPrefix(":") ? "1" : segment.hasPrefix("*") ? String(segment.dropFirst()) : String(segment)
        }
        return Route(name: name, path: segments.joined(separator: "/"))
    }
}
