import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

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
            case button, key, mouse, swipe
        }

        private func goBack(_ app: AppDriver, _ way: Back) async throws {
            switch way {
            case .button: #expect(ToolButtons("Back", around: app.window).choose())
            case .key: try await Pointer(app.window).key("alt+Left")
            case .mouse:
                try await Pointer(app.window).rest(at: CGPoint(x: 200, y: 300), in: app.navigator.session.webView)
                try await Pointer(app.window).click(button: 8)
            case .swipe:
                app.navigator.navigationController.swipeBack(.begin(at: 0))
                app.navigator.navigationController.swipeBack(.update(400, at: 1))
                app.navigator.navigationController.swipeBack(.end(at: 2))
            }
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
