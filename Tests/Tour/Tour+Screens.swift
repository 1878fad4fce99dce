import Foundation
import TestSupport
import TurboNavigatorTesting
import UIKit

/// The app's own screens: push, modal form, dismissal and back, a native screen, tabs, components and an error, with a
/// numbered screenshot of each.
extension Tour {
    func screens(_ app: AppDriver) async throws {
        try await picture("dashboard", of: app)
        try await push(app)
        try await form(app)
        try await nativeScreen(app)
        try await tabs(app)
        try await components(app)
        try await elements(app)
        try await error(app)
    }

    private func push(_ app: AppDriver) async throws {
        try await app.tap(link: "/navigation")
        try await picture("push", of: app)
        try await app.back()
        try await picture("back", of: app)
    }

    private func form(_ app: AppDriver) async throws {
        try await app.tap(link: "/resources")
        try await picture("resources", of: app)
        try await app.tap(link: "/resources/new")
        try await picture("modal-form", of: app)
        try await app.fill("Holds the tea.", in: "Description")
        try await app.tap(button: "Save")
        try await picture("modal-form-invalid", of: app)
        try await app.fill("Teacup", in: "Title")
        try await app.tap(button: "Save")
        try await picture("dismissed-and-refreshed", of: app)
        try await app.back()
    }

    private func nativeScreen(_ app: AppDriver) async throws {
        try await app.tap(link: "/numbers")
        try await picture("native-screen", of: app)
        try await app.tap(row: "Number 3")
        try expect("/ (/numbers) /long/3", of: app)
        try await app.back()
        try await app.back()
    }

    private func tabs(_ app: AppDriver) async throws {
        try await app.tap(link: "/tabs")
        guard isVisible("9", in: app.window) else { throw TestFailure("the tab Numbers has no badge") }
        try await picture("tabs", of: app)
        try await app.select(tab: "Resources")
        try expect("/resources", of: app)
        try await picture("tabs-second", of: app)
        try await rowInTab(app)
        try await app.select(tab: "Screens")
        try expect("/", of: app)
        try await app.tap(link: "/tabs")
        try expect("/", of: app)
    }

    private func rowInTab(_ app: AppDriver) async throws {
        try await app.select(tab: "Numbers")
        try expect("(/numbers)", of: app)
        try await picture("tabs-table", of: app)
        try await app.tap(row: "Number 4")
        try expect("(/numbers) /long/4", of: app)
        try await app.back()
    }

    /// Compares the visible stacks with the expected ones.
    func expect(_ stacks: String, of app: AppDriver) throws {
        guard app.stacks == stacks else {
            throw TestFailure("the stacks are \(app.stacks) instead of \(stacks)")
        }
    }

    private func error(_ app: AppDriver) async throws {
        try await app.tap(link: "/errors")
        try await app.tap(link: "/error")
        try await picture("error", of: app)
    }

    // MARK: Screenshots

    /// The number of frames until the last shadow and caret of a transition have been drawn.
    static let settlingFrames = 12

    func picture(_ name: String, of app: AppDriver) async throws {
        try await app.waitUntilIdle()
        for _ in 0..<Self.settlingFrames { await nextFrame(of: app.window) }
        count += 1
        let file = folder.appendingPathComponent("\(count < 10 ? "0" : "")\(count)-\(name).png")
        try await app.screenshot(to: file)
        Self.say(file.path)
    }
}

/// A link in another program while the app is running: the desktop starts the app again, by the desktop entry for the
/// scheme.
extension Tour {
    func link(_ app: AppDriver) async throws {
        let windows = UIApplication.shared.connectedScenes.count
        try await Tool(["gio", "open", "turbo-navigator-demo://long/1"]).run()
        try await app.wait(until: "the page of the link is there, once") { app.stacks == "/ /long/1" }
        try await picture("link", of: app)
        guard UIApplication.shared.connectedScenes.count == windows, app.stacks == "/ /long/1" else {
            throw TestFailure("the link was opened twice: \(app.stacks)")
        }
        try await app.back()
    }
}
