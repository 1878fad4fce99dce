import Foundation

/// A problem of a path configuration: what is wrong, where, and how to fix it.
public struct PathConfigurationDiagnostic: Error, Hashable, Sendable {
    /// The severity of a problem.
    public enum Severity: String, Comparable, Sendable, CaseIterable {
        /// Nothing is ignored, but it may not be what was intended.
        case note
        /// Probably not what was intended.
        case warning
        /// A pattern, a key, a rule or the whole source is ignored.
        case error

        public static func < (first: Severity, second: Severity) -> Bool {
            allCases.firstIndex(of: first) ?? 0 < allCases.firstIndex(of: second) ?? 0
        }
    }

    /// A position in the text of the source.
    public struct Position: Hashable, Sendable {
        /// The line, from 1.
        public let line: Int
        /// The column, counting characters from 1.
        public let column: Int

        /// - Parameters:
        ///   - line: the line, from 1.
        ///   - column: the column, counting characters from 1.
        public init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    /// The severity of the problem.
    public var severity: Severity
    /// The kind of the problem, for programs; nil if it is of no particular kind.
    public var code: Code?
    /// The problem and its fix, in full sentences.
    public var message: String
    /// The suggested replacement if there is one, such as the nearest known word.
    public var suggestion: String?
    /// The source with the problem; nil if it isn't known.
    public var source: PathConfiguration.Source?
    /// The index of the rule in the source; nil if the problem isn't in a rule.
    public var ruleIndex: Int?
    /// The key in question, if there is one.
    public var key: String?
    /// The pattern in question, if there is one.
    public var pattern: String?
    /// The position of the problem; nil if it has none in a text.
    public var position: Position?

    /// - Parameters:
    ///   - severity: the severity of the problem.
    ///   - code: the kind of the problem; nil, the default, for no particular kind.
    ///   - message: the problem and its fix, in full sentences.
    ///   - suggestion: the suggested replacement; nil by default.
    ///   - source: the source with the problem; nil by default.
    ///   - ruleIndex: the index of the rule in the source; nil by default.
    ///   - key: the key in question; nil by default.
    ///   - pattern: the pattern in question; nil by default.
    ///   - position: the position of the problem in the text; nil by default.
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

    /// The line of the problem, from 1; nil if it has no position in a text.
    public var line: Int? { position?.line }
    /// The column of the problem, counting characters from 1; nil if it has no position in a text.
    public var column: Int? { position?.column }
}

extension PathConfigurationDiagnostic: CustomStringConvertible, LocalizedError {
    /// One line in the format of compilers: `configuration.json:3:5: warning: …`.
    public var description: String {
        let place = [source?.description, line.map(String.init), column.map(String.init)].compactMap { $0 }
        return (place.isEmpty ? "" : place.joined(separator: ":") + ": ") + "\(severity): \(message)"
    }

    public var errorDescription: String? { message }
}
