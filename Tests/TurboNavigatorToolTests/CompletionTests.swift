import Foundation
import Testing

@testable import TurboNavigatorTool

/// Runs the completions in the shells.
@Suite struct CompletionTests {
    private static func has(_ shell: String) -> Bool { FileManager.default.isExecutableFile(atPath: shell) }

    /// Runs a shell script with the completions in the file `$FILE`.
    private static func run(_ program: String, _ shell: Shell, _ script: String) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("completions-\(UUID().uuidString)")
        try shell.script(for: Command.all).write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = (shell == .fish ? ["--no-config"] : shell == .zsh ? ["-f"] : ["--norc"]) + ["-c", script]
        process.environment = ProcessInfo.processInfo.environment.merging(["FILE": file.path]) { _, new in new }
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        let problem = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(problem.isEmpty, "\(problem)")
        return text.split(whereSeparator: \.isNewline).map(String.init)
    }

    /// Each row: the words before the cursor, and the completions offered.
    @Test(
        .enabled(if: has("/bin/bash")),
        arguments: [
            ("check --format = ''", ["text", "json", "sarif", "github"]), ("check --format = j", ["json"]),
            ("check --format =", ["text", "json", "sarif", "github"]), ("check --format g", ["github"]),
            ("sim", ["simulate"]),
        ])
    func `Bash completes each command and option`(words: String, expected: [String]) throws {
        let script = """
            . "$FILE"; COMP_WORDS=(turbo-navigator \(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            _turbo_navigator; printf '%s\\n' "${COMPREPLY[@]}"
            """
        #expect(try Self.run("/bin/bash", .bash, script) == expected)
    }

    @Test(
        .enabled(if: has("/usr/bin/fish")),
        arguments: [
            ("check --format=", "--format=json"), ("check --format j", "json"), ("sug", "suggest"),
            ("check --fi", "--fix"),
        ])
    func `Fish completes each command and option`(line: String, offered: String) throws {
        let lines = try Self.run("/usr/bin/fish", .fish, "source $FILE; complete -C 'turbo-navigator \(line)'")
        #expect(lines.contains { $0.split(separator: "\t").first.map(String.init) == offered }, "\(lines)")
    }

    /// Replaces zsh's completion helpers by functions that print their arguments.
    @Test(.enabled(if: has("/usr/bin/zsh"))) func `Zsh completes each command and option`() throws {
        let script = """
            compdef() { }; _describe() { print -l commands }; _arguments() { print -l -- "$@" }
            . "$FILE"
            words=(turbo-navigator ''); CURRENT=2; _turbo_navigator
            words=(turbo-navigator check --format=); CURRENT=3; _turbo_navigator
            """
        let lines = try Self.run("/usr/bin/zsh", .zsh, script)
        #expect(lines.first == "commands")
        #expect(
            lines.contains { $0.hasPrefix("--format=[") && $0.hasSuffix(":value:(text json sarif github)") }, "\(lines)"
        )
        #expect(lines.contains { $0.hasPrefix("*--for=[") })
    }
}
