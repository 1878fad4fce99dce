import Foundation
import Testing

/// A run of the tool whose whole output is kept in a file.
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

    /// Where it is kept. `UPDATE_SNAPSHOTS=1` writes it again; look at the difference then.
    var file: URL {
        ToolRun.tests.appendingPathComponent("TurboNavigatorToolTests/Snapshots/\(name).txt")
    }

    func compare() throws {
        let transcript = try ToolRun(arguments, input: input, environment: environment).transcript
        if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
            try transcript.write(to: file, atomically: true, encoding: .utf8)
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        #expect(transcript == expected)
    }
}
