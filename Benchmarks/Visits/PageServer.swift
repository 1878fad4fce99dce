import Foundation
import NavigationTesting
import TestSupport
import TurboTestSupport

/// The server of the measured pages, in another process: the app draws on the thread on which a server in its own
/// process would respond.
@MainActor
final class PageServer {
    private static let argument = "--serve"

    private let process = Process()
    private let port: Int

    /// - Throws: an error if the process can't be started, or doesn't listen.
    init() throws {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [Self.argument]
        process.standardOutput = output
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let port = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw CocoaError(.fileReadUnknown)
        }
        self.port = port
    }

    func url(_ path: String) -> URL {
        guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
            preconditionFailure("\(path) isn't the path of a URL")
        }
        return url
    }

    func stop() {
        process.terminate()
    }

    /// Serves the pages if this is the process for it. Returns only if it isn't.
    static func serveIfAsked() throws {
        guard CommandLine.arguments.contains(argument) else { return }
        let server = try TestServer(.turbo)
        VisitPages.add(to: server)
        FileHandle.standardOutput.write(Data("\(server.port)\n".utf8))
        RunLoop.main.run()
    }
}
