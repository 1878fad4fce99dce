internal import Foundation
internal import TurboCore

/// Parses scenarios: inputs as people write them, one per line.
package enum SimulationScenario {
    /// An input with the line from which it was parsed.
    package struct Line: Sendable, Equatable {
        package let text: String
        package let input: SimulationInput

        package init(text: String, input: SimulationInput) {
            self.text = text
            self.input = input
        }
    }

    /// The allowed lines.
    package static let grammar = """
        /posts/1                         a link is tapped
        /follow -> /posts/1              the server redirects the link
        /posts/9 -> 404                  the server responds with an error
        /report -> attachment            the server responds with a file
        replace /posts?page=2            a link with data-turbo-action="replace"
        native /numbers                  a link for which the app shows a native screen
        submit /posts -> 303 /posts/1    a form is sent, and the server redirects
        submit /posts -> 422             a form is sent, and rendered again with its errors
        back                             the back button, or a swipe
        dismiss                          the modal stack is dismissed
        # anything                       a comment
        """

    /// The maximum number of lines of a scenario.
    package static let maximumCount = 1000

    /// - Parameter name: the name of the file, for errors.
    /// - Throws: a ``SimulationScenarioError`` with the number of the line.
    package static func parse(_ text: String, name: String) throws -> [Line] {
        var lines: [Line] = []
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let words = withoutComment(line)
            guard words.contains(where: { !$0.isWhitespace }) else { continue }
            do {
                lines.append(try parse(line: words))
            } catch let error as SimulationScenarioError {
                throw SimulationScenarioError("\(name):\(index + 1): \(error.message)")
            }
            if lines.count > maximumCount {
                throw SimulationScenarioError("\(name) has more than \(maximumCount) lines. Split it.")
            }
        }
        return lines
    }

    /// Returns a line without its comment. A `#` in a word begins a fragment.
    private static func withoutComment(_ line: Substring) -> String {
        guard let start = line.range(of: #"(^|\s)#"#, options: .regularExpression) else { return String(line) }
        return String(line[..<start.lowerBound])
    }

    /// Parses one line, or one operand of the command line.
    package static func parse(line: String) throws -> Line {
        let words = words(of: line)
        let text = words.joined(separator: " ")
        return Line(text: text, input: try input(words, text))
    }

    /// Returns the words of a line; an arrow is a word, with or without spaces around it.
    private static func words(of line: String) -> [String] {
        line.replacingOccurrences(of: "->", with: " -> ").split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private static let verbs = ["tap", "replace", "native", "submit", "back", "dismiss"]

    private static func input(_ words: [String], _ text: String) throws -> SimulationInput {
        let rest = Array(words.dropFirst())
        switch words.first {
        case "back" where rest.isEmpty: return .back
        case "dismiss" where rest.isEmpty: return .dismiss
        case "submit": return try submit(rest, text)
        case "tap": return try tap(rest, text)
        case "replace": return try tap(rest, text, action: .replace)
        case "native": return try tap(rest, text, kind: .native)
        default:
            guard let word = words.first else { throw unknown("", text) }
            if isAddress(word) { return try tap(words, text) }
            // People leave out the first slash of a path.
            guard word.contains("/"), !word.contains(":") else { throw unknown(word, text) }
            return try tap(["/" + word] + rest, text)
        }
    }

    private static func unknown(_ word: String, _ text: String) -> SimulationScenarioError {
        let nearest = NearestWord.to(word, among: verbs).map { " Did you mean \"\($0)\"?" }
        let hint = nearest ?? " Write a path such as /posts, or begin with \(verbs.joined(separator: ", "))."
        return SimulationScenarioError("\"\(text)\" can't be simulated.\(hint)")
    }

    package static func isAddress(_ word: String) -> Bool {
        word.hasPrefix("/") || word.hasPrefix("http://") || word.hasPrefix("https://")
    }

    private static func tap(
        _ words: [String], _ text: String, action: VisitAction = .advance, kind: Screen.Kind = .web
    ) throws -> SimulationInput {
        guard let path = words.first, isAddress(path), let response = response(from: Array(words.dropFirst())) else {
            throw SimulationScenarioError(
                "\"\(text)\" isn't a link with its response. Write \"/path\", \"/path -> /other\" for a redirect, "
                    + "\"/path -> 404\" for an error, or \"/path -> attachment\".")
        }
        return .tap(path, action: action, kind: kind, response: response)
    }

    /// Returns the response after the path of a link; nil if it can't be parsed.
    private static func response(from words: [String]) -> SimulatedResponse? {
        guard let last = words.last else { return .page }
        guard words[0] == "->" else { return nil }
        switch words.count {
        case 2 where isAddress(last): return .redirect(last)
        case 2 where last == "attachment": return .attachment
        case 2:
            guard let status = Int(last), (400...599).contains(status) else { return nil }
            return .status(status)
        case 3 where words[1].hasPrefix("3") && isAddress(last): return .redirect(last)
        default: return nil
        }
    }

    private static func submit(_ words: [String], _ text: String) throws -> SimulationInput {
        let usage = "Write \"submit /posts -> 303 /posts/1\" or \"submit /posts -> 422\"."
        guard (3...4).contains(words.count), isAddress(words[0]), words[1] == "->", let status = Int(words[2]),
            (100...599).contains(status)
        else { throw SimulationScenarioError("\"\(text)\" isn't a form with its response. \(usage)") }
        let location = words.count == 4 ? words[3] : nil
        guard (300...399).contains(status) == (location != nil), location.map(isAddress) ?? true else {
            throw SimulationScenarioError(
                "A redirect (300 to 399) needs a path, and no other response has one. \(usage)")
        }
        return .submit(words[0], status: status, location: location)
    }
}
