import Foundation
import TurboCore

extension Command {
    static let languageServer = Command(
        name: "language-server",
        summary: "Check, explain and complete path configurations in an editor",
        discussion: """
            Editors start this command. It speaks the Language Server Protocol on standard input and output, and reports the \
            findings of check while you type, with its fixes. It explains keys, lists the paths that a pattern matches, and \
            completes keys and values. docs/editors.md has the settings of editors.
            """,
        options: [
            .routes,
            .libraries,
            .matchQueryStrings,
            .ignoreQueryStrings,
        ],
        examples: [
            Example(
                "language-server --for hotwire-ios --routes routes.txt", "The command for the settings of an editor")
        ], run: serve)

    @Sendable private static func serve(_ invocation: Invocation, _ console: Console) async throws -> ExitCode {
        guard invocation.operands.isEmpty else {
            throw invocation.usageError("language-server takes no FILE: the editor sends the texts.")
        }
        guard invocation.value("--routes") != "-" else {
            throw invocation.usageError("Name a file with --routes: standard input is for the editor.")
        }
        var server = LanguageServer(
            options: try await invocation.checkOptions(console), usesLibrariesOfFile: invocation.libraries.isEmpty)
        var buffer = MessageBuffer()
        while !server.hasEnded, !console.hasFailed, let bytes = try nextInput() {
            buffer.append(bytes)
            while !server.hasEnded, let part = try buffer.next() { send(server.receive(part), console) }
            // After all messages that have arrived: the findings of a text that has already changed aren't of use.
            send(server.takeFindings(), console)
        }
        guard server.hasEnded || buffer.isComplete else { throw ToolError("The input ended within a message.") }
        return server.exitCode
    }

    private static func send(_ messages: [JSONValue], _ console: Console) {
        for message in messages {
            let content = JSONText.value(message).text()
            console.writeExactly("Content-Length: \(content.utf8.count)\r\n\r\n\(content)")
        }
    }

    /// Waits for input, and returns it; nil at its end.
    private static func nextInput() throws -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            let count = read(STDIN_FILENO, &bytes, bytes.count)
            if count >= 0 { return count == 0 ? nil : Array(bytes.prefix(count)) }
            guard errno == EINTR else {
                throw ToolError("Can't read standard input: \(String(cString: strerror(errno)))")
            }
        }
    }
}
