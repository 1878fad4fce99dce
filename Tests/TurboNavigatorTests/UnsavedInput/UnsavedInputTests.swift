import TestSupport
import Testing
import TurboTestSupport
import UIKit

@testable import TurboNavigator

extension TurboNavigatorTests {
    /// The rows of the table "Unsaved input" in docs/flows.md, with real keys.
    @MainActor @Suite(.serialized)
    struct UnsavedInputTests {
        static let sentence = "Your changes to “Note” haven't been saved."

        /// The root, and a form over it.
        private func app() async throws -> AppDriver {
            let app = try await AppDriver()
            app.form(at: "/a", title: "Note", links: ["/b", "/new"])
            try await app.route("/")
            try await app.route("/a")
            return app
        }

        @Test func `Unsaved input on the first screen adds no back button, also if the screen becomes the first`()
            async throws
        {
            let app = try await app()
            defer { app.close() }
            let item = try #require(app.navigator.navigationController.topViewController?.navigationItem)
            try await app.enter("text")
            try await app.wait(until: "Back asks") { item.backAction != nil }
            let screens = app.navigator.currentState().main
            await app.navigator.performer.perform(.setScreens(screens.suffix(1), on: .main))
            #expect(item.backAction == nil && ToolButtons("Back", around: app.window).count == 0)
            try await app.enter("s", until: "texts")
            #expect(item.backAction == nil)
        }

        @Test func `A link to another origin of the app's site discards what was typed only after a confirmation`()
            async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            let other = try TestServer(.turbo)
            other.page("/b")
            app.form(at: "/a", title: "Note", more: "<a href='\(other.url("/b"))'>b</a>")
            app.navigator.session.settings.ownHosts = ["127.0.0.1:\(other.port)"]
            for path in ["/", "/a"] { try await app.route(path) }
            try await app.enter("text")
            try await app.click("a")
            #expect(try await app.reply("Keep Editing") == Self.sentence)
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a")
            #expect(try await app.fieldText() == "text")
        }

        enum Refresh: String, CaseIterable {
            case f5, button
        }

        private func refresh(_ app: AppDriver, _ way: Refresh) async throws {
            switch way {
            case .f5: try await Pointer(app.window).key("F5")
            case .button: #expect(ToolButtons("Refresh", around: app.window).choose())
            }
        }

        @Test(arguments: Refresh.allCases)
        func `A refresh discards what was typed only after a confirmation`(_ way: Refresh) async throws {
            let app = try await app()
            defer { app.close() }
            try await app.enter("text")
            app.server.clearRequests()
            try await refresh(app, way)
            #expect(try await app.reply("Keep Editing") == Self.sentence)
            try await app.waitUntilIdle()
            #expect(try await app.fieldText() == "text")
            #expect(app.server.pages == [])
            try await refresh(app, way)
            try await app.reply("Discard")
            try await app.arrived("/a")
            #expect(try await app.fieldText() == "")
            try await refresh(app, way)
            try await app.arrived("/a")
            #expect(try await app.isUnasked())
        }

        @Test func `A refresh asks about a page below too, because its snapshot is lost with the document`()
            async throws
        {
            let app = try await app()
            defer { app.close() }
            try await app.enter("text")
            try await app.tap(link: "/b")
            try await refresh(app, .f5)
            #expect(try await app.reply("Keep Editing") == Self.sentence)
            try await app.back()
            try await app.waitForText("text")
        }

        @Test(.enabled(if: TurboFeature.streamActions.isThere, "Turbo renders around the input since 7.2."))
        func `A page that a script requests again and again keeps what the user types, and asks nothing`() async throws
        {
            let app = try await app()
            defer { app.close() }
            for (typed, text) in [("te", "te"), ("xt", "text")] {
                try await app.enter(typed, until: text)
                app.server.clearRequests()
                try await app.run("setTimeout(() => Turbo.visit(location.href, { action: 'replace' }))")
                try await app.wait(until: "the page is requested") { app.server.pages == ["/a"] }
                #expect(try await app.isUnasked())
                #expect(try await app.fieldText() == text)
                #expect(app.stacks == "/ /a")
            }
            // The user's own click decides.
            try await app.run(
                "document.body.insertAdjacentHTML('afterbegin', '<a id=again href=/a data-turbo-action=replace>Again</a>')"
            )
            try await app.run("again.click()")
            #expect(try await app.reply("Keep Editing") == Self.sentence)
            #expect(try await app.fieldText() == "text")
        }

        @Test(arguments: TurboFeature.streamActions.isThere ? ["`/x?${n++}`"] : ["`/x?${n++}`", "location.href"])
        func `A page that leads away again and again asks once, and then after the user's next tap`(
            _ target: String
        ) async throws {
            let app = try await app()
            defer { app.close() }
            try await app.enter("text")
            try await app.run(
                "let n = 0; setInterval(() => Turbo.visit(\(target), { action: 'replace' }), 200); null")
            try await app.reply("Keep Editing")
            try await app.wait(until: "the page has tried it three times more") {
                app.logEntries.count { $0.message.contains("input again that the user has kept") } >= 3
            }
            #expect(!(app.navigator.activeViewController is UIAlertController))
            #expect(try await app.fieldText() == "text")
            app.navigator.session.registerTap()
            try await app.reply("Keep Editing")
            #expect(try await app.fieldText() == "text")
        }

