import DemoApp
import Foundation
import TestSupport
import TurboNavigatorTesting
import UIKit

/// Runs of the demo with the same state folder: the first one is killed, the second one returns to its screens, and the
/// third one shows a picture of the page on which the user closed the window. `DEMO_RUN` names the run.
extension Tour {
    private static let position = 600

    func restoration(_ app: AppDriver, _ run: String) async throws {
        if run == "third" { return try await showPicture(app) }
        try await app.waitUntilIdle()
        if run == "first" {
            try await leave(app)
        } else {
            try await comeBack(app)
        }
    }

    private func leave(_ app: AppDriver) async throws {
        try expect("/", of: app)
        try await app.tap(link: "/tabs")
        try await app.tap(link: "/long")
        _ = try await app.webView?.evaluateJavaScript("scrollTo(0, \(Self.position)); 1")
        try await picture("left-screens", of: app)
        try await app.select(tab: "Numbers")
        try await app.tap(row: "Number 4")
        try await picture("left-numbers", of: app)
        try await app.select(tab: "Resources")
        try await app.tap(link: "/resources/new")
        try await picture("left-modal", of: app)
        try await die(app, when: "/resources/new", "<integer>\(Self.position)</integer>")
    }

    /// Ends this run as the system ends a process, without a warning, when texts are in the saved state.
    func die(_ app: AppDriver, when texts: String...) async throws {
        try await app.wait(until: "\(texts) are in the saved state") { texts.allSatisfy(self.savedState.contains) }
        kill(getpid(), SIGKILL)
    }

    private func comeBack(_ app: AppDriver) async throws {
        try await app.wait(until: "the modal is there") { app.stacks == "/resources | /resources/new" }
        try await picture("returned-modal", of: app)
        try expect("New resource", app.title)
        try await app.dismiss()
        try expect("/resources", of: app)
        try await app.select(tab: "Numbers")
        try expect("(/numbers) /long/4", of: app)
        try await picture("returned-numbers", of: app)
        try await app.back()
        try expect("(/numbers)", of: app)
        try await app.select(tab: "Screens")
        try expect("/ /long", of: app)
        try await picture("returned-screens", of: app)
        let y = try await app.webView?.evaluateJavaScript("Math.round(scrollY)") as? Int
        try expect("\(Self.position)", "\(y ?? -1)")
        try await app.back()
        try expect("/", of: app)
        try await app.tap(link: "/slow")
        await app.window.drawPages()
        try await Pointer(app.window).key("ctrl+w")
        try await app.wait(until: "the app ends with its window") { false }
    }

    /// The page takes three seconds.
    private func showPicture(_ app: AppDriver) async throws {
        for _ in 0..<Self.settlingFrames { await nextFrame(of: app.window) }
        guard app.webView?.title != "Slow page" else { throw TestFailure("the page is already there") }
        try await app.screenshot(to: folder.appendingPathComponent("00-returned-picture.png"))
        try await picture("returned-page", of: app)
        try expect("/ /slow", of: app)
    }

    /// The text of the file in which UIKit keeps the state; empty if there is none.
    private var savedState: String {
        let folder = URL(fileURLWithPath: environment["XDG_STATE_HOME"] ?? "/nonexistent")
        let apps = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let files = apps.map { $0.appendingPathComponent("scene.plist") }
        return files.lazy.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.first ?? ""
    }

    func expect(_ expected: String?, _ text: String?) throws {
        guard text == expected else { throw TestFailure("“\(text ?? "")” instead of “\(expected ?? "")”") }
    }
}
