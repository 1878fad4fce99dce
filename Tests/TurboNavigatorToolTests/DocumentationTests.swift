import Foundation
import Testing

@testable import TurboNavigatorTool

@Suite struct ToolDocumentationTests {
    private static let page = ToolRun.tests.deletingLastPathComponent().appendingPathComponent("docs/checks.md")

    /// `UPDATE_SNAPSHOTS=1` rewrites the file.
    @Test func thePageOfChecksIsMadeFromTheChecks() throws {
        if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
            try CheckPage.documentation.write(to: Self.page, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.page, encoding: .utf8) == CheckPage.documentation)
    }

    @Test func eachCheckHasANameOfItsOwnAndSentences() {
        #expect(Set(Check.all.map(\.id)).count == Check.all.count)
        for check in Check.all {
            #expect(check.rationale.hasSuffix("."))
            #expect(check.id.allSatisfy { $0.isLowercase || $0 == "-" })
        }
    }

    /// The command lines in the help must parse.
    @Test(arguments: Command.all.flatMap { command in command.examples.map(\.arguments) })
    func theExamplesOfTheHelpAreUnderstood(line: String) throws {
        let unquoted = line.replacingOccurrences(of: "'[^']*'", with: "/quoted", options: .regularExpression)
        let words = unquoted.split(separator: " ").map(String.init)
        _ = try ArgumentParser(commands: Command.all).parse(Array(words.prefix { $0 != "|" && $0 != ">" }))
    }
}
