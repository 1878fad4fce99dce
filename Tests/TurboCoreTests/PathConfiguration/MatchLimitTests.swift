import Foundation
import Fuzzing
import Testing

@testable import TurboCore

@Suite struct MatchLimitTests {
    static let trap = "/" + String(repeating: "a", count: 40) + "!"

    static let letters = "/" + String(repeating: "a", count: 60)

    static func configuration(_ patterns: [String]) throws -> PathConfiguration {
        let rules: [(patterns: [String], properties: [String: Any])] = patterns.map { ([$0], ["hit": $0]) }
        return PathConfiguration(sources: [.data(try PathConfigurationMatchingTests.json(rules))])
    }

    @Test func `A slow pattern is disabled once and reported`() throws {
        let configuration = try Self.configuration(["/(a+)+$", "!$"])
        // On a busy machine, the time of this look-up may be over before the second pattern.
        _ = configuration[Self.trap]
        for _ in 0..<3 {
            #expect(configuration[Self.trap]["hit"] as? String == "!$")
        }
        let diagnostics = configuration.diagnostics
        #expect(diagnostics.count == 1)
        #expect(diagnostics.first?.pattern == "/(a+)+$")
        #expect(diagnostics.first?.ruleIndex == 0)
        #expect(diagnostics.first?.severity == .error)
    }

    @Test func `A look-up goes on with the next pattern after a slow one, while there is time`() throws {
        let patterns = try ["/(a+)+$", "!$"].map { try PathPattern($0) }
        let rules = patterns.enumerated().map { PathRule(index: $0, compiled: [$1], properties: [:]) }
        let match = PathMatcher(rules: rules).match(PathText(Self.trap, matchesQuery: false), within: MatchBudget { 0 })
        #expect(match.isComplete && match.overruns.count == 1 && match.reasons.map(\.rule.index) == [1])
    }

    @Test func `A disabled pattern matches no other path either`() throws {
        let configuration = try Self.configuration(["/(a+)+$"])
        #expect(configuration["/aa"]["hit"] != nil)
        _ = configuration[Self.trap]
        #expect(configuration["/aa"]["hit"] == nil)
        #expect(configuration["/aaa"]["hit"] == nil)
    }

    @Test func `A reload enables slow patterns again`() throws {
        let configuration = try Self.configuration(["/(a+)+$"])
        _ = configuration[Self.trap]
        configuration.reload()
        #expect(configuration.diagnostics.isEmpty)
        #expect(configuration["/aa"]["hit"] != nil)
    }

    @Test func `Many slow patterns cost one budget together`() throws {
        let configuration = try Self.configuration((1...200).map { "/(a+)+\($0)$" })
        let start = Fuzz.processorTime()
        _ = configuration[Self.trap]
        #expect(Fuzz.processorTime() - start < 1)
    }

    /// A busy machine must not reject harmless patterns, with a message about nested repetitions.
    @Test func `A look-up that is out of time disables no pattern`() throws {
        var time = 0.0
        let budget = MatchBudget {
            time += 0.003
            return time
        }
        let rules = try (0..<60).map { PathRule(index: $0, compiled: [try PathPattern("[ab]*c?z$")], properties: [:]) }
        let match = PathMatcher(rules: rules).match(PathText(Self.letters, matchesQuery: false), within: budget)
        #expect(!match.isComplete)
        #expect(match.overruns.isEmpty)
    }

    @Test func `On a slow machine, the pattern that has used up the time is disabled`() throws {
        var time = 0.0
        let budget = MatchBudget {
            time += 0.001
            return time
        }
        let rules = [PathRule(index: 0, compiled: [try PathPattern("/(a+)+$")], properties: [:])]
        let match = PathMatcher(rules: rules).match(PathText(Self.trap, matchesQuery: false), within: budget)
        #expect(match.overruns.count == 1)
    }

    /// For any patterns, the number of reports of a look-up is limited.
    @Test(arguments: ["(a+)+$", "(.*a){20}b", "(a|aa)+$", "[^b]*[^c]*[^d]*e", "a?z$", "^/(\\w+/?)*$"])
    func `The number of steps of a look-up is limited`(pattern: String) throws {
        let rules = try (0..<300).map { PathRule(index: $0, compiled: [try PathPattern(pattern)], properties: [:]) }
        for length in [40, 500, PathText.maximumLength - 2] {
            // The clock doesn't advance, so only the steps count. One report is at most 10,000 steps.
            let budget = MatchBudget { 0 }
            let path = "/" + String(repeating: "a", count: length) + "!"
            _ = PathMatcher(rules: rules).match(PathText(path, matchesQuery: false), within: budget)
            #expect(budget.left > -MatchBudget.backtracking)
        }
    }

    @Test func `Searches without backtracking are charged too`() throws {
        let rules = try (0..<3000).map { PathRule(index: $0, compiled: [try PathPattern("[^b]z$")], properties: [:]) }
        let budget = MatchBudget()
        let path = "/" + String(repeating: "a", count: PathText.maximumLength - 1)
        let match = PathMatcher(rules: rules).match(PathText(path, matchesQuery: false), within: budget)
        #expect(budget.isOver)
        #expect(!match.isComplete)
        #expect(match.overruns.isEmpty)
    }

    @Test func `The patterns of a document are bounded in number`() throws {
        let limit = PathConfigurationDocument.maximumPatternCount
        let rules: [(patterns: [String], properties: [String: Any])] = [
            (Array(repeating: "a", count: limit - 1), [:]), (["b"], [:]), (["c"], [:]), (["d"], [:]),
        ]
        let document = try PathConfigurationDocument(try PathConfigurationMatchingTests.json(rules))
        #expect(document.rules.map(\.index) == [0, 1])
        #expect(document.diagnostics.map(\.ruleIndex) == [2])
    }

    @Test func `A long path matches nothing and is reported once`() throws {
        let configuration = try Self.configuration([".*"])
        let long = "/" + String(repeating: "a", count: PathText.maximumLength)
        #expect(configuration[String(long.dropLast())]["hit"] != nil)
        #expect(configuration[long].isEmpty)
        #expect(configuration[long].isEmpty)
        #expect(configuration.diagnostics.map(\.severity) == [.note])
    }

    @Test func `A long query is left out`() throws {
        let configuration = try Self.configuration(["^/new$"])
        configuration.matchQueryStrings = true
        let query = String(repeating: "a", count: PathText.maximumLength)
        #expect(configuration["/new?\(query)"]["hit"] != nil)
    }
}
