import Foundation
import NavigationSimulation

/// The paths of an app, from a list of URLs, the output of `bin/rails routes`, or a log. Formats can be mixed.
struct RouteList: Sendable {
    /// The maximum number of distinct paths.
    static let maximumCount = 10_000

    /// Each path once, in the order of the text.
    private(set) var routes: [Route] = []
    /// The numbers of the lines in an unknown format, from 1.
    private(set) var unknownLines: [Int] = []
    /// The number of lines that aren't empty.
    private(set) var lineCount = 0
    /// Whether the text contains more paths than the maximum.
    private(set) var isCut = false

    private var known: Set<String> = []
    /// The paths that engines are mounted at, by the names of the engines.
    private var mounts: [String: [String]] = [:]
    /// The paths that the rows of the current section are mounted at.
    private var prefixes = [""]
    /// The verb of the current entry of `bin/rails routes --expanded`.
    private var expandedVerb = ""
    private var expandedPath: String?

    init(_ text: String) {
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let words = line.trimmingCharacters(in: .whitespaces)
            guard !words.isEmpty else { continue }
            lineCount += 1
            if !read(words) { unknownLines.append(index + 1) }
        }
    }

    /// - Returns: whether the line has a known format, even if it isn't a path.
    private mutating func read(_ line: String) -> Bool {
        if line.hasPrefix("#") { return readComment(line) }
        if let request = RequestLine(line) {
            if request.isPage { add(Route(name: RouteAddress.decoded(request.address), address: request.address)) }
            return true
        }
        if !line.contains(where: \.isWhitespace) { return readAddress(line) }
        return readHeading(line) || readExpanded(line) || readRow(line) || RequestLine.isDetail(line)
    }

    /// Reads a comment. The gem annotate writes the rows as comments into `config/routes.rb`.
    private mutating func readComment(_ line: String) -> Bool {
        let words = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)
        _ = readHeading(words) || readRow(words)
        return true
    }

    private mutating func readAddress(_ line: String) -> Bool {
        if line.hasPrefix("/") || line.hasPrefix("("), ["/:", "(.:", "(/", "/*"].contains(where: line.contains) {
            add(RailsRouteRow(verbs: [], path: line, target: ""))
            return true
        }
        guard let route = Route(written: line) else { return false }
        add(route)
        return true
    }

    private mutating func readHeading(_ line: String) -> Bool {
        if line.hasPrefix("Prefix ") && line.contains("URI Pattern") { return true }
        guard line.hasPrefix("Routes for "), line.hasSuffix(":") else { return false }
        let engine = String(line.dropFirst("Routes for ".count).dropLast())
        prefixes = mounts[engine] ?? [""]
        return true
    }

    private mutating func readRow(_ line: String) -> Bool {
        guard let row = RailsRouteRow(line) else { return false }
        add(row)
        return true
    }

    private mutating func add(_ row: RailsRouteRow) {
        if let engine = row.mounted {
            let path = RouteTemplate(row.path).name
            mounts[engine, default: []] += prefixes.map { $0 + (path == "/" ? "" : path) }
        }
        for prefix in prefixes { row.routes(prefix: prefix).forEach { add($0) } }
    }

    /// Reads a line of `bin/rails routes --expanded`: `URI               | /posts(.:format)`.
    private mutating func readExpanded(_ line: String) -> Bool {
        if line.hasPrefix("--[ Route ") { return true }
        let parts = line.split(separator: "|", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        guard let key = parts.first, line.contains("|") else { return false }
        let value = parts.count == 2 ? parts[1] : ""
        switch key {
        case "Prefix", "Source Location": return true
        case "Verb": expandedVerb = value
        case "URI": expandedPath = value
        case "Controller#Action":
            guard let path = expandedPath else { return true }
            let verbs = expandedVerb.split(separator: "|").map(String.init)
            add(RailsRouteRow(verbs: verbs, path: path, target: value))
            (expandedVerb, expandedPath) = ("", nil)
        default: return false
        }
        return true
    }

    private mutating func add(_ route: Route) {
        guard !isCut, known.insert(route.address).inserted else { return }
        guard routes.count < Self.maximumCount else { return isCut = true }
        routes.append(route)
    }

    /// Remarks for the user about skipped lines and paths; empty if there are none.
    ///
    /// - Parameter name: the name of the file.
    func warnings(name: String) -> [String] {
        var warnings: [String] = []
        if let first = unknownLines.first {
            let lines = unknownLines.count == 1 ? "1 line" : "\(unknownLines.count) lines"
            warnings.append(
                "\(name): \(lines) of \(lineCount) skipped because of an unknown format; the first is line \(first).")
        }
        if isCut { warnings.append("\(name): only the first \(Self.maximumCount) distinct paths are used.") }
        return warnings
    }
}
