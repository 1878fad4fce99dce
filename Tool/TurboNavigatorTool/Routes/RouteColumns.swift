import Foundation

/// The columns of a table of routes: with box characters, or with a line of dashes below its header.
struct RouteColumns: Sendable {
    private let path: Int
    private let verbs: Int?
    /// The positions at which the columns begin, or nil for a table with separators.
    private let starts: [Int]?

    /// - Parameters:
    ///   - header: the line with the titles.
    ///   - rule: the line below it.
    /// - Returns: nil if the table has no columns for paths and their methods or controllers.
    init?(header: String, rule: String) {
        let starts = Self.isSeparated(header) ? nil : Self.starts(rule)
        let titles = Self.cells(header, starts).map { $0.lowercased() }
        guard let path = titles.firstIndex(where: Self.paths.contains) else { return nil }
        verbs = titles.firstIndex(where: Self.methods.contains)
        guard verbs != nil || titles.contains(where: Self.targets.contains) else { return nil }
        (self.path, self.starts) = (path, starts)
    }

    private static let paths: Set<String> = ["uri", "rule", "path", "url", "uri pattern", "route", "pattern"]
    private static let methods: Set<String> = ["method", "methods", "verb", "verbs", "http method"]
    private static let targets: Set<String> = [
        "module", "view", "controller", "controller#action", "action", "handler",
    ]

    /// - Returns: nil if the row has no path.
    func route(_ line: String) -> ListedRoute? {
        let cells = Self.cells(line, starts).map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\"`")) }
        guard cells.indices.contains(path), !cells[path].isEmpty, RoutePattern.isWhole(cells[path]) else { return nil }
        return ListedRoute(
            verbs: verbs.flatMap { cells.indices.contains($0) ? cells[$0] : nil } ?? "", path: cells[path])
    }

    /// Whether a line only has dashes and corners.
    static func isRule(_ line: some StringProtocol) -> Bool {
        // Most lines begin with a letter, a digit or a slash, and characters take time.
        let first = line.utf8.first { $0 != UInt8(ascii: " ") }
        guard let first, first > 0x7F || "-=+|:".utf8.contains(first) else { return false }
        return line.contains { "-=─━═".contains($0) } && line.allSatisfy { "-=─━═+|┼├┤┌┬┐└┴┘│╪╞╡: ".contains($0) }
            && line.filter { "-=─━═".contains($0) }.count > 2
    }

    /// The titles of a table, for a message.
    static func titles(_ header: String) -> [String] {
        if isSeparated(header) { return cells(header, nil).filter { !$0.isEmpty } }
        return header.replacingOccurrences(of: " {2,}", with: "\t", options: .regularExpression)
            .split(separator: "\t").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    private static func isSeparated(_ line: String) -> Bool {
        line.contains("│") || line.contains(" | ") || line.hasPrefix("|")
    }

    /// The positions at which the runs of dashes begin.
    private static func starts(_ rule: String) -> [Int] {
        let characters = Array(rule)
        return characters.indices.filter { characters[$0] != " " && ($0 == 0 || characters[$0 - 1] == " ") }
    }

    private static func cells(_ line: String, _ starts: [Int]?) -> [String] {
        guard let starts else { return separated(line) }
        let characters = Array(line)
        return starts.indices.map { number in
            let end = number + 1 < starts.count ? starts[number + 1] : characters.count
            let range = min(starts[number], characters.count)..<min(end, characters.count)
            return String(characters[range]).trimmingCharacters(in: .whitespaces)
        }
    }

    /// The texts between separators. A `|` in a word, as in `GET|HEAD`, doesn't separate.
    private static func separated(_ line: String) -> [String] {
        let characters = Array(line.trimmingCharacters(in: .whitespaces))
        var cells = [""]
        for (index, character) in characters.enumerated() {
            let isFree =
                (index == 0 || characters[index - 1] == " ")
                && (index + 1 == characters.count || characters[index + 1] == " ")
            if character == "│" || character == "|" && isFree {
                cells.append("")
            } else {
                cells[cells.count - 1].append(character)
            }
        }
        let isFramed = ["│", "|"].contains(characters.first)
        return (isFramed ? Array(cells.dropFirst()) : cells).map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
