import HotwireNative
import TestSupport
import Testing
import TurboTestSupport
import UIKit
import WebKit

extension HotwireNativeTests {
    /// Delegate methods that subclasses of an app implement.
    @MainActor @Suite(.serialized)
    struct SubclassTests {
        private final class GrantingDialogs: WKUIController {
            private(set) var types: [WKMediaCaptureType] = []

            override func webView(
                _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
                initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
                decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
            ) {
                types.append(type)
                decisionHandler(type == .camera ? .grant : .deny)
            }

            override func webView(
                _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
                initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void
            ) {
                completionHandler("\(prompt) \(defaultText ?? "")")
            }
        }

        @Test(arguments: [(true, "video"), (false, "NotAllowedError")])
        func `A subclass of the app grants a page the camera`(isSubclass: Bool, answer: String) async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            let own = GrantingDialogs(delegate: app.navigator)
            app.navigator.webkitUIDelegate = isSubclass ? own : WKUIController(delegate: app.navigator)
            imitateCaptureDevices(for: app.navigator.session.webView)
            try await app.start()
            let webView = app.navigator.activeWebView
            let script = captureScript("video: true")
            let stream = Task { try await webView.callAsyncJavaScript(script, contentWorld: .page) as? String }
            if !isSubclass {
                // The user is asked.
                try await nextFrame(of: webView, while: !click("Don't Allow", around: webView))
            }
            #expect(try await stream.value == answer)
            #expect(own.types == (isSubclass ? [.camera] : []))
        }

        @Test(arguments: [(true, "Name? Ann"), (false, "null")])
        func `A subclass of the app answers a page's prompt`(isSubclass: Bool, answer: String) async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            let own = GrantingDialogs(delegate: app.navigator)
            app.navigator.webkitUIDelegate = isSubclass ? own : WKUIController(delegate: app.navigator)
            try await app.start()
            let script = "'' + prompt('Name?', 'Ann')"
            #expect(try await app.navigator.activeWebView.evaluateJavaScript(script) as? String == answer)
        }

        private final class GuardedTabs: HotwireTabBarController {
            private(set) var asked: [String] = []

            override func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            ) -> Bool {
                asked.append(viewController.tabBarItem.title ?? "")
                return viewController.tabBarItem.title != "/b"
                    && super.tabBarController(tabBarController, shouldSelect: viewController)
            }
        }

        @Test func `A subclass of the tabs decides which tab the user may select`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            let tabs = GuardedTabs(navigatorDelegate: app, lazyLoadTabs: true)
            app.show(tabs)
            tabs.load(["/", "/a", "/b"].map { app.tab($0) })
            try await app.rendered("/")
            #expect(click("/b", around: tabs.view))
            #expect(tabs.selectedIndex == 0)
            #expect(click("/a", around: tabs.view))
            try await app.rendered("/a")
            #expect(tabs.selectedIndex == 1 && tabs.asked == ["/b", "/a"])
        }
    }
}
