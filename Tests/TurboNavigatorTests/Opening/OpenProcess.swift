import Foundation

/// A running `turbo-navigator open`, with its output.
final class OpenProcess {
    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()

    /// - Parameter environment: variables to add to those of the test; nil removes one.
    init(_ arguments: [String], environment: [String: String?] = [:]) throws {
        process.environment = ProcessInfo.processInfo.environment.filter { environment[$0.key] == nil }
            .merging(environment.compactMapValues { $0 }) { _, new in new }
        process.executableURL = Bundle.main.bundleURL.appendingPathComponent("turbo-navigator")
        process.arguments = ["open"] + arguments
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
    }

    /// Waits until a text has been printed.
    ///
    /// - Returns: the output so far; all of it if the program ended first.
    func output(until text: String) async -> String {
        let file = output.fileHandleForReading
        return await Task.detached {
            var printed = ""
            while !printed.contains(text) {
                let part = file.availableData
                guard !part.isEmpty else { break }
                printed += String(decoding: part, as: UTF8.self)
            }
            return printed
        }.value
    }

    /// The text on standard error.
    var errorOutput: String { String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }

    /// Ends it as a closed terminal does.
    func terminate() async {
        process.terminate()
        await end()
    }

    @discardableResult
    func end() async -> Int32 {
        let process = process
        return await Task.detached {
            process.waitUntilExit()
            return process.terminationStatus
        }.value
    }
}
