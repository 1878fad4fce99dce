import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Steps that UIKit refuses, forgets, or is not ready for.
    @MainActor @Suite(.serialized)
    struct StepTests {
        @Test func `A step without a completion call ends after its timeout`() async throws {
            let app = try await AppDriver(navigationController: ForgetfulController())
            defer { app.close() }
            for path in ["/", "/things/new", "/a"] { try await app.route(path) }
            try await app.waitForProposals()
            #expect(app.stacks == "/ /a")
        }

        @Test func `A modal is presented during the dismissal of an alert (TI#212)`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
            await withCheckedContinuation { shown in
                app.navigator.navigationController.present(alert, animated: false) { shown.resume() }
            }
            app.navigator.navigationController.dismiss(animated: true)
            try await app.route("/things/new")
            #expect(app.stacks == "/ | /things/new")
        }

        @Test func `A waiting modal is presented after the alert is dismissed (TI#212)`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
            app.navigator.navigationController.present(alert, animated: false)
            app.navigator.route(app.server.url("/things/new"))
            try await app.log.next(.decided(reason: "waits until the controller over the main stack is dismissed"))
            app.navigator.navigationController.dismiss(animated: true)
            try await app.arrived("/things/new")
            #expect(app.stacks == "/ | /things/new")
        }

        /// A screen that reports its end.
        private final class ReportingScreen: VisitableViewController {
            var released: TestEvents<Void>?

            deinit {
                if let released { Task { @MainActor in released.append(()) } }
            }
        }

        @Test func `A released navigator releases its waiting proposals`() async throws {
            let released = TestEvents<Void>()
            let delegate = Chooser { controller, _ in
                guard controller.visitableURL.path == "/things/new" else { return controller }
                let waiting = ReportingScreen(url: controller.visitableURL)
                waiting.released = released
                return waiting
            }
            var app: AppDriver? = try await AppDriver(delegate: delegate)
            try await app?.route("/")
            let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
            app?.navigator.navigationController.present(alert, animated: false)
            if let url = app?.server.url("/things/new") { app?.navigator.route(url) }
            try await app?.log.next(.decided(reason: "waits until the controller over the main stack is dismissed"))
            app?.navigator.navigationController.dismiss(animated: false)
            app?.close()
            app = nil
            try await released.next()
        }

        @Test func `A dialog during the dismissal of a sheet is completed`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            for path in ["/", "/things/new"] { try await app.route(path) }
            app.navigator.navigationController.dismiss(animated: true)
            let webView = app.navigator.session.webView
            let answer = await withCheckedContinuation { answered in
                webView.uiDelegate?.webView(
                    webView, runJavaScriptConfirmPanelWithMessage: "Sure?", initiatedByFrame: WKFrameInfo(),
                    completionHandler: { answered.resume(returning: $0) })
            }
            #expect(!answer)
        }

        @Test func `A page routed before the window is shown is visible with it`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.window.isHidden = true
            try await app.route("/")
            app.window.makeKeyAndVisible()
            try await app.route("/a")
            #expect(app.stacks == "/ /a")
            #expect(app.server.pages == ["/", "/a"])
        }

        @Test func `A modal route without a window doesn't block the queue`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.window.isHidden = true
            for path in ["/", "/things/new"] { try await app.route(path) }
            // A page in a hidden window draws no frames, and Turbo renders with the next one.
            app.window.makeKeyAndVisible()
            try await app.route("/a")
            #expect(app.stacks == "/ /a")
        }
    }

    /// A subclass that never calls the completions.
    private final class ForgetfulController: UINavigationController {
        override func present(
            _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
        ) {
            super.present(viewControllerToPresent, animated: flag)
        }

        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
            super.dismiss(animated: flag)
        }
    }
}
