import Foundation
import TurboCore

/// Configurations designed to be slow, and paths that make them slow.
enum WorstCase {
    private static let patterns = [
        "^(/a+)+$", "(.*a){20}", "(a|aa)+$", "(x+x+)+y", "^/(\\w+/?)*$", ".*.*.*.*b", "(a?){30}a{30}",
        "[^b]*[^c]*[^d]*e",
    ]

    /// Returns the processor time of the slowest look-up.
    static func milliseconds() throws -> Double {
        let letters = ["a", "x", "a/", "ab", "-"]
        let paths = letters.flatMap { letter in
            [40, 500, 2040].map { "/" + String(String(repeating: letter, count: $0).prefix($0)) + "!" }
        }
        return try configurations().map { document in
            paths.map { path in
                // Twice, because the system may use some of the time itself.
                let times = (0..<2).map { _ in Stopwatch.nanoseconds([path][...]) { _ = document.match(path: $0) } / 1e6
                }
                return times.min() ?? 0
            }.max() ?? 0
        }.max() ?? 0
    }

    private static func configurations() throws -> [PathConfigurationDocument] {
        let each = patterns.map { [$0] }
        let many = [1000, 10_000].map { count in (0..<count).map { "[^\($0)]+\($0 % 10)$" } }
        let linear = (0..<15_000).map { "[^\($0)]!$" }
        let shared = (0..<15_000).map { "/a(b|\($0))*a/a/a\($0 % 7)" }
        return try (each + [patterns, linear, shared] + many + [Array(repeating: patterns, count: 200).flatMap { $0 }])
            .map { patterns in
                let rules: [JSONValue] = patterns.map { ["patterns": [.string($0)], "properties": ["hit": true]] }
                return try PathConfigurationDocument(try JSONEncoder().encode(EncodableValue(["rules": .array(rules)])))
            }
    }
}

/// Encodes a value as JSON.
struct EncodableValue: Encodable {
    private let value: JSONValue

    init(_ value: JSONValue) {
        self.value = value
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch value {
        case .null: try container.encodeNil()
        case .bool(let flag): try container.encode(flag)
        case .integer(let number): try container.encode(number)
        case .number(let number): try container.encode(number)
        case .string(let text): try container.encode(text)
        case .array(let elements): try container.encode(elements.map(EncodableValue.init))
        case .object(let members): try container.encode(members.mapValues(EncodableValue.init))
        }
    }
}
