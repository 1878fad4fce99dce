import Foundation

/// A path with parameters in the syntax of a framework other than Rails: `/posts/{id}`, `/posts/<int:id>` or
/// `/posts/:id(\d+)`.
struct RoutePattern: Sendable, Equatable {
    /// The path in the syntax of Rails: `/posts/:id`.
    var template = ""
    /// Regular expressions for parameters, by their names.
    var requirements: [String: String] = [:]

    /// - Parameters:
    ///   - text: a path with or without a leading slash.
    ///   - requirements: regular expressions that the list has for parameters.
    init(_ text: String, requirements: [String: String] = [:]) {
        var rest = (text.hasPrefix("/") || text.hasPrefix("(") ? text : "/" + text)[...]
        while let character = rest.first {
            if read("{", "}", &rest) || read("(?P<", ")", &rest) || read("<", ">", &rest) || readColon(&rest) {
                continue
            }
            template.append(character)
            rest.removeFirst()
        }
        for (name, value) in requirements { self.requirements[Self.name(name)] = value }
    }

    /// Whether a text has a parameter that Rails would write differently.
    static func isNeeded(for text: String) -> Bool {
        // Most lines have none of these, and a regular expression takes time.
        guard text.utf8.contains(where: { "{<(".utf8.contains($0) }) || text.contains("/:") else { return false }
        return text.range(
            of: #"^[^?]*?(\{[/!*]*\w[^{}\s]*\}|<\w[^<>]*>|\(\?P<|:\w+(\?(/|$)|\([^)]{0,500}[\\\[|+]))"#,
            options: .regularExpression)
            != nil
    }

    /// Whether a text can be a path: it has no spaces outside angle brackets, as in `<any(a, b):page>`.
    static func isWhole(_ text: String) -> Bool {
        guard text.contains(where: \.isWhitespace) else { return true }
        guard text.contains("<") else { return false }
        let outside = text.replacingOccurrences(of: "<[^<>]*>", with: "", options: .regularExpression)
        return !outside.contains(where: \.isWhitespace)
    }

    /// The samples of the path as routes.
    var routes: [Route] {
        RouteTemplate(template).routes(RouteConstraints(expressions: requirements))
    }

    /// Reads a parameter between two marks.
    private mutating func read(_ start: String, _ end: Character, _ rest: inout Substring) -> Bool {
        guard rest.hasPrefix(start), let close = Self.end(of: rest, after: start.count, at: end) else { return false }
        let inner = String(rest[rest.index(rest.startIndex, offsetBy: start.count)..<close])
        rest = rest[rest.index(after: close)...]
        switch start {
        case "{": addBraces(inner)
        case "<": addAngles(inner)
        default: addParameter(String(inner.prefix { $0 != ">" }), String(inner.drop { $0 != ">" }.dropFirst()))
        }
        return true
    }

    /// The maximum number of characters of a parameter. Without it, each of many opening marks would search the whole
    /// rest.
    private static let maximumLength = 500

    /// The position of the mark that closes a parameter. Marks inside it are skipped in pairs.
    private static func end(of text: Substring, after count: Int, at end: Character) -> Substring.Index? {
        let open: Character = end == "}" ? "{" : end == ">" ? "<" : "("
        var depth = 1
        for index in text.indices.dropFirst(count).prefix(maximumLength) {
            if text[index] == open { depth += 1 }
            if text[index] == end { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// Reads what Express adds to a parameter: `:id?` or `:id(\d+)`.
    private mutating func readColon(_ rest: inout Substring) -> Bool {
        guard rest.first == ":" else { return false }
        let name = String(rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        let after = rest.dropFirst(name.count + 1)
        if !name.isEmpty, after.first == "?", after.count == 1 || after.dropFirst().first == "/" {
            addOptional(name, "")
            rest = after.dropFirst()
            return true
        }
        guard !name.isEmpty, after.first == "(", let close = Self.end(of: after, after: 1, at: ")") else {
            return false
        }
        let expression = String(after[after.index(after: after.startIndex)..<close])
        guard expression.contains(where: { #"\[|+"#.contains($0) }) else { return false }
        addParameter(name, expression)
        rest = after[after.index(after: close)...]
        return true
    }
}
