import Foundation
import TestSupport
import TurboNavigatorTesting

/// The tour on Wayland, where no tool moves the pointer: start, push, modal, dialog and close. Compares each screenshot
/// of the compositor with the window as drawn by the app.
extension Tour {
    func wayland(_ app: AppDriver) async throws {
        try await look("start", at: app, "/", title: "Turbo Navigator")
        try await app.tap(link: "/navigation")
        try await look("push", at: app, "/ /navigation", title: "Navigation")
        try await app.back()
        try await app.tap(link: "/resources")
        try await app.tap(link: "/resources/new")
        try await look("modal", at: app, "/ /resources | /resources/new", title: "New resource")
        try await app.dismiss()
        try await look("dismissed", at: app, "/ /resources", title: "Resources")
        try await app.back()
        try await app.tap(link: "/javascript")
        try await app.tap(button: "Confirm")
        try await look("dialog", at: app, "/ /javascript ! (Shall we go on?)", title: nil)
        try await app.tap(button: "OK")
        try await app.wait(until: "the page has the response") { try await app.text().contains("The answer: true") }
        try await look("answered", at: app, "/ /javascript", title: "JavaScript")
        try await close(app)
    }

    /// - Parameter title: the title in the visible bar, or nil if it's hidden.
    private func look(_ name: String, at app: AppDriver, _ stacks: String, title: String?) async throws {
        try await app.waitUntilIdle()
        for _ in 0..<Self.settlingFrames { await nextFrame(of: app.window) }
        try check("the stacks", app.stacks, stacks, at: name)
        if let title { try check("the title", VisibleWidgets(in: app.window).title, title, at: name) }
        let camera = CompositorCamera(folder: folder)
        // The screenshot may be older or newer than the app's while the page is first drawn.
        try await app.wait(until: "\(name): the compositor shows what the app has drawn") {
            let drawn = try await drawnPicture(name, of: app)
            try check("the size", "\(drawn.width) × \(drawn.height)", "430 × 820", at: name)
            return try await camera.shoot(name).likeness(to: drawn) >= Self.leastLikeness
        }
        Self.say("ok   \(name): \(stacks)")
    }

    /// A picture of the window with its page. WebKitGTK can draw the first page after the visit has ended.
    private func drawnPicture(_ name: String, of app: AppDriver) async throws -> Picture {
        var picture: Picture?
        try await app.wait(until: "\(name): the page is drawn") {
            picture = await nextPicture(ofWindowAround: app.window)
            return picture.map(hasText) ?? false
        }
        guard let picture else { throw TestFailure("\(name): the window isn't drawn") }
        return picture
    }

    /// Whether a picture contains text, below the bar and away from the rounded corners.
    private func hasText(_ picture: Picture) -> Bool {
        picture.colorCount(rows: 60..<picture.height - 20, columns: 20..<picture.width - 20) >= Self.leastColors
    }

    private func check(_ what: String, _ seen: String, _ expected: String, at name: String) throws {
        guard seen != expected else { return }
        throw TestFailure("\(name): expected as \(what) “\(expected)”, not “\(seen)”")
    }

    /// The minimum number of colors of text, including its antialiased edges.
    private static let leastColors = 16
    /// The minimum likeness. The compositor's corners are rounded, and a caret blinks.
    private static let leastLikeness = 0.99

    /// Closes the last window, which ends the app.
    private func close(_ app: AppDriver) async throws {
        Self.say("ok   close")
        guard VisibleWidgets(in: app.window).pressClose() else {
            throw TestFailure("the window has no button that closes it")
        }
        try await Task.sleep(nanoseconds: 10_000_000_000)
        throw TestFailure("the app keeps running without its window")
    }
}
