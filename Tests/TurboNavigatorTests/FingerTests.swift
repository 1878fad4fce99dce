import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Real events of a touch screen and a trackpad, over real pages. They need a display that has such devices:
    /// `bin/fingers`.
    @MainActor @Suite(.serialized, .enabled(if: TestFingers.areThere))
    struct FingerTests {
        private static let wide = "<div id=wide style='overflow-x:auto'><p style='width:2000px'>wide</p></div>"
        private static let script = """
            <script>
            window.touches = [];
            for (const name of ["touchstart", "touchmove", "touchend", "touchcancel"])
                addEventListener(name, () => touches.push(name));
            </script>
            """

        private func app() async throws -> (TestApp, TestFingers) {
            let app = try TestApp()
            let style =
                "<style>html { overflow-x: hidden } body { margin: 0; min-height: 2000px } a, div { display: block; "
                + "height: 200px }</style>"
            app.server.page("/a", style + "<a href='/b' style='background: #ddd'>b</a>" + Self.wide + Self.script)
            try await app.route("/")
            try await app.route("/a")
            try await app.atRest()
            for _ in 0..<10 { await nextFrame(of: app.window) }
            return (app, try TestFingers(over: app.window))
        }

        private func touches(in app: TestApp) async throws -> [String] {
            let value = try await app.navigator.session.webView.evaluateJavaScript("touches.join(' ')")
            return (value as? String ?? "").split(separator: " ").map(String.init)
        }

        private func frames(_ count: Int = 3, of app: TestApp) async {
            for _ in 0..<count { await nextFrame(of: app.window) }
        }

        private func drag(_ fingers: TestFingers, _ app: TestApp, from start: CGPoint, by distance: CGPoint)
            async throws
        {
            try fingers.touch(.begin, start)
            for step in 1...10 {
                let part = CGFloat(step) / 10
                try fingers.touch(.update, CGPoint(x: start.x + distance.x * part, y: start.y + distance.y * part))
                await frames(1, of: app)
            }
        }

        @Test func `A finger from the edge swipes back, and the page hears nothing of it`() async throws {
            let (app, fingers) = try await app()
            defer { app.close() }
            try await drag(fingers, app, from: CGPoint(x: 5, y: 300), by: CGPoint(x: 120, y: 0))
            #expect(app.navigator.navigationController.transitionCoordinator?.isInteractive == true)
            if let folder = ProcessInfo.processInfo.environment["GESTURE_PICTURES"] {
                await nextPicture(ofWindowAround: app.window)?.save(to: "\(folder)/finger.png")
            }
            await frames(20, of: app)
            try fingers.touch(.end, CGPoint(x: 125, y: 300))
            await frames(of: app)
            try await app.atRest()
            #expect(app.stacks == "/ /a")
            #expect(try await touches(in: app).isEmpty)
            try await drag(fingers, app, from: CGPoint(x: 5, y: 300), by: CGPoint(x: 300, y: 0))
            try fingers.touch(.end, CGPoint(x: 305, y: 300))
            await frames(of: app)
            try await app.atRest()
            #expect(app.stacks == "/")
        }

        @Test func `A tap at the edge is the page's, whole`() async throws {
            let (app, fingers) = try await app()
            defer { app.close() }
            try fingers.touch(.begin, CGPoint(x: 5, y: 120))
            try fingers.touch(.end, CGPoint(x: 5, y: 120))
            try await app.log.next(.rendered(app.server.url("/b")))
            try await app.atRest()
            #expect(app.stacks == "/ /a /b")
        }

        @Test func `A finger that runs down at the edge is the page's from its beginning`() async throws {
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

        @Test func `A finger in the middle of the page is the page's`() async throws {
            let (app, fingers) = try await app()
            defer { app.close() }
            try await drag(fingers, app, from: CGPoint(x: 150, y: 600), by: CGPoint(x: 200, y: 0))
            try fingers.touch(.end, CGPoint(x: 350, y: 600))
            await frames(of: app)
            #expect(try await touches(in: app).first == "touchstart")
            #expect(app.stacks == "/ /a")
        }

        @Test func `Two fingers to the side swipe where the page has no use for it`() async throws {
            let (app, fingers) = try await app()
            defer { app.close() }
            try fingers.point(at: CGPoint(x: 200, y: 600))
            for _ in 0..<60 where app.navigator.navigationController.transitionCoordinator == nil {
                try fingers.scroll(-0.4)
                await frames(of: app)
            }
            #expect(app.navigator.navigationController.transitionCoordinator?.isInteractive == true)
            for _ in 0..<60 { try fingers.scroll(-1) }
            try fingers.scroll(0)
            await frames(of: app)
            try await app.atRest()
            #expect(app.stacks == "/")
        }

        @Test func `Two fingers to the side scroll what can be scrolled, and swipe nothing`() async throws {
            let (app, fingers) = try await app()
            defer { app.close() }
            try await app.run("document.getElementById('wide').scrollLeft = 1500")
            try fingers.point(at: CGPoint(x: 200, y: 300))
            for _ in 0..<10 {
                try fingers.scroll(-0.4)
                await frames(of: app)
            }
            await frames(20, of: app)
            #expect(app.navigator.navigationController.transitionCoordinator == nil)
            let left = try await app.navigator.session.webView.evaluateJavaScript("wide.scrollLeft") as? NSNumber
            #expect((left?.intValue ?? 1500) < 1500)
            #expect(app.stacks == "/ /a")
        }

        @Test func `A finger drags the modal away by its bar`() async throws {
            let (app, fingers) = try await app()
            defer { app.close() }
            try await app.route("/new")
            try await drag(fingers, app, from: CGPoint(x: 215, y: 80), by: CGPoint(x: 0, y: 600))
            #expect(app.navigator.modalNavigationController.isBeingDismissed)
            try fingers.touch(.end, CGPoint(x: 215, y: 680))
            for _ in 0..<600 where app.navigator.navigationController.presentedViewController != nil {
                await nextFrame(of: app.window)
            }
            #expect(app.stacks == "/ /a")
        }
    }
}
