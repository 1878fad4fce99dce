import Foundation
import TestSupport

/// The other app, with a bare web view. It visits pages on request.
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

    /// Visits this number of pages.
    ///
    /// - Returns: the resource use of its processes afterwards.
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
