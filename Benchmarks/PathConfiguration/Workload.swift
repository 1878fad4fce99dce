import Foundation
import TurboCore

/// Rules like those of real apps, and the URLs of their pages. They are the same in each run.
struct Workload {
    typealias Rule = (patterns: [String], properties: [String: JSONValue])

    let rules: [Rule]
    let urls: [URL]

    /// - Parameter ruleCount: the number of rules. The first twenty are written by hand, the others are generated in
    ///   the same mix.
    init(ruleCount: Int) throws {
        var generator = Generator(seed: 42)
        let made = max(0, ruleCount - Self.written.count)
        rules = Array(Self.written.prefix(ruleCount)) + (0..<made).map { Self.rule($0, &generator) }
        urls = try (0..<1000).map { _ in try Self.url(ruleCount, &generator) }
    }

    /// The configuration as a server sends it.
    func json() throws -> Data {
        let objects: [JSONValue] = rules.map { rule in
            ["patterns": .array(rule.patterns.map { .string($0) }), "properties": .object(rule.properties)]
        }
        return try JSONEncoder().encode(EncodableValue(["rules": .array(objects)]))
    }

    static let historicalRules: [Rule] = [
        (["/recede_historical_location"], ["presentation": "pop"]),
        (["/refresh_historical_location"], ["presentation": "refresh"]),
        (["/resume_historical_location"], ["presentation": "none"]),
    ]

    private static let written: [Rule] = [
        ([".*"], ["context": "default", "pull_to_refresh_enabled": true]),
        (["/new$", "/edit$"], ["context": "modal", "pull_to_refresh_enabled": false]),
        (["^/users/[0-9]+$"], ["view_controller": "profile"]),
        (["/posts/\\d+/comments"], ["title": "Comments"]),
        (["^/$"], ["presentation": "replace_root"]),
        (["/sign_in$", "/sign_up$"], ["context": "modal", "modal_style": "full"]),
        (["^/sign_out$"], ["presentation": "clear_all"]),
        (["^/search"], ["query_string_presentation": "replace"]),
        (["\\.pdf$"], ["view_controller": "pdf"]),
        (["^/settings(/.*)?$"], ["tab": 3]),
        (["/photos/[a-z0-9-]+$"], ["view_controller": "photo"]),
        (["^/admin/"], ["external": true]),
        (["/filters?$"], ["context": "modal", "modal_style": "medium"]),
        (["^/help", "^/about"], ["title": "Help"]),
        (["/(pay|checkout)/.*"], ["modal_dismiss_gesture_enabled": false]),
        (["^/maps/.+"], ["view_controller": "map"]),
        (["/export\\b"], ["external": true]),
        (["^/conversations/\\d+$"], ["animated": false]),
        (["/numbers$"], ["view_controller": "numbers"]),
        (["/calendar/\\d{4}/\\d{2}$"], ["title": "Calendar"]),
    ]

    private static func rule(_ number: Int, _ generator: inout Generator) -> Rule {
        let name = "\(words[number % words.count])\(number)"
        let patterns: [[String]] = [
            ["^/\(name)/[0-9]+$"], ["/\(name)/new$", "/\(name)/\\d+/edit$"], ["/\(name)/\\d+/comments"], ["^/\(name)$"],
            ["/\(name)/[a-z-]+$"], ["^/\(name)/.*/preview"], ["/\(name)/(week|month)$"], ["^/\(name)/filters?$"],
        ]
        let properties: [[String: JSONValue]] = [
            ["context": "modal"], ["title": .string(name)], ["view_controller": .string(name)], ["animated": false],
            ["pull_to_refresh_enabled": false], ["presentation": "replace"],
        ]
        return (patterns[generator.next(patterns.count)], properties[generator.next(properties.count)])
    }

    private static let words = ["articles", "orders", "invoices", "teams", "projects", "recipes", "events", "files"]
    private static let plainWords = ["posts", "users", "photos", "conversations", "settings", "search", "calendar"]

    private static func url(_ ruleCount: Int, _ generator: inout Generator) throws -> URL {
        let number = generator.next(max(ruleCount, 40))
        let isMade = number >= written.count && ruleCount > written.count
        let made = number - written.count
        let name = isMade ? "\(words[made % words.count])\(made)" : plainWords[generator.next(plainWords.count)]
        let id = generator.next(100_000)
        let ends = ["", "/\(id)", "/new", "/\(id)/edit", "/\(id)/comments", "/summer-holidays", "/\(id)/preview"]
        let query = generator.next(5) == 0 ? "?page=\(generator.next(50))" : ""
        let text = "https://www.example.com/\(name)\(ends[generator.next(ends.count)])\(query)"
        guard let url = URL(string: text) else { throw URLError(.badURL) }
        return url
    }
}

/// Random numbers that are the same in each run.
struct Generator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// Returns a number from 0 to below a bound.
    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }
}
