import Foundation
import TurboCore

/// A matcher that works as in earlier libraries: it compiles each pattern for each call. For comparison.
struct PlainMatcher {
    private let rules: [(patterns: [String], properties: [String: JSONValue])]

    init(_ workload: Workload) {
        rules = workload.rules + Workload.historicalRules
    }

    func properties(for url: URL) -> [String: JSONValue] {
        let path = url.path
        var properties: [String: JSONValue] = [:]
        for rule in rules where rule.patterns.contains(where: { Self.matches($0, path) }) {
            properties.merge(rule.properties) { _, new in new }
        }
        return properties
    }

    static func matches(_ pattern: String, _ path: String) -> Bool {
        // An invalid pattern is skipped silently, as in earlier libraries.
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return false }
        return expression.numberOfMatches(in: path, range: NSRange(location: 0, length: path.utf16.count)) > 0
    }
}
