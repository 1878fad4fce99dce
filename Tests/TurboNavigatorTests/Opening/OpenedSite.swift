import Foundation

/// `turbo-navigator open` while it runs, with what it prints.
final class OpenedSite {
    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()

    /// - Parameter environment: beside that of the test; nil takes a variable away.
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
    /// - Returns: what was printed so far; all of it if the program ended before.
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

    /// What it has said besides.
    var complaints: String { String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }

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
