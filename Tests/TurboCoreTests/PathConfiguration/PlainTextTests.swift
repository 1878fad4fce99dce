import Foundation
import Fuzzing
import Testing

@testable import TurboCore

/// A search without a regular expression must never have another result.
@Suite("Patterns that are plain text") struct PlainTextTests {
    /// `maintenance/fuzz` sets a larger number.
    static var patternCount: Int {
        ProcessInfo.processInfo.environment["FUZZ_PATTERNS"].flatMap(Int.init) ?? LongRun.times(200_000)
    }

    @Test func `Random patterns match the same paths as a regular expression`() {
        var generator = SeededGenerator(
            seed: ProcessInfo.processInfo.environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 1)
        var (plain, matches) = (0, 0)
        for _ in 0..<Self.patternCount {
            let pattern = RandomPattern.pattern(&generator)
            guard let text = PlainText(pattern) else { continue }
            guard let expression = try? NSRegularExpression(pattern: pattern) else {
                Issue.record("\(pattern) isn't a regular expression")
                continue
            }
            plain += 1
            for path in (0..<6).map({ _ in RandomPattern.path(&generator) }) {
                let range = NSRange(location: 0, length: path.utf16.count)
                let isFound = expression.firstMatch(in: path, range: range) != nil
                #expect(text.isFound(in: path) == isFound, "\(pattern) in \(path)")
                if isFound { matches += 1 }
            }
        }
        // Otherwise the test would prove nothing.
        #expect(plain > Self.patternCount / 100)
        #expect(matches > plain / 20)
    }

    /// Each row: a pattern, and whether it is nothing but its text.
    @Test(arguments: [
        ("/new$", true), ("^/$", true), ("\\.pdf", true), ("^/é", true), ("/new\\$", true), ("/a|/b$", false),
        ("/a.b", false), ("/ab?", false), ("/a+", false), ("/new\\b", false), ("/[ab]", false), ("/a]", false),
        (".*", false), ("/(a)?b", false), ("^", false), ("$", false), ("/\\1", false), ("a$b", false), ("a\\", false),
    ])
    func `Plain patterns need no expression`(pattern: String, isPlain: Bool) {
        #expect((PlainText(pattern) != nil) == isPlain)
    }

    @Test(arguments: [
        ("/é/new", "/new$"), ("/a\nb/new", "/new$"), ("/\u{1}/new", "^/\u{1}/new$"), ("/new\n", "/new$"),
        ("/new\n", "^/new$"), ("/new\r\n", "/new$"), ("/new\n\n", "/new$"), ("/cafe\u{301}", "/caf\u{e9}$"),
        ("/cafe\u{301}", "/cafe"), ("/👩‍👩‍👧/new", "/👩"), ("", "/"),
    ])
    func `Unusual paths match as by a regular expression`(path: String, pattern: String) throws {
        let text = try #require(PlainText(pattern))
        let range = NSRange(location: 0, length: path.utf16.count)
        let isFound = try NSRegularExpression(pattern: pattern).firstMatch(in: path, range: range) != nil
        #expect(text.isFound(in: path) == isFound)
    }
}
