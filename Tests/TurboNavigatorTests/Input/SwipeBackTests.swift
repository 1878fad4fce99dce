import TestSupport
import TestTraits
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Gestures on real pages: the swipe back, and the drag of the modal.
    @MainActor @Suite(.serialized, .usualAnimations)
    struct SwipeBackTests {
        /// An app with two pages on the main stack, and a marker in the script world of the page on top.
        private func app(delegate: (any TurboNavigationDelegate)? = nil) async throws -> AppDriver {
            let app = try await AppDriver(delegate: delegate)
            for (path, color) in [("/", "rgb(200, 0, 0)"), ("/a", "rgb(0, 0, 200)")] {
                app.server.page(path, body: "<style>html { background: \(color) }</style>")
            }
            try await app.route("/")
            _ = try #require(await seen(app) { isRed($0, x: 60) })
            try await app.route("/a")
            try await app.waitForProposals()
            try await app.run("window.word = 'kept'")
            return app
        }

        private func swipe(_ app: AppDriver, to distance: CGFloat) {
            app.navigator.navigationController.swipeBack(.begin(at: 0))
            app.navigator.navigationController.swipeBack(.update(distance, at: 1))
        }

        private func release(_ app: AppDriver) {
            app.navigator.navigationController.swipeBack(.end(at: 2))
        }

        @Test func `Both pages are visible during a swipe, and a finished one pops once, without a request`()
            async throws
        {
            let app = try await app()
            defer { app.close() }
            let requests = app.server.pages.count
            swipe(app, to: 200)
            _ = try #require(await seen(app) { isRed($0, x: 60) && isBlue($0, x: 350) })
            app.navigator.navigationController.swipeBack(.update(300, at: 1.5))
            release(app)
            try await app.waitForProposals()
            _ = try #require(await seen(app) { isRed($0, x: 60) && isRed($0, x: 350) && app.showsItsPage })
            #expect(app.stacks == "/")
            #expect(app.server.pages.count == requests)
        }

        @Test func `A cancelled swipe changes nothing: the page runs, is drawn, and nothing was requested`()
            async throws
        {
            let app = try await app()
            defer { app.close() }
            let (requests, top) = (app.server.pages.count, app.navigator.navigationController.topViewController)
            for distance in [20, 200] {
                swipe(app, to: CGFloat(distance))
                for _ in 0..<3 { await nextFrame(of: app.window) }
                release(app)
                try await app.waitForProposals()
                #expect(app.stacks == "/ /a")
                #expect(app.navigator.navigationController.topViewController === top)
                let word = try await app.navigator.session.webView.evaluateJavaScript("window.word")
                #expect(word as? String == "kept")
                _ = try #require(await seen(app) { isBlue($0, x: 60) && isBlue($0, x: 350) && app.showsItsPage })
            }
            #expect(app.server.pages.count == requests)
            try await app.route("/b")
            #expect(app.stacks == "/ /a /b")
        }

        private nonisolated static let wide = "<div style='width: 3000px; height: 9px'></div>"

        /// The step of the fingers is given, and the page gets a real wheel, of which it says what it does with it.
        @Test(arguments: [
            ("", "", true), (wide, "", true), (wide, "scrollTo(500, 0)", false),
            ("<style>html { overscroll-behavior-x: none }</style>" + wide, "", false),
            ("", "document.addEventListener('wheel', event => event.preventDefault(), { passive: false })", false),
            ("", "addEventListener('wheel', event => event.preventDefault(), { passive: false })", false),
        ])
        func `Two fingers to the side swipe if the page doesn't handle them`(
            _ body: String, _ script: String, _ swipes: Bool
        ) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.page("/a", body: body)
            try await app.route("/")
            try await app.route("/a")
            try await app.run("window.wheels = 0; onwheel = () => { wheels += 1 }; \(script)")
            let (webView, stack) = (app.navigator.session.webView, app.navigator.navigationController)
            stack.scrollWithTrackpad(CGPoint(x: 20, y: 0), at: 0)
            try await Pointer(app.window).scroll(webView, clicks: 1, button: 6)
            // The engine's script has queued its report of the wheel by then: timers run in their order.
            _ = try await webView.callAsyncJavaScript(
                "while (!wheels) await new Promise(requestAnimationFrame); await new Promise(done => setTimeout(done))",
                contentWorld: .page)
            stack.scrollWithTrackpad(CGPoint(x: 50, y: 0), at: 1)
            #expect((stack.transitionCoordinator?.isInteractive == true) == swipes)
            stack.swipeBack(.cancel)
            try await app.waitForProposals()
            #expect(app.stacks == "/ /a")
        }

        @Test(arguments: [false, true])
        func `A proposal during a swipe is performed after it`(_ isOfPage: Bool) async throws {
            let app = try await app()
            defer { app.close() }
            swipe(app, to: 100)
            if isOfPage { try await app.run("Turbo.visit('/b')") } else { app.navigator.route(app.server.url("/b")) }
            for _ in 0..<5 { await nextFrame(of: app.window) }
            release(app)
            try await app.arrived("/b")
            #expect(app.stacks == "/ /a /b")
        }

        @Test func `A modal that is dragged a little returns with its page`() async throws {
            let app = try await app()
            defer { app.close() }
            try await app.route("/new")
            let requests = app.server.pages.count
            try await app.dragModal(by: 150)
            try await nextFrame(
                of: app.window,
                while: app.navigator.modalNavigationController.view.convert(CGPoint.zero, to: nil).y != 60)
            try await app.waitForProposals()
            #expect(app.stacks == "/ /a | /new")
            #expect(app.server.pages.count == requests)
            try await app.route("/things/new")
            #expect(app.stacks == "/ /a | /new /things/new")
        }

        /// The first matching picture.
        private func seen(_ app: AppDriver, _ isRight: (Picture) -> Bool) async -> Picture? {
            for _ in 0..<300 {
                if let picture = await nextPicture(ofWindowAround: app.window), isRight(picture) { return picture }
            }
            return nil
        }

        private func isRed(_ picture: Picture, x: Int) -> Bool {
            picture.color(x: x, y: 500).map { $0.red > 150 && $0.blue < 60 } == true
        }

        private func isBlue(_ picture: Picture, x: Int) -> Bool {
            picture.color(x: x, y: 500).map { $0.blue > 150 && $0.red < 60 } == true
        }
    }
}
