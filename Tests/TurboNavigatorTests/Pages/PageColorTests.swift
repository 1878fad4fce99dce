import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// The color of a screen while its page is loaded.
    @MainActor @Suite(.serialized)
    struct PageColorTests {
        private static let color = Picture.Color(0xab, 0xcd, 0xef)

        private func app() async throws -> AppDriver {
            let app = try await AppDriver()
            app.server.page("/", body: "<style>body { background: #abcdef }</style>")
            try await app.route("/")
            return app
        }

        /// Opens a page whose response is held, and returns the color below its center when its screen has appeared.
        private func colorWhileLoading(_ path: String, in app: AppDriver) async throws -> Picture.Color? {
            let gate = ResponseGate()
            app.server.route(path) { _ in .gated(gate, .page(TestPage("Slow"))) }
            app.navigator.route(app.server.url(path))
            try await app.log.next(.idle)
            let picture = try #require(await nextPicture(ofWindowAround: app.window))
            gate.open()
            try await app.log.next(.rendered(path))
            return picture.color(x: picture.width / 2, y: picture.height * 3 / 4)
        }

        @Test func `A screen has the color of the site before its page is rendered, and isn't white`() async throws {
            let app = try await app()
            defer { app.close() }
            #expect(try await colorWhileLoading("/a", in: app) == Self.color)
        }

        @Test func `A sheet has the color of the site before its first page is rendered`() async throws {
            let app = try await app()
            defer { app.close() }
            #expect(try await colorWhileLoading("/new", in: app) == Self.color)
        }

        @Test func `A slow page has either a spinner or a progress line`() async throws {
            let app = try await app()
            defer { app.close() }
            let gate = ResponseGate()
            app.server.route("/a") { _ in .gated(gate, .page(TestPage("Slow"))) }
            app.navigator.route(app.server.url("/a"))
            let screen = try await app.nextScreen()
            while !screen.visitableView.activityIndicatorView.isAnimating { await nextFrame(of: app.window) }
            // The line is shown after 250 ms, the spinner after 300.
            for _ in 0..<30 { await nextFrame(of: app.window) }
            #expect(!screen.visitableView.subviews.contains { $0 is UIProgressView })
            gate.open()
            try await app.log.next(.rendered("/a"))
        }
    }
}

extension AppDriver {
    /// Waits until a second screen is on the main stack.
    fileprivate func nextScreen() async throws -> VisitableViewController {
        let stack = navigator.navigationController
        try await nextFrame(of: window, while: stack.viewControllers.count < 2)
        return try #require(stack.topViewController as? VisitableViewController)
    }
}
