import DemoApp
import Foundation
import TestSupport
import TurboNavigatorTesting

/// Random input: see maintenance/monkey.
extension Tour {
    /// How long the app may take until it is at rest, in seconds.
    private static let restTime: TimeInterval = 5

    /// Runs rounds from the seed `DEMO_MONKEY` for `DEMO_SECONDS`, at least one. Ends with the first failure.
    ///
    /// - Returns: true.
    func monkey() async throws -> Bool {
        let app = AppDriver(window: try window(), deadline: Self.restTime)
        defer { app.close() }
        guard let scene = app.window.windowScene?.delegate as? DemoSceneDelegate,
            let server = environment["DEMO_URL"].flatMap({ URL(string: $0) }),
            let first = environment["DEMO_MONKEY"].flatMap({ Int($0) })
        else { throw TestFailure("DEMO_URL and a number in DEMO_MONKEY are needed") }
        let monkey = Monkey(app, scene: scene, server: server)
        let end = Date() + (environment["DEMO_SECONDS"].flatMap { TimeInterval($0) } ?? 0)
        var seed = first
        repeat {
            Self.say("seed \(seed)")
            do {
                try await monkey.run(seed)
            } catch {
                try await saveDisplay(to: folder.appendingPathComponent("failure.png"), size: Self.displaySize)
                throw error
            }
            seed += 1
        } while Date() < end
        let count = "\(seed - first) rounds; of \(monkey.sent) presses, \(monkey.arrived) arrived in the window"
        Self.say("ok   \(count)")
        // An app that ends by itself has the same status.
        try count.write(to: folder.appendingPathComponent("ok"), atomically: true, encoding: .utf8)
        return true
    }

    private static let displaySize = CGSize(width: 1280, height: 1024)

    /// Saves the upper left part of the display. Other windows may lie over that of the app.
    func saveDisplay(to file: URL, size: CGSize) async throws {
        let display = environment["DISPLAY"] ?? ""
        let size = ["-video_size", "\(Int(size.width))x\(Int(size.height))"]
        try await Tool(
            ["ffmpeg", "-loglevel", "error", "-nostdin", "-f", "x11grab"] + size
                + ["-i", display, "-frames:v", "1", "-update", "1", file.path]
        ).run()
    }
}
