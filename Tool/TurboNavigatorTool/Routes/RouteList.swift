import Foundation
import NavigationSimulation

/// The paths of an app, from a list of URLs, the routes that a framework lists, or a log. Formats of lines can be
/// mixed.
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
    var mounts: [String: [String]] = [:]
    /// The paths that the rows of the current section are mounted at.
    var prefixes = [""]
    /// The entry of `bin/rails routes --expanded` that is being read.
    var expanded: (verb: String, path: String?) = ("", nil)

    /// The titles of the first table without columns for routes.
    private(set) var foreignTitles: [String]?
    /// Whether the text is JSON without routes.
    private(set) var isForeignDocument = false

    init(_ text: String) {
        if let listed = RouteDocument.routes(in: text), RequestLine(text) == nil {
            lineCount = 1
            isForeignDocument = listed.isEmpty
            listed.forEach { $0.routes.forEach { add($0) } }
        } else {
            read(text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline))
        }
    }

    private mutating func read(_ lines: [Substring]) {
        var columns: RouteColumns?
        var isInTable = false
        for (index, line) in lines.enumerated() {
            let words = line.trimmingCharacters(in: .whitespaces)
            guard !words.isEmpty else {
                isInTable = false
                continue
            }
            lineCount += 1
            if RouteColumns.isRule(words) { continue }
            let rule = index + 1 < lines.count && RouteColumns.isRule(lines[index + 1]) ? lines[index + 1] : nil
            if isInTable, let route = columns?.route(String(line)) {
                route.routes.forEach { add($0) }
            } else if let rule {
                isInTable = true
                columns = readHeader(String(line), String(rule))
            } else if isInTable || !read(words) {
                unknownLines.append(index + 1)
            }
        }
    }

    private mutating func readHeader(_ header: String, _ rule: String) -> RouteColumns? {
        let columns = RouteColumns(header: header, rule: rule)
        if columns == nil { foreignTitles = foreignTitles ?? RouteColumns.titles(header) }
        return columns
    }

    /// - Returns: whether the line has a known format, even if it isn't a path.
    private mutating func read(_ line: String) -> Bool {
        if line.hasPrefix("#") { return readComment(line) }
        if let request = RequestLine(line) {
            if request.isPage { add(Route(name: RouteAddress.decoded(request.address), address: request.address)) }
            return true
        }
        if ListedRoute.isDetail(line) { return true }
        if RoutePattern.isWhole(line) { return readAddress(line) }
        if readHeading(line) || readExpanded(line) || readRow(line) { return true }
        if let listed = ListedRoute(line: line) {
            listed.routes.forEach { add($0) }
            return true
        }
        return RequestLine.isDetail(line)
    }

    /// The path of a line with a path or a URL.
    private static func path(_ line: String) -> String? {
        if line.hasPrefix("/") { return line }
        return line.range(of: #"^https?://[^/]+"#, options: .regularExpression).map { String(line[$0.upperBound...]) }
    }

    private mutating func readAddress(_ line: String) -> Bool {
        if RoutePattern.isNeeded(for: line), let path = Self.path(line) {
            ListedRoute(verbs: "", path: path).routes.forEach { add($0) }
            return true
        }
        if line.hasPrefix("/") || line.hasPrefix("("), ["/:", "(.:", "(/", "/*"].contains(where: line.contains) {
            add(RailsRouteRow(verbs: [], path: line, target: ""))
            return true
        }
        guard let route = Route(written: line) else { return false }
        add(route)
        return true
    }

    mutating func add(_ route: Route) {
        guard !isCut, known.insert(route.address).inserted else { return }
        guard routes.count < Self.maximumCount else { return isCut = true }
        routes.append(route)
    }
}
