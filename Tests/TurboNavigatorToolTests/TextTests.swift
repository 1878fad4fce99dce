import Foundation
import Fuzzing
import Testing

@testable import TurboCore
@testable import TurboNavigatorTool

@Suite struct TextTests {
    @Test(arguments: [
        ("plain – é", "plain – é"), ("\u{1B}[31m", "\\u{1B}[31m"), ("a\nb\tc\r", "a\\nb\\tc\\r"),
        ("\u{202E}x", "\\u{202E}x"),
        ("\u{9B}31m", "\\u{9B}31m"), ("\u{7F}", "\\u{7F}"),
    ])
    func `Control characters are escaped`(text: String, shown: String) {
        #expect(TerminalText.escaped(text) == shown)
    }

    @Test func `Colors are used with the option`() {
        let file = CheckReport.File(
            name: "a.json", lines: CheckReport.lines(of: Data("{}".utf8)),
            diagnostics: FileCheck(Data("{}".utf8)).diagnostics(file: "a.json"))
        let report = CheckReport(files: [file])
        #expect(report.text(.text, .colored).contains("\u{1B}[1;31merror:\u{1B}[0m"))
        #expect(!report.text(.text, .plain).contains("\u{1B}"))
        #expect(!report.text(.json, .colored).contains("\u{1B}"))
    }

    /// Output to a pipe has no colors, whatever the environment.
    @Test func `A pipe has no colors`() throws {
        let run = try ToolRun(["check", "broken.json"], environment: ["TERM": "xterm-256color"])
        #expect(!run.output.contains("\u{1B}"))
        #expect(run.errors.isEmpty)
    }

    @Test(arguments: [ReportFormat.json, .sarif])
    func `Reports for programs are JSON`(format: ReportFormat) throws {
        let run = try ToolRun(["check", "hostile.json", "broken.json", "--format", format.rawValue])
        #expect(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) is [String: Any])
        #expect(run.exitCode == 1)
    }

    @Test func `A pattern that repeats repetitions has no samples`() {
        let pattern = (0..<6).reduce("a") { text, _ in "(\(text)){50}" }
        #expect(PatternSample.texts(of: "a{50}").map(\.count) == [50])
        #expect(PatternSample.texts(of: pattern).isEmpty)
    }

    @Test(arguments: Shell.allCases)
    func `Completions contain each command and option`(shell: Shell) {
        let script = shell.script(for: Command.all)
        for command in Command.all {
            #expect(script.contains(command.name))
            for option in command.allOptions { #expect(script.contains(String(option.name.dropFirst(2)))) }
        }
    }
}
