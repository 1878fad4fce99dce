import Foundation

/// The constraints of parameters in a row of `bin/rails routes`: `{:id=>/\d+/, :format=>"json"}`.
struct RouteConstraints: Sendable {
    /// Sample values of a parameter.
    struct Values: Sendable {
        let texts: [String]
        /// Whether these are all possible values.
        let isComplete: Bool
    }

    private var expressions: [String: String] = [:]
    private var defaults: [String: String] = [:]

    /// - Parameter expressions: regular expressions by the names of the parameters.
    init(expressions: [String: String]) { self.expressions = expressions }

    /// - Parameter text: the text after the path in the row.
    init(_ text: String = "") {
        guard let start = text.firstIndex(of: "{") else { return }
        let whole = String(text[start...])
        let range = NSRange(whole.startIndex..., in: whole)
        for match in Self.pair?.matches(in: whole, range: range) ?? [] {
            guard let name = Range(match.range(at: 1), in: whole), let value = Range(match.range(at: 2), in: whole)
            else { continue }
            add(String(whole[value]), for: String(whole[name]))
        }
    }

    // NB: without the look-behind, each letter of a long word would search the whole rest of it.
    // Optional, because the initializer can throw. The tests of constraints would fail if it did.
    private static let pair = try? NSRegularExpression(
        pattern: #"(?<!\w):?(\w+)(?:\s*=>\s*|:\s+)(/(?:\\.|[^/\\])*/[a-z]*|"[^"]*"|:?\w+)"#)

    private mutating func add(_ value: String, for name: String) {
        if value.hasPrefix("/"), let end = value.lastIndex(of: "/") {
            expressions[name] = String(value[value.index(after: value.startIndex)..<end])
        } else {
            defaults[name] = value.trimmingCharacters(in: CharacterSet(charactersIn: "\":"))
        }
    }

    /// Whether the route responds with pages, and not only with JSON, XML or images.
    var isForPages: Bool {
        guard let format = defaults["format"] ?? expressions["format"] else { return true }
        return format.isEmpty || format == "true" || format == "false" || format.contains("html")
    }

    /// Values of a parameter that its constraint allows, or typical values if it has no constraint.
    func values(of name: String) -> Values {
        if let expression = expressions[name] { return values(matching: expression) }
        if ["locale", "lang", "language"].contains(name) { return Values(texts: ["en", "de"], isComplete: false) }
        return Self.usual
    }

    private static let usual = Values(
        texts: ["1", "a", "a-b", "0b9e6f0e-3c1c-4a65-9d3f-2f6a8a3f7c11"], isComplete: false)

    private func values(matching expression: String) -> Values {
        let isList = expression.allSatisfy { $0.isLetter || $0.isNumber || "-_|".contains($0) }
        if isList {
            let words = expression.split(separator: "|").map(String.init)
            return words.isEmpty ? Self.usual : Values(texts: words, isComplete: true)
        }
        guard let whole = try? NSRegularExpression(pattern: "^(?:\(expression))$") else { return Self.usual }
        let made = PatternSample.texts(of: expression) + Self.usual.texts
        let fitting = made.filter { whole.firstMatch(in: $0, range: NSRange($0.startIndex..., in: $0)) != nil }
        return fitting.isEmpty ? Self.usual : Values(texts: Array(fitting.prefix(4)), isComplete: false)
    }
}
