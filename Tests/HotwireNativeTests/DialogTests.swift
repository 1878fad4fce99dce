import HotwireNative
import TestSupport
import Testing
import TurboTestSupport
import UIKit
import WebKit

extension HotwireNativeTests {
    @MainActor @Suite(.serialized)
    struct DialogTests {
        /// An app's own dialogs for pages.
        private final class Dialogs: WKUIController {
            override func webView(
                _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
                initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
            ) {
                guard message == "Sure?" else { return completionHandler(true) }
                super.webView(
                    webView, runJavaScriptConfirmPanelWithMessage: "Really?", initiatedByFrame: frame,
                    completionHandler: completionHandler)
            }
        }

        private func start(_ app: HotwireApp, asking dialogs: WKUIController) async throws {
            app.navigator.webkitUIDelegate = dialogs
            try await app.start()
        }

        @Test func `The app shows the dialogs of a page itself`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            let dialogs = Dialogs(delegate: app.navigator)
            try await start(app, asking: dialogs)
            let webView = app.navigator.activeWebView
            #expect(try await webView.evaluateJavaScript("confirm('Other?')") as? Bool == true)
            let answer = Task { try await webView.evaluateJavaScript("confirm('Sure?')") as? Bool }
            try await app.driver.wait(until: "the page asks") { app.driver.stacks == "/ ! (Really?)" }
            #expect(app.driver.buttons == ["OK", "Cancel"])
            try await app.driver.tap(button: "Cancel")
            #expect(try await answer.value == false)
        }

        /// WebKit on iOS ends an app that never answers.
        @Test func `A question of a page whose alert disappears without a choice is answered`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            try await start(app, asking: WKUIController(delegate: app.navigator))
            let webView = app.navigator.activeWebView
            let answer = Task { try await webView.evaluateJavaScript("confirm('Sure?')") as? Bool }
            try await app.driver.wait(until: "the page asks") { app.driver.stacks == "/ ! (Sure?)" }
            app.navigator.rootViewController.dismiss(animated: false)
            #expect(try await answer.value == false)
        }

        @Test func `A new window of a page with dialogs of the app's own is routed`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            let dialogs = WKUIController(delegate: app.navigator)
            try await start(app, asking: dialogs)
            try await app.navigator.activeWebView.evaluateJavaScript("window.open('/a'); 1")
            try await app.rendered("/a")
            #expect(app.navigator.rootViewController.viewControllers.count == 2)
        }

        /// The page received false, and the user saw nothing.
        @Test func `The app's dialogs are used for both stacks, also if the app doesn't hold them`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            try await start(app, asking: Dialogs(delegate: app.navigator))
            #expect(try await app.navigator.session.webView.evaluateJavaScript("confirm('Other?')") as? Bool == true)
            app.navigator.route(app.server.url("/new"))
            try await app.rendered("/new")
            let modal = app.navigator.modalSession.webView
            #expect(try await modal.evaluateJavaScript("confirm('Other?')") as? Bool == true)
        }

        @Test func `An app that removes its dialogs has the navigator's again`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            try await start(app, asking: Dialogs(delegate: app.navigator))
            app.navigator.webkitUIDelegate = nil
            try await app.driver.waitUntilIdle()
            let webView = app.navigator.activeWebView
            let answer = Task { try await webView.evaluateJavaScript("confirm('Sure?')") as? Bool }
            try await app.driver.wait(until: "the page asks") { app.driver.stacks == "/ ! (Sure?)" }
            try await app.driver.tap(button: "OK")
            #expect(try await answer.value == true)
        }
    }
}
