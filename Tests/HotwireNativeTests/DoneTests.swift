import HotwireNative
import TestSupport
import Testing
import TurboTestSupport
import UIKit

extension HotwireNativeTests {
    /// The Done button of modals in an app with `showDoneButtonOnModals`.
    @MainActor @Suite(.serialized)
    struct DoneTests {
        private func open(_ app: HotwireApp) async throws {
            Hotwire.config.showDoneButtonOnModals = true
            app.server.page("/new", body: "<form method=post action=/things><input id=field value=''></form>")
            try await app.start()
            app.navigator.route(app.server.url("/new"))
            try await app.driver.waitUntilIdle()
        }

        /// Unsaved input was lost without a question, unlike with Escape and a drag.
        @Test func `Done asks before it discards unsaved input`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            try await open(app)
            try await app.navigator.modalSession.webView.write("a name", into: "#field")
            try await app.driver.tap(button: "Done")
            #expect(app.driver.stacks == "/ | /new ! (Discard changes?)")
            try await app.driver.tap(button: "Keep Editing")
            #expect(app.driver.stacks == "/ | /new")
            let kept = try await app.navigator.modalSession.webView.evaluateJavaScript("field.value")
            #expect(kept as? String == "a name")
            try await app.driver.tap(button: "Done")
            try await app.driver.tap(button: "Discard")
            #expect(app.driver.stacks == "/")
        }

        @Test func `Done closes an unchanged form at once`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            try await open(app)
            try await app.driver.tap(button: "Done")
            #expect(app.driver.stacks == "/")
            #expect(app.navigator.modalRootViewController.viewControllers.isEmpty)
        }
    }
}
