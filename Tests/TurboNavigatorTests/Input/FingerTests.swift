import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Real events of a touch screen, over real pages. They need a display that has one: `maintenance/fingers`.
    @MainActor @Suite(.serialized, .enabled(if: TestFingers.areThere))
    struct FingerTests {
        private static let script = """
            <script>
            window.touches = [];
            for (const name of ["touchstart", "touchmove", "touchend", "touchcancel"])
                addEventListener(name, () => touches.push(name));
            </script>
            """

        private func app() async throws -> (AppDriver, TestFingers) {
            let app = try await AppDriver()
            let style =
                "<style>body { margin: 0; min-height: 2000px } a { display: block; height: 200px }</style>"
            app.server.page("/a", body: style + "<a href='/b'>b</a>" + Self.script)
            try await app.route("/")
            try await app.route("/a")
            try await app.waitForProposals()
            for _ in 0..<10 { await nextFrame(of: app.window) }
            return (app, try TestFingers(over: app.window))
        }

        private func touches(in app: AppDriver) async throws -> [String] {
            let value = try await app.navigator.session.webView.evaluateJavaScript("touches.join(' ')")
            return (value as? String ?? "").split(separator: " ").map(String.init)
        }

        /// The vertical center of an element in the window.
        private func middle(of selector: String, in app: AppDriver) async throws -> CGFloat {
            let webView = app.navigator.session.webView
            let script =
                "(box => box.top + box.height / 2)(document.querySelector('\(selector)').getBoundingClientRect())"
            let y = try #require(try await webView.evaluateJavaScript(script) as? NSNumber)
            return webView.convert(CGPoint(x: 0, y: y.doubleValue), to: nil).y
        }

        private func frames(_ count: Int = 3, of app: AppDriver) async {
            for _ in 0..<count { await nextFrame(of: app.window) }
        }

        private func drag(_ fingers: TestFingers, _ app: AppDriver, from start: CGPoint, by distance: CGPoint)
            async throws
        {
            try fingers.touch(.begin, start)
            for step in 1...10 {
                let part = CGFloat(step) / 10
                try fingers.touch(.update, CGPoint(x: start.x + distance.x * part, y: start.y + distance.y * part))
                await frames(1, of: app)
            }
        }

        @Test func `A swipe from the edge pops, and the page gets no touch events`() async throws {
            let (app, fingers) = try await app()
            defer { app.close() }
            try await drag(fingers, app, from: CGPoint(x: 5, y: 300), by: CGPoint(x: 120, y: 0))
            #expect(app.navigator.navigationController.transitionCoordinator?.isInteractive == true)
            await frames(20, of: app)
            try fingers.touch(.end, CGPoint(x: 125, y: 300))
            await frames(of: app)
            try await app.waitForProposals()
            #expect(app.stacks == "/ /a")
            #expect(try await touches(in: app).isEmpty)
            try await drag(fingers, app, from: CGPoint(x: 5, y: 300), by: CGPoint(x: 300, y: 0))
            try fingers.touch(.end, CGPoint(x: 305, y: 300))
            await frames(of: app)
            try await app.waitForProposals()
            #expect(app.stacks == "/")
        }

        @Test func `A tap at the edge sends all its events to the page`() async throws {
            let (app, fingers) = try await app()
            defer { app.close() }
            let link = CGPoint(x: 5, y: try await middle(of: "a", in: app))
            try fingers.touch(.begin, link)
            try fingers.touch(.end, link)
            try await app.arrived("/b")
            #expect(try await touches(in: app) == ["touchstart", "touchend"])
            #expect(app.stacks == "/ /a /b")
        }

        @Test func `A finger that moves down at the edge scrolls the page from the start`() async throws {
            let (app, fingers) = try await app()
            defer { app.close() }
            try await drag(fingers, app, from: CGPoint(x: 5, y: 500), by: CGPoint(x: 0, y: -200))
            try fingers.touch(.end, CGPoint(x: 5, y: 300))
            await frames(10, of: app)
            let heard = try await touches(in: app)
            #expect(heard.first == "touchstart" && heard.last?.hasPrefix("touch") == true)
            #expect(heard.count { $0 == "touchstart" } == 1)
            #expect(app.stacks == "/ /a")
            let top = try await app.navigator.session.webView.evaluateJavaScript("scrollY")
            #expect((top as? NSNumber)?.intValue ?? 0 > 50)
        }

        @Test func `A finger in the middle of the page scrolls the page`() async throws {
            let (app, fingers) = try await app()
            defer { app.close() }
            try await drag(fingers, app, from: CGPoint(x: 150, y: 600), by: CGPoint(x: 200, y: 0))
            try fingers.touch(.end, CGPoint(x: 350, y: 600))
            await frames(of: app)
            #expect(try await touches(in: app).first == "touchstart")
            #expect(app.stacks == "/ /a")
        }

        @Test func `A modal can be dragged away by its bar`() async throws {
            let (app, fingers) = try await app()
            defer { app.close() }
            try await app.route("/new")
            try await app.modalPresented()
            try await drag(fingers, app, from: CGPoint(x: 215, y: 80), by: CGPoint(x: 0, y: 600))
            #expect(app.navigator.modalNavigationController.isBeingDismissed)
            try fingers.touch(.end, CGPoint(x: 215, y: 680))
            try await nextFrame(
                of: app.window, while: app.navigator.navigationController.presentedViewController != nil)
            #expect(app.stacks == "/ /a")
        }
    }
}
