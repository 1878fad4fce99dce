import Foundation
import Testing

/// Tests `bin/new` on a simulated Mac: `uname`, `swift` and the tool are scripts.
@Suite struct NewOnMacTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    /// Running `bin/setup` would fail, because it's only for Linux.
    @Test func `The tool creates the app, and nothing is installed`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("commands/uname", "echo Darwin")
        try write(
            "commands/swift",
            """
            case "$*" in
                *--show-bin-path) echo "$FOLDER/products" ;;
                *) echo "core only $TURBO_NAVIGATOR_CORE_ONLY: swift $1" ;;
            esac
            """)
        try write("products/turbo-navigator", "printf '%s;' \"$@\"")
        let run = try new("Books", "--url", "http://localhost:3000", "--package", "my clone")
        #expect(
            run.transcript == """
                Building the command-line tool.
                core only 1: swift build
                new;Books;--url;http://localhost:3000;--package;my clone;--- exit code 0

                """)
    }

    private func new(_ arguments: String...) throws -> ToolRun {
        let command = ToolRun.tests.deletingLastPathComponent().appendingPathComponent("bin/new")
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return try ToolRun(
            [command.path] + arguments,
            environment: ["PATH": "\(folder.path)/commands:\(path)", "FOLDER": folder.path],
            program: URL(fileURLWithPath: "/bin/sh"))
    }

    private func write(_ path: String, _ lines: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("#!/bin/sh\n\(lines)\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
}
