import DemoApp
import Foundation
import TestSupport
import TurboNavigator
import TurboNavigatorTesting
import UIKit

/// A tour through the demo app, with screenshots. The short tour shows the app's own screens. The long one also runs
/// the flows of a list, and compares each with its expectation. Wayland has a separate tour, and so has random input.
@MainActor
final class Tour {
    let environment = ProcessInfo.processInfo.environment
    /// The folder for screenshots and results: `DEMO_TOUR`.
    let folder: URL
    /// The number of screenshots.
    var count = 0

    private init() {
        folder = URL(fileURLWithPath: environment["DEMO_TOUR"] ?? ".build/demo")
    }

    /// Starts the tour after the app's launch. Runs the long tour if `DEMO_FLOWS` names a list.
    static func begin() {
        let tour = Tour()
        Task {
            do {
                exit(try await tour.run() ? 0 : 1)
            } catch {
                say("The tour ended early: \(error)")
                exit(1)
            }
        }
    }

    /// - Returns: whether everything is as expected.
    private func run() async throws -> Bool {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let app = AppDriver(window: try window(), deadline: 20)
        defer { app.close() }
        if let run = environment["DEMO_RUN"] {
            try await environment["DEMO_RESTARTED"] == "offline" ? offline(app, run) : restoration(app, run)
            return true
        }
        try await app.waitUntilIdle()
        if environment["DEMO_MONKEY"] != nil { return try await monkey() }
        if environment["WAYLAND_DISPLAY"] != nil {
            try await wayland(app)
            return true
        }
        if environment["DEMO_LOOKS"] != nil {
            try await looks(app)
            return true
        }
        guard let list = environment["DEMO_FLOWS"] else {
            try await screens(app)
            return true
        }
        return try await flows(FlowList(file: URL(fileURLWithPath: list)), in: app)
    }

    static func say(_ text: String) {
        FileHandle.standardOutput.write(Data("\(text)\n".utf8))
    }

    func window() throws -> UIWindow {
        let scene = UIApplication.shared.connectedScenes.first?.delegate as? DemoSceneDelegate
        guard let window = scene?.window else { throw TestFailure("the app shows no window") }
        return window
    }
}
