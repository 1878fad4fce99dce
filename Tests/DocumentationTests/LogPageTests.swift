import Foundation
import Testing

/// Checks that the library logs the texts quoted in docs/log.md.
@Suite("The page about the log")
struct LogPageTests {
    @Test func `The log page has phrases`() {
        #expect(Self.phrases.count >= 12)
    }

    @Test(arguments: phrases)
    func `A part of a line that the page explains is in a text of the library`(_ phrase: String) throws {
        let parts = phrase.components(separatedBy: "…").map { NSRegularExpression.escapedPattern(for: $0) }
        let pattern = parts.joined(separator: ".*")
        #expect(try Self.literals.get().contains { try !$0.matches(of: pattern).isEmpty })
    }

    /// The texts in code font in the first column of the second table.
    private static let phrases: [String] = {
        let text = Document.all.first { $0.path == "docs/log.md" }?.text ?? ""
        let lines = text.components(separatedBy: "\n").drop { !$0.hasPrefix("| part of a line") }
        return lines.filter { $0.hasPrefix("| `") }.flatMap { line in
            (try? line.components(separatedBy: " | ")[0].matches(of: "`([^`]+)`")) ?? []
        }
    }()

    /// The string literals of the modules that log.
    private static let literals = Result {
        try ["TurboCore", "TurboSession", "TurboNavigator"].flatMap { module in
            try SourceFile.all(below: "Sources/\(module)").flatMap { try $0.literals }
        }
    }
}
