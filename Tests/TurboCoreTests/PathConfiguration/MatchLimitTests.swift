import Foundation
import Testing

@testable import TurboCore

@Suite struct MatchLimitTests {
    static let slow = "^(a+)+$"
    static let trap = "/" + String(repeating: "a", count: 40) + "!"

    static func configuration(_ patterns: [String]) throws -> PathConfiguration {
        let rules: [(patterns: [String], properties: [String: Any])] = patterns.map { ([$0], ["hit": $0]) }
        return PathConfiguration(sources: [.data(try PathConfigurationMatchingTests.json(rules))])
    }

    @Test func aSlowPatternIsSetAsideOnceAndTold() throws {
        let configuration = try Self.configuration(["/(a+)+$", "!$"])
        for _ in 0..<3 {
            #expect(configuration[Self.trap]["hit"] as? String == "!$")
        }
        let diagnostics = configuration.diagnostics
        #expect(diagnostics.count == 1)
        #expect(diagnostics.first?.pattern == "/(a+)+$")
        #expect(diagnostics.first?.ruleIndex == 0)
        #expect(diagnostics.first?.severity == .error)
    }

    @Test func aReloadGivesSlowPatternsAnotherChance() throws {
        let configuration = try Self.configuration(["/(a+)+$"])
        _ = configuration[Self.trap]
        configuration.reload()
        #expect(configuration.diagnostics.isEmpty)
    }

    @Test func manySlowPatternsCostOneBudgetTogether() throws {
        let configuration = try Self.configuration((1...200).map { "/(a+)+\($0)$" })
        let start = MatchBudget.processorTime()
        _ = configuration[Self.trap]
        #expect(MatchBudget.processorTime() - start < 1)
    }

    @Test func theBudgetEndsAPatternAndThenTheLookUp() {
        var time = 0.0
        let budget = MatchBudget { time }
        func stops(after seconds: Double) -> Bool {
            budget.beginPattern()
            let first = (0..<16).contains { _ in budget.isUsedUp() }
            time += seconds
            return first || (0..<16).contains { _ in budget.isUsedUp() }
        }
        #expect(!stops(after: 0.004))
        #expect(stops(after: 0.006))
        #expect(!budget.isOver)
        #expect(stops(after: 0.011))
        #expect(budget.isOver)
    }

    @Test func aLongPathMatchesNothingAndIsToldOnce() throws {
        let configuration = try Self.configuration([".*"])
        let long = "/" + String(repeating: "a", count: PathText.maximumLength)
        #expect(configuration[String(long.dropLast())]["hit"] != nil)
        #expect(configuration[long].isEmpty)
        #expect(configuration[long].isEmpty)
        #expect(configuration.diagnostics.map(\.severity) == [.note])
    }

    @Test func aLongQueryIsLeftOut() throws {
        let configuration = try Self.configuration(["^/new$"])
        configuration.matchQueryStrings = true
        let query = String(repeating: "a", count: PathText.maximumLength)
        #expect(configuration["/new?\(query)"]["hit"] != nil)
    }
}
