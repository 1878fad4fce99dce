import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Screens that the user has left while their page was loading.
    @MainActor @Suite(.serialized)
    struct LeftScreenTests {
        @Test func `The failure of a released screen isn't reported`() async throws {
            let delegate = NativeRoot()
            let app = try await AppDriver(delegate: delegate)
            defer { app.close() }
            let gate = ResponseGate()
            app.server.route("/a") { _ in .gated(gate, .page(TestPage("a"), status: 500)) }
            for path in ["/", "/a"] { app.navigator.route(app.server.url(path)) }
            try await app.log.next(.decided(reason: "a new page is pushed"))
            try await app.waitForProposals()
            weak let screen = app.navigator.navigationController.topViewController
            app.navigator.navigationController.popViewController(animated: false)
            #expect(screen == nil)
            try await app.log.next(.cancelled("/a"))
            gate.open()
            try await app.route("/b")
            let screens = app.navigator.navigationController.viewControllers
            #expect(screens.map { ($0 as? any Visitable)?.visitableURL?.path } == [nil, "/b"])
            #expect(app.showsItsPage)
            #expect(delegate.failures == 0)
        }

        @Test(arguments: [true, false])
        func `A page that the user has left opens no other`(_ isRootNative: Bool) async throws {
            let delegate = NativeRoot()
            let app = try await AppDriver(delegate: isRootNative ? delegate : nil)
            defer { app.close() }
            app.server.page("/a", body: "<script>addEventListener('tick', () => Turbo.visit('/b'))</script>")
            app.navigator.route(app.server.url("/"))
            try await app.route("/a")
            let webView = app.navigator.session.webView
            webView.evaluateJavaScript("dispatchEvent(new Event('tick'))", completionHandler: nil)
            app.navigator.navigationController.popViewController(animated: false)
            try await app.run("0")
            if isRootNative { try await app.run("dispatchEvent(new Event('tick'))") }
            try await app.waitUntilIdle()
            #expect(app.navigator.navigationController.viewControllers.count == 1)
            #expect(!wasRequested("/b", by: app))
            try await app.route("/b")
            #expect(app.navigator.navigationController.viewControllers.count == 2)
            #expect(app.showsItsPage)
        }

        private func wasRequested(_ path: String, by app: AppDriver) -> Bool {
            app.server.requests.contains { $0.path == path }
        }

        private static let live = """
            <script>
              customElements.get('x-live') ?? customElements.define('x-live', class extends HTMLElement {
                disconnectedCallback() { navigator.sendBeacon('/ended') }
              })
            </script>
            <x-live></x-live>
            """

        @Test(arguments: [1, 2])
        func `The page of a popped screen that is still held ends, opens no other, and is shown again`(_ screens: Int)
            async throws
        {
            let delegate = NativeRoot()
            let app = try await AppDriver(delegate: delegate)
            defer { app.close() }
            let script = "<script>addEventListener('tick', () => Turbo.visit('/b'))</script>"
            app.server.page("/a", body: script + Self.live)
            app.server.page("/c", body: script + Self.live)
            app.server.route("/ended", .html(""))
            app.navigator.route(app.server.url("/"))
            for path in ["/a", "/c"].suffix(screens) { try await app.route(path) }
            let stack = app.navigator.navigationController
            let held = stack.viewControllers
            stack.popToRootViewController(animated: false)
            try await app.wait(until: "the page has ended") {
                app.server.requests.count { $0.path == "/ended" } == screens
            }
            try await app.run("dispatchEvent(new Event('tick'))")
            try await app.waitUntilIdle()
            #expect(!wasRequested("/b", by: app) && stack.viewControllers.count == 1)
            stack.pushViewController(try #require(held.last), animated: false)
            try await app.wait(until: "the page is shown") {
                let webView = app.navigator.session.webView
                return try await webView.evaluateJavaScript("Boolean(document.querySelector('x-live'))") as? Bool
                    == true
            }
            try await app.waitUntilIdle()
            #expect(app.showsItsPage && app.navigator.session.webView.url?.path == "/c")
            #expect(delegate.failures == 0)
        }

        @Test func `The page of a modal that the app dismisses itself ends with it, and its input is gone`()
            async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.page("/new", body: Self.live + "<form method=post action=/save><input id=field></form>")
            app.server.route("/ended", .html(""))
            for path in ["/", "/new"] { try await app.route(path) }
            try await app.navigator.modalSession.webView.write("a note", into: "#field")
            app.navigator.rootViewController.dismiss(animated: true)
            try await app.wait(until: "the page has ended") { wasRequested("/ended", by: app) }
            #expect(app.navigator.modalNavigationController.viewControllers.isEmpty)
        }

        @Test(arguments: [true, false])
        func `Sounds, cameras and connections of a page end with its modal, but not before its form`(
            _ sendsForm: Bool
        ) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let form = "<form method=post action=/save><button>Save</button></form>"
            app.server.page("/new", body: Self.live + form)
            let gate = ResponseGate()
            app.server.route("/save") { _ in .gated(gate, .redirect(to: "/a", status: 303)) }
            app.server.route("/ended", .html(""))
            for path in ["/", "/new"] { try await app.route(path) }
            if sendsForm {
                try await app.click("button", in: app.navigator.modalSession)
                try await app.wait(until: "the form is sent") { wasRequested("/save", by: app) }
            }
            app.navigator.dismissModal(animated: false)
            try await app.run("0", in: app.navigator.modalSession)
            if sendsForm { #expect(!wasRequested("/ended", by: app)) }
            gate.open()
            if sendsForm { try await app.arrived("/a") }
            try await app.wait(until: "the page has ended") { wasRequested("/ended", by: app) }
            // It is shown as before.
            try await app.route("/new")
            #expect(app.navigator.modalSession.webView.url?.path == "/new")
        }

        @Test func `Connections of the former user's page end with its modal`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.page("/new", body: Self.live)
            app.server.route("/ended", .html(""))
            for path in ["/", "/new"] { try await app.route(path) }
            app.navigator.didSignOut()
            try await app.wait(until: "the page has ended") { wasRequested("/ended", by: app) }
        }
    }

    private final class NativeRoot: TurboNavigationDelegate {
        private(set) var failures = 0

        func customController(for proposal: VisitProposal) -> UIViewController? {
            proposal.url.path == "/" ? UIViewController() : nil
        }

        func visitableDidFailRequest(_ visitable: any Visitable, error: any Error, retry: @escaping RetryBlock) {
            failures += 1
        }
    }
}
