import Foundation
import Fuzzing
import Testing

@testable import TurboCore

/// The prefilter must never change a result: it only avoids searches.
@Suite struct PrefilterTests {
    /// `bin/fuzz` sets a larger number.
    static var patternCount: Int {
        ProcessInfo.processInfo.environment["FUZZ_PATTERNS"].flatMap(Int.init) ?? LongRun.times(20_000)
    }

    @Test(arguments: [false, true])
    func `Random patterns match the same paths with and without it`(ignoringCase: Bool) {
        var generator = SeededGenerator(
            seed: ProcessInfo.processInfo.environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 1)
        var (known, whole, plain, matches) = (0, 0, 0, 0)
        for start in stride(from: 0, to: Self.patternCount, by: 20) {
            let patterns = (0..<min(20, Self.patternCount - start)).map { _ in RandomPattern.pattern(&generator) }
            let rules = patterns.enumerated().compactMap { index, text -> PathRule? in
                let isValid = (try? NSRegularExpression(pattern: text)) != nil
                #expect(isValid || RequiredLiteral(of: text)?.isValid != true, "\(text) isn't valid")
                // Many random patterns are invalid.
                guard isValid, let pattern = try? PathPattern(text, ignoresCase: ignoringCase) else { return nil }
                if RequiredLiteral(of: text)?.isValid == true { plain += 1 }
                return PathRule(index: index, compiled: [pattern], properties: ["hit": .integer(index)])
            }
            known += rules.count { RequiredLiteral.branches(of: $0.patterns[0]) != nil }
            let paths = (0..<6).map { _ in RandomPattern.path(&generator) }
            whole += rules.count { $0.compiled[0].required?.isWhole == true }
            matches += compare(rules, paths)
        }
        // Otherwise the test would prove nothing.
        #expect(whole > Self.patternCount / 100)
        #expect(plain > Self.patternCount / 10)
        #expect(known > Self.patternCount / 10)
        #expect(matches > Self.patternCount / 10)
    }

    /// Evaluates each regular expression, and then the matcher with its prefilter. Searches that take too long are left
    /// out.
    private func compare(_ rules: [PathRule], _ paths: [String]) -> Int {
        let index = PatternIndex(rules)
        return paths.reduce(0) { count, path in
            let text = PathText(path, matchesQuery: true)
            var slow: Set<String> = []
            let plain = rules.filter { rule in
                let (outcome, range) = rule.compiled[0].firstMatch(in: text.searched, within: MatchBudget())
                if outcome == .overrun { slow.insert(rule.patterns[0]) }
                return range != nil
            }.map(\.index)
            // Many rules are in the table, a few are checked one by one.
            for rule in rules where PatternIndex([rule]).candidates(for: text.searched)?.first?.isCertain == true {
                #expect(plain.contains(rule.index), "\(rule.patterns) in \(path)")
            }
            let filtered = PathMatcher(rules: rules, index: index, setAside: slow).match(text)
            guard filtered.overruns.isEmpty, filtered.isComplete else { return count }
            let difference = Set(plain).symmetricDifference(filtered.reasons.map(\.rule.index))
            let texts = rules.filter { difference.contains($0.index) }.flatMap(\.patterns)
            #expect(texts.isEmpty, "\(texts) in \(path)")
            return count + plain.count
        }
    }

    /// Each row: a pattern, and the texts of each of its branches; `^` and `$` are the marks for the edges.
    @Test(
        arguments: [
            ("/new$", [["/new$"]]), ("^/users/[0-9]+$", [["^/users/"]]),
            ("/posts/\\d+/comments", [["/posts/", "/comments"]]),
            ("a|bc", [["a"], ["bc"]]), ("/(pay|checkout)/x", [["/pay/x"], ["/checkout/x"]]), ("ab?c", [["a", "c"]]),
            ("ab+c", [["ab", "c"]]), ("ab*", [["a"]]), ("a{2}b", [["b"]]), ("\\.pdf$", [[".pdf$"]]), ("(a)?b", [["b"]]),
            (".*", nil), ("a|.*", nil), ("(?i)abc", nil), ("a$b", nil), ("^*a", nil), ("\\Qa\\E", nil),
            ("[[a]b]c", nil),
            ("\\x41b", nil), ("é", nil), ("$^", nil), ("a**", nil), ("(?<!x)ab", nil), ("(?!x)ab", [["ab"]]),
        ] as [(String, [[String]]?)])
    func `Each pattern has the required text of its row`(of pattern: String, expected: [[String]]?) {
        let branches = RequiredLiteral.branches(of: pattern)?.map { texts in
            texts.map { text in
                String(decoding: text, as: UTF8.self).replacingOccurrences(of: "\u{1}", with: "^")
                    .replacingOccurrences(of: "\u{2}", with: "$")
            }
        }
        #expect(branches == expected)
    }

    /// Each row: a pattern, and whether it is nothing but its text.
    @Test(arguments: [
        ("/new$", true), ("^/$", true), ("/a|/b$", true), ("/(new|edit)$", true), ("\\.pdf", true), ("/a.b", false),
        ("/ab?", false),
        ("/a+", false), ("/new\\b", false), ("/[ab]", false), ("/a]", false), (".*", false), ("/(a)?b", false),
    ])
    func `Plain patterns need no expression`(pattern: String, isWhole: Bool) throws {
        #expect((try PathPattern(pattern).required?.isWhole ?? false) == isWhole)
    }

    @Test(arguments: ["/é/new", "/a\nb/new", "/\u{1}/new"])
    func `Paths of other characters are searched by all patterns`(path: String) throws {
        let rules = [PathRule(index: 0, compiled: [try PathPattern("/new$")], properties: [:])]
        #expect(PatternIndex(rules).candidates(for: path) == nil)
        let match = PathMatcher(rules: rules, index: PatternIndex(rules)).match(PathText(path, matchesQuery: false))
        #expect(match.reasons.count == 1)
    }
}