        @Test func `A pull to refresh ends at once while an alert is presented`() async throws {
            let app = try await app()
            defer { app.close() }
            try await app.enter("text")
            try await refresh(app, .f5)
            _ = try await app.question()
            let top = app.navigator.navigationController.topViewController
            let screen = try #require(top as? VisitableViewController)
            screen.visitableView.refreshControl.beginRefreshing()
            app.navigator.session.visitableDidRequestRefresh(screen)
            #expect(!screen.visitableView.isRefreshing)
            try await app.reply("Keep Editing")
            #expect(try await app.fieldText() == "text")
        }

        @Test func `A pull to refresh ends if the app dismisses the question, and the input is kept`() async throws {
            let app = try await app()
            defer { app.close() }
            try await app.enter("text")
            let top = app.navigator.navigationController.topViewController
            let screen = try #require(top as? VisitableViewController)
            screen.visitableView.refreshControl.beginRefreshing()
            app.navigator.session.visitableDidRequestRefresh(screen)
            _ = try await app.question()
            app.navigator.navigationController.dismiss(animated: false)
            try await app.wait(until: "the refresh control stops") { !screen.visitableView.isRefreshing }
            #expect(try await app.fieldText() == "text")
        }

        enum Back: String, CaseIterable {
            case button, key, mouse
        }

        private func goBack(_ app: AppDriver, _ way: Back) async throws {
            switch way {
            case .button: #expect(ToolButtons("Back", around: app.window).choose())
            case .key: try await Pointer(app.window).key("alt+Left")
            case .mouse:
                try await Pointer(app.window).rest(at: CGPoint(x: 200, y: 300), in: app.navigator.session.webView)
                try await Pointer(app.window).click(button: 8)
            }
        }

        /// Swipes to the end, and lifts the finger. The transition goes on.
        private func swipe(_ app: AppDriver, isTrackpad: Bool = false) {
            for event in [DragEvent.begin(at: 0), .update(400, at: 1), .end(at: 2)] {
                app.navigator.navigationController.swipeBack(event, isTrackpad: isTrackpad)
            }
        }

        @Test(arguments: [false, true])
        func `A swipe doesn't leave a page with unsaved input`(_ isTrackpad: Bool) async throws {
            let app = try await app()
            defer { app.close() }
            try await app.enter("text")
            swipe(app, isTrackpad: isTrackpad)
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a")
            #expect(try await app.fieldText() == "text")
            try await goBack(app, .key)
            try await app.reply("Discard")
            try await app.waitUntilIdle()
            #expect(app.stacks == "/")
            try await app.route("/a")
            swipe(app, isTrackpad: isTrackpad)
            try await app.wait(until: "the page is popped") { app.stacks == "/" }
        }

        enum Above: CaseIterable {
            case page, nativeScreen
        }

        /// The second swipe begins while the first one's transition still runs, or after it.
        @Test(arguments: Above.allCases, [false, true])
        func `A second swipe stops at a page with unsaved input, which then asks`(
            _ above: Above, _ isAtOnce: Bool
        ) async throws {
            let app = try await app()
            defer { app.close() }
            try await app.enter("text")
            switch above {
            case .page: try await app.tap(link: "/b")
            case .nativeScreen:
                app.navigator.navigationController.pushViewController(UIViewController(), animated: false)
                try await app.waitUntilIdle()
            }
            swipe(app)
            if isAtOnce { swipe(app) }
            try await app.wait(until: "the first swipe has ended") {
                app.navigator.navigationController.transitionCoordinator == nil
            }
            #expect(app.stacks == "/ /a")
            swipe(app)
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a")
            try await app.waitForText("text")
            try await goBack(app, .key)
            #expect(try await app.reply("Keep Editing") == Self.sentence)
            #expect(try await app.fieldText() == "text")
        }

        @Test func `A cancelled swipe to a page with unsaved input can be repeated`() async throws {
            let app = try await app()
            defer { app.close() }
            let stack = app.navigator.navigationController
            try await app.enter("text")
            try await app.tap(link: "/b")
            for event in [DragEvent.begin(at: 0), .update(20, at: 1), .end(at: 2)] { stack.swipeBack(event) }
            try await app.wait(until: "the swipe is cancelled") { stack.transitionCoordinator == nil }
            #expect(app.stacks == "/ /a /b")
            swipe(app)
            try await app.wait(until: "the page is popped") { app.stacks == "/ /a" }
            try await app.waitUntilIdle()
            try await app.waitForText("text")
        }

        @Test func `A swipe that the app has turned off stays off`() async throws {
            let app = try await app()
            defer { app.close() }
            let gesture = try #require(app.navigator.navigationController.interactivePopGestureRecognizer)
            gesture.isEnabled = false
            try await app.enter("text")
            try await goBack(app, .key)
            try await app.reply("Discard")
            try await app.waitUntilIdle()
            #expect(app.stacks == "/" && !gesture.isEnabled)
        }

        @Test(arguments: Back.allCases)
        func `Back discards what was typed only after a confirmation`(_ way: Back) async throws {
            let app = try await app()
            defer { app.close() }
            try await app.enter("text")
            try await goBack(app, way)
            #expect(try await app.reply("Keep Editing") == Self.sentence)
            #expect(app.stacks == "/ /a")
            #expect(try await app.fieldText() == "text")
            try await goBack(app, way)
            try await app.reply("Discard")
            try await app.waitUntilIdle()
            #expect(app.stacks == "/")
            try await app.route("/a")
            try await goBack(app, way)
            try await app.wait(until: "the page is popped") { app.stacks == "/" }
        }
    }
}
