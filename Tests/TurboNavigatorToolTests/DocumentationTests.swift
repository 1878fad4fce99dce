import Foundation
import Testing

@testable import TurboNavigatorTool

@Suite struct ToolDocumentationTests {
    private static let page = ToolRun.tests.deletingLastPathComponent().appendingPathComponent("docs/checks.md")
    private static let arguments = ["check", "--explain", "all"]

    @Test func `The documentation page of the checks is the output of the tool`() throws {
        let run = try ToolRun(Self.arguments)
        #expect(run.exitCode == 0)
        let isUpToDate = try String(contentsOf: Self.page, encoding: .utf8) == run.output
        #expect(isUpToDate, "Run: swift run turbo-navigator \(Self.arguments.joined(separator: " ")) >docs/checks.md")
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
