import Foundation
import TurboCore

@testable import TurboNavigatorTool

/// The language server in a process, with pipes as an editor has them.
final class LanguageServerRun {
    private let process = Process()
    private let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    private var buffer = MessageBuffer()

    init(_ arguments: [String] = []) throws {
        process.executableURL = ToolRun.binary
        process.arguments = ["language-server"] + arguments
        process.currentDirectoryURL = ToolRun.fixtures
        (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
        try process.run()
    }

    func send(_ message: JSONValue) throws {
        let content = JSONText.value(message).text()
        try write("Content-Length: \(content.utf8.count)\r\n\r\n\(content)")
    }

    func write(_ text: String) throws { try input.fileHandleForWriting.write(contentsOf: Data(text.utf8)) }

    /// Waits for the next message of the server; nil if it ended.
    func next() throws -> JSONValue? {
        while true {
            if case .message(let content)? = try buffer.next() { return try JSONReader.read(content).root.value }
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { return nil }
            buffer.append([UInt8](data))
        }
    }

    /// Closes the input, and waits for the end of the process.
    ///
    /// - Returns: the exit code, and the text of standard error.
    func end() throws -> (code: Int32, errors: String) {
        try input.fileHandleForWriting.close()
        let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
}
