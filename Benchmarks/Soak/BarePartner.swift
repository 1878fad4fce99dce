import Foundation
import TestSupport

/// The other app, with a bare web view: it visits when it is told to.
@MainActor
final class BarePartner {
    struct Ended: Error {}

    private let process = Process()
    private let orders = Pipe()
    private let answers = Pipe()
    private let lines: AsyncStream<String>

    init() throws {
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--bare"]
        process.standardInput = orders
        process.standardOutput = answers
        lines = Lines.of(answers.fileHandleForReading.fileDescriptor)
        try process.run()
    }

    /// Visits so many pages.
    ///
    /// - Returns: what its processes hold then.
    func visit(_ count: Int) async throws -> [ProcessUse] {
        orders.fileHandleForWriting.write(Data("\(count)\n".utf8))
        guard let line = await Lines.next(of: lines) else { throw Ended() }
        return try JSONDecoder().decode([ProcessUse].self, from: Data(line.utf8))
    }

    func end() {
        process.terminate()
        process.waitUntilExit()
    }
}
