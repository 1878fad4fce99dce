import Foundation

/// The output of `bin/rails routes` and of `mix phx.routes`.
extension RouteList {
    /// Reads a comment. The gem annotate writes the rows as comments into `config/routes.rb`.
    mutating func readComment(_ line: String) -> Bool {
        let words = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)
        _ = readHeading(words) || readRow(words)
        return true
    }

    mutating func readHeading(_ line: String) -> Bool {
        if line.hasPrefix("Prefix ") && line.contains("URI Pattern") { return true }
        guard line.hasPrefix("Routes for "), line.hasSuffix(":") else { return false }
        let engine = String(line.dropFirst("Routes for ".count).dropLast())
        prefixes = mounts[engine] ?? [""]
        return true
    }

    mutating func readRow(_ line: String) -> Bool {
        guard let row = RailsRouteRow(line) else { return false }
        add(row)
        return true
    }

    mutating func add(_ row: RailsRouteRow) {
        if let engine = row.mounted {
            let path = RouteTemplate(row.path).name
            mounts[engine, default: []] += prefixes.map { $0 + (path == "/" ? "" : path) }
        }
        for prefix in prefixes { row.routes(prefix: prefix).forEach { add($0) } }
    }

    /// Reads a line of `bin/rails routes --expanded`: `URI               | /posts(.:format)`.
    mutating func readExpanded(_ line: String) -> Bool {
        if line.hasPrefix("--[ Route ") { return true }
        let parts = line.split(separator: "|", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        guard let key = parts.first, line.contains("|") else { return false }
        let value = parts.count == 2 ? parts[1] : ""
        switch key {
        case "Prefix", "Source Location": return true
        case "Verb": expanded.verb = value
        case "URI": expanded.path = value
        case "Controller#Action":
            guard let path = expanded.path else { return true }
            let verbs = expanded.verb.split(separator: "|").map(String.init)
            add(RailsRouteRow(verbs: verbs, path: path, target: value))
            expanded = ("", nil)
        default: return false
        }
        return true
    }
}
