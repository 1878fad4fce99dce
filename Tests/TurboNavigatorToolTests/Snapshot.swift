import Foundation
import Testing
import TurboNavigatorTool

/// A run of the tool whose complete output is compared with a file, which has VERSION for the version.
struct Snapshot: Sendable, CustomTestStringConvertible {
    /// The name of the file.
    let name: String
    let arguments: [String]
    var input = ""
    var environment: [String: String] = [:]

    init(_ name: String, _ arguments: String..., input: String = "", environment: [String: String] = [:]) {
        self.name = name
        self.arguments = arguments
        self.input = input
        self.environment = environment
    }

    var testDescription: String { name }

    /// The file with the expected output. `UPDATE_SNAPSHOTS=1` rewrites it; review the difference.
    var file: URL {
        ToolRun.tests.appendingPathComponent("TurboNavigatorToolTests/Snapshots/\(name).txt")
    }

    func compare() throws {
        let transcript = try ToolRun(arguments, input: input, environment: environment).transcript
            .replacingOccurrences(of: Tool.version, with: "VERSION")
        if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
            try transcript.write(to: file, atomically: true, encoding: .utf8)
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        #expect(transcript == expected)
    }
}
