import Foundation
import Testing

@testable import TurboNavigatorTool

@Suite struct ToolDocumentationTests {
    private static let page = ToolRun.tests.deletingLastPathComponent().appendingPathComponent("docs/checks.md")

    /// `UPDATE_SNAPSHOTS=1` rewrites the file.
    @Test func `The page of checks is made from the checks`() throws {
        if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
            try CheckPage.documentation.write(to: Self.page, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.page, encoding: .utf8) == CheckPage.documentation)
    }

    @Test func `Each check has a name of its own and sentences`() {
        #expect(Set(Check.all.map(\.id)).count == Check.all.count)
        for check in Check.all {
            #expect(check.rationale.hasSuffix("."))
            #expect(check.id.allSatisfy { $0.isLowercase || $0 == "-" })
        }
    }

    /// The command lines in the help must parse.
    @Test(arguments: Command.all.flatMap { command in command.examples.map(\.arguments) })
    func `The examples of the help are understood`(line: String) throws {
        let unquoted = line.replacingOccurrences(of: "'[^']*'", with: "/quoted", options: .regularExpression)
        let words = unquoted.split(separator: " ").map(String.init)
        _ = try ArgumentParser(commands: Command.all).parse(Array(words.prefix { $0 != "|" && $0 != ">" }))
    }
}
