import Foundation
import NavigationTesting
import TestSupport
import Testing
import TurboTestSupport
import UIKit
import WebKit

@testable import TurboNavigator

extension TurboNavigatorTests {
    /// Tests that what a page makes a navigator show isn't answered by the click before. The questions and dialogs of
    /// the web view itself are in WebKitTests.
    @MainActor @Suite(.serialized)
    struct EarlyAnswerTests {
        /// A script of a page, and a button of what it makes appear.
        private nonisolated static let rows = [
            ("alert('a')", "OK"), ("confirm('a')", "OK"), ("prompt('a')", "OK"), ("fetch('/private')", "Cancel"),
            ("location.href = '/large'", "Cancel"),
        ]
        private nonisolated static let pauses = [0.05, 0.2, 0.45, 1]

        /// An app whose pages run a script at the first press.
        private func app(_ script: String) async throws -> AppDriver {
            let app = try await AppDriver()
            let body = """
                <style>body { height: 600px }</style>
                <script>onmousedown = event => { event.preventDefault(); onmousedown = null; \(script) }</script>
                """
            for path in ["/", "/b"] { app.server.page(path, body: body) }
            app.server.route("/private") { _ in .unauthorized(realm: "private") }
            app.server.route("/large") { _ in .attachment(Data(count: 9_000_000), name: "large.bin") }
            try await app.route("/")
            await app.window.drawPages()
            return app
        }

        private func wait(until isShown: Bool, _ button: String, in app: AppDriver) async -> Bool {
            for _ in 0..<300 where isVisible(button, in: app.window) != isShown { await nextFrame(of: app.window) }
            return isVisible(button, in: app.window) == isShown
        }

        @Test(arguments: rows, pauses)
        func `Two clicks without a movement answer nothing, and the next click does`(
            row: (script: String, button: String), pause: Double
        ) async throws {
            let app = try await app(row.script)
            defer { app.close() }
            let (pointer, button) = (Pointer(app.window), row.button)
            try await pointer.click(CGPoint(x: 30, y: 100), in: app.navigator.session.webView)
            #expect(await wait(until: true, button, in: app))
            for _ in 0..<30 { await nextFrame(of: app.window) }
            let place = try #require(middle(of: button, in: app.window))
            try await pointer.click(place, in: app.window)
            #expect(await wait(until: false, button, in: app))
            try await app.route("/b")
            await app.window.drawPages()
            try await pointer.clickTwice(place, pause: pause)
            #expect(await wait(until: true, button, in: app))
            for _ in 0..<20 { await nextFrame(of: app.window) }
            #expect(isVisible(button, in: app.window))
            // A hand's movement is more than one event.
            try await pointer.rest(at: CGPoint(x: place.x - 12, y: place.y - 8), in: app.window)
            try await pointer.click(place, in: app.window)
            #expect(await wait(until: false, button, in: app))
        }
    }
}
