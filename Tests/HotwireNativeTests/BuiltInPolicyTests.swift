import HotwireNative
import TestSupport
import Testing
import TurboTestSupport
import UIKit
import WebKit

extension HotwireNativeTests {
    /// Hotwire Native's own policy handlers, in an app that registers them.
    @MainActor @Suite(.serialized)
    struct BuiltInPolicyTests {
        private let body = """
            <a id=plain data-turbo=false href=/a>Plain</a>
            <a id=blank target=_blank href=/a>New window</a>
            <a id=refused data-turbo=false href='data:text/html,b'>Data</a>
            <iframe srcdoc='<a href=/a>In a frame</a>'></iframe>
            """

        private let linkInFrame = "frames[0].document.links[0]"

        /// Shows the page, with its frame, in an app that has these handlers.
        private func start(_ app: HotwireApp, _ handlers: [any WebViewPolicyDecisionHandler]) async throws {
            Hotwire.registerWebViewPolicyDecisionHandlers(handlers)
            app.server.page("/", body: body)
            try await app.start()
            _ = try await app.navigator.activeWebView.callAsyncJavaScript(
                "while (!\(linkInFrame)) await new Promise(requestAnimationFrame)", contentWorld: .page)
        }

        private func run(_ script: String, in app: HotwireApp) async throws {
            try await app.navigator.activeWebView.evaluateJavaScript(script + "; 1")
        }

        /// Waits until so many pages are requested, these handlers have cancelled a load, and nothing moves.
        private func wait(for app: HotwireApp, pages: [String], cancelledBy names: [String]) async throws {
            try await nextFrame(
                of: app.driver.window,
                while: app.server.pages.count < pages.count || app.cancellingHandlers.count < names.count)
            try await app.driver.waitForProposals()
            #expect(app.cancellingHandlers == names)
            #expect(app.server.pages == pages)
        }

        /// Each row: the page's script, the deciding handler, the requests, and the screens on the stack.
        @Test(
            arguments: [
                ("location.reload()", ["reload-policy"], ["/", "/"], 1),
                ("plain.click()", ["external-navigation-policy"], ["/", "/a"], 2),
                ("blank.click()", ["new-window-policy"], ["/", "/a"], 2),
                ("refused.click()", ["external-navigation-policy"], ["/"], 1),
                ("frames[0].document.links[0].click()", [], ["/", "/a"], 1),
            ] as [(String, [String], [String], Int)])
        func `Hotwire's own policy handlers decide as documented, and ignore frames`(
            script: String, handlers: [String], pages: [String], screens: Int
        ) async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            try await start(
                app,
                [
                    ReloadWebViewPolicyDecisionHandler(), NewWindowWebViewPolicyDecisionHandler(),
                    ExternalNavigationWebViewPolicyDecisionHandler(), LinkActivatedWebViewPolicyDecisionHandler(),
                ])
            try await run(script, in: app)
            try await wait(for: app, pages: pages, cancelledBy: handlers)
            #expect(app.navigator.rootViewController.viewControllers.count == screens)
        }

        @Test func `A link of the page that no handler handled isn't followed, one of a frame is`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            try await start(app, [LinkActivatedWebViewPolicyDecisionHandler()])
            try await run("plain.click()", in: app)
            try await wait(for: app, pages: ["/"], cancelledBy: ["link-activated-policy"])
            try await run("\(linkInFrame).click()", in: app)
            try await wait(for: app, pages: ["/", "/a"], cancelledBy: ["link-activated-policy"])
            #expect(app.navigator.rootViewController.viewControllers.count == 1)
        }
    }
}
