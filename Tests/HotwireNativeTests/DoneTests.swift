import HotwireNative
import TestSupport
import Testing
import TurboTestSupport
import UIKit

extension HotwireNativeTests {
    /// The Done button of modals in an app that asks for one.
    @MainActor @Suite(.serialized)
    struct DoneTests {
        private func open(_ app: HotwireApp) async throws {
            Hotwire.config.showDoneButtonOnModals = true
            app.server.page("/new", "<form method=post action=/things><input id=field value=''></form>")
            try await app.start()
            app.navigator.route(app.server.url("/new"))
            try await app.rendered("/new")
            try await app.atRest()
        }

        private func chooseDone(in app: HotwireApp) throws {
            let item = app.navigator.modalRootViewController.topViewController?.navigationItem.rightBarButtonItem
            let done = try #require(item)
            try #require(done.primaryAction).run(sender: done)
        }

        /// What was written was lost without a word, unlike with Escape and a drag.
        @Test func `Done asks before what was written is lost`() async throws {
            let app = try HotwireApp()
            defer { app.close() }
            try await open(app)
            try await app.navigator.modalSession.webView.write("a name", into: "#field")
            try chooseDone(in: app)
            let first = try await app.alert()
            #expect(first.title == "Discard changes?")
            first.choose(try #require(first.actions.first { $0.title == "Keep Editing" }))
            let modal = app.navigator.modalRootViewController
            for _ in 0..<600 where modal.presentedViewController != nil { await nextFrame(of: app.window) }
            let kept = try await app.navigator.modalSession.webView.evaluateJavaScript("field.value")
            #expect(kept as? String == "a name")
            try chooseDone(in: app)
            let second = try await app.alert()
            second.choose(try #require(second.actions.first { $0.title == "Discard" }))
            #expect(await app.closesModal())
        }

        @Test func `Done closes a form as it came at once`() async throws {
            let app = try HotwireApp()
            defer { app.close() }
            try await open(app)
            try chooseDone(in: app)
            #expect(await app.closesModal())
            #expect(app.navigator.modalRootViewController.viewControllers.isEmpty)
        }
    }
}
