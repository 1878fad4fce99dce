import Foundation

/// Something about a path configuration that its author should know: what is wrong, where, and what to do about it.
public struct PathConfigurationDiagnostic: Error, Hashable, Sendable {
    /// How much a problem costs.
    public enum Severity: String, Comparable, Sendable, CaseIterable {
        /// Nothing is lost; it may still not be what was meant.
        case note
        /// It is probably not what was meant.
        case warning
        /// A pattern, a key, a rule or the whole source does not count.
        case error

        public static func < (first: Severity, second: Severity) -> Bool {
            allCases.firstIndex(of: first) ?? 0 < allCases.firstIndex(of: second) ?? 0
        }
    }

    /// A place in the text of the source.
    public struct Position: Hashable, Sendable {
        /// The line, from 1.
        public let line: Int
        /// The character of the line, from 1.
        public let column: Int

        /// - Parameters:
        ///   - line: the line, from 1.
        ///   - column: the character of the line, from 1.
        public init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    /// How much the problem costs.
    public var severity: Severity
    /// What kind of problem this is, for programs; nil when it is of no particular kind.
    public var code: Code?
    /// What happened and what to do: whole sentences.
    public var message: String
    /// What to write instead, if that is known: the nearest known word, for example.
    public var suggestion: String?
    /// The source that the problem is in; nil when it is not known.
    public var source: PathConfiguration.Source?
    /// The number of the rule in the source, from 0; nil when the problem is in no rule.
    public var ruleIndex: Int?
    /// The key in question, if there is one.
    public var key: String?
    /// The pattern in question, if there is one.
    public var pattern: String?
    /// Where the problem stands; nil when it has no place in a text.
    public var position: Position?

    /// - Parameters:
    ///   - severity: how much the problem costs.
    ///   - code: what kind of problem this is; nil, the default, for no particular kind.
    ///   - message: what happened and what to do, in whole sentences.
    ///   - suggestion: what to write instead; nil by default.
    ///   - source: the source that the problem is in; nil by default.
    ///   - ruleIndex: the number of the rule in the source, from 0; nil by default.
    ///   - key: the key in question; nil by default.
    ///   - pattern: the pattern in question; nil by default.
    ///   - position: where the problem stands in the text; nil by default.
    public init(
        severity: Severity, code: Code? = nil, message: String, suggestion: String? = nil,
        source: PathConfiguration.Source? = nil, ruleIndex: Int? = nil, key: String? = nil, pattern: String? = nil,
        position: Position? = nil
    ) {
        self.severity = severity
        self.code = code
        self.message = message
        self.suggestion = suggestion
        self.source = source
        self.ruleIndex = ruleIndex
        self.key = key
        self.pattern = pattern
        self.position = position
    }

    /// The line of the problem, from 1; nil when it has no place in a text.
    public var line: Int? { position?.line }
    /// The character of the line, from 1; nil when the problem has no place in a text.
    public var column: Int? { position?.column }
}

extension PathConfigurationDiagnostic: CustomStringConvertible, LocalizedError {
    /// One line as compilers print it: `configuration.json:3:5: warning: …`.
    public var description: String {
        let place = [source?.description, line.map(String.init), column.map(String.init)].compactMap { $0 }
        return (place.isEmpty ? "" : place.joined(separator: ":") + ": ") + "\(severity): \(message)"
    }

    public var errorDescription: String? { message }
}
