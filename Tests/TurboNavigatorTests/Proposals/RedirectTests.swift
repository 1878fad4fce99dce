import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    @MainActor @Suite(.serialized)
    struct RedirectTests {
        private func app(_ library: TurboLibrary = .turbo, redirectingTo target: String) async throws -> AppDriver {
            let app = try await AppDriver(library)
            app.server.route("/follow") { _ in .redirect(to: target, status: 302) }
            return app
        }

        @Test func `A link that is redirected to a pop leaves a page that can be used at once`() async throws {
            let rules = #"{"rules": [{"patterns": ["/pop$"], "properties": {"presentation": "pop"}}]}"#
            let app = try await AppDriver(rules: rules)
            defer { app.close() }
            app.server.page("/pop")
            app.server.route("/follow") { _ in .redirect(to: "/pop", status: 302) }
            try await app.route("/")
            let events = app.log.count
            app.navigator.route(app.server.url("/follow"))
            try await app.log.all([.rendered(app.server.url("/"))], since: events)
            #expect(app.stacks == "/")
            #expect(app.showsItsPage)
            #expect(!app.log.contains(.screenAwaited))
        }

        @Test(arguments: TurboLibrary.installed)
        func `A redirect in its context is requested and rendered once (HNI#190, HNI#244)`(library: TurboLibrary)
            async throws
        {
            let app = try await app(library, redirectingTo: "/b")
            defer { app.close() }
            try await app.route("/")
            app.navigator.route(app.server.url("/follow"))
            try await app.log.next(.decided(reason: "replaces the provisional screen"))
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /b")
            #expect(app.server.pages == ["/", "/follow", "/b"])
            #expect(app.navigator.navigationController.topViewController?.title == "b")
        }

        @Test func `The page of a link that was tapped while another one was redirected is shown at its own URL`()
            async throws
        {
            let navigationController = RecordingNavigationController()
            let app = try await AppDriver(navigationController: navigationController)
            defer { app.close() }
            let gate = ResponseGate()
            app.server.route("/follow") { _ in .gated(gate, .redirect(to: "/", status: 302)) }
            for path in ["/", "/a"] { try await app.route(path) }
            let redirects = TestEvents<URL>()
            app.navigator.session.visits.onActivity = { activity in
                if case .visitRedirected(_, _, let target) = activity { redirects.append(target) }
            }
            app.navigator.route(app.server.url("/follow"))
            try await app.waitForProposals()
            navigationController.holdsPresentations = true
            for path in ["/new", "/b"] { app.navigator.route(app.server.url(path)) }
            gate.open()
            try await redirects.next()
            navigationController.presentHeld()
            try await app.arrived("/b")
            #expect(app.stacks == "/ /a / /b")
            let webView = app.navigator.session.webView
            #expect(try await webView.evaluateJavaScript("location.pathname + document.title") as? String == "/bb")
            #expect(app.log.contains(.decided(reason: "a later visit has replaced the redirected page")))
        }

        /// Pages start their scripts at `turbo:load`, and style busy pages.
        @Test func `The target of a redirect is notified once that it was rendered`() async throws {
            let app = try await app(redirectingTo: "/b")
            defer { app.close() }
            try await app.route("/")
            let webView = app.navigator.session.webView
            _ = try await webView.evaluateJavaScript(
                "window.loads = []; addEventListener('turbo:load', () => loads.push(1)); 1")
            app.navigator.route(app.server.url("/follow"))
            try await app.log.next(.decided(reason: "replaces the provisional screen"))
            try await app.waitForProposals()
            try await app.log.next(.shownAgain())
            #expect(try await webView.evaluateJavaScript("loads.length") as? Int == 1)
            #expect(
                try await webView.evaluateJavaScript("document.documentElement.ariaBusy ?? 'no'") as? String == "no")
        }

        @Test func `A redirect into a modal leaves no empty screen below (HNI#112)`() async throws {
            let app = try await app(redirectingTo: "/things/new")
            defer { app.close() }
            try await app.route("/")
            app.navigator.route(app.server.url("/follow"))
            try await app.arrived("/things/new")
            #expect(app.stacks == "/ | /things/new")
            #expect(app.server.pages == ["/", "/follow", "/things/new"])
        }

        /// The modal's session has a document already: the page of the redirect is drawn in it.
        @Test(arguments: TurboLibrary.installed)
        func `A redirect into a modal is not requested again`(library: TurboLibrary) async throws {
            let app = try await app(library, redirectingTo: "/things/new")
            defer { app.close() }
            for path in ["/", "/new"] { try await app.route(path) }
            app.navigator.modalNavigationController.dismiss(animated: false)
            try await app.waitForProposals()
            app.navigator.route(app.server.url("/follow"))
            try await app.arrived("/things/new")
            #expect(app.stacks == "/ | /things/new")
            #expect(app.server.pages == ["/", "/new", "/follow", "/things/new"])
        }

        @Test func `A redirect of the first load into a modal is requested once (HNI#112)`() async throws {
            let app = try await app(redirectingTo: "/things/new")
            defer { app.close() }
            app.navigator.route(app.server.url("/follow"))
            try await app.arrived("/things/new")
            #expect(app.stacks == " | /things/new", "no empty screen is left below")
            #expect(app.server.pages == ["/follow", "/things/new"])
        }

        @Test(arguments: TurboLibrary.installed)
        func `Going back after a redirect shows the previous page (HNI#190, HNI#244)`(library: TurboLibrary)
            async throws
        {
            let app = try await app(library, redirectingTo: "/b")
            defer { app.close() }
            try await app.route("/")
            app.navigator.route(app.server.url("/follow"))
            try await app.log.next(.decided(reason: "replaces the provisional screen"))
            try await app.waitUntilIdle()
            try await app.route("/c")
            app.navigator.navigationController.popViewController(animated: false)
            try await app.log.next(.rendered(app.server.url("/b")))
            #expect(app.server.pages == ["/", "/follow", "/b", "/c"])
        }

        /// The page of such a location has neither the app's styles nor its scripts: Turbo would load it as a whole.
        @Test(
            arguments: TurboLibrary.installed,
            [("recede", "/", ["/", "/a", "/follow"]), ("resume", "/ /a", ["/", "/a", "/follow"])])
        func `A redirect to a historical location is requested once`(
            library: TurboLibrary, row: (location: String, stacks: String, pages: [String])
        ) async throws {
            let app = try await app(library, redirectingTo: "/\(row.location)_historical_location")
            defer { app.close() }
            app.server.page("/\(row.location)_historical_location", "<p>Going on</p>")
            for path in ["/", "/a"] { try await app.route(path) }
            app.navigator.route(app.server.url("/follow"))
            try await app.log.next(.decided(reason: "a historical location: \(row.location)"))
            try await app.waitUntilIdle()
            #expect(app.stacks == row.stacks)
            #expect(app.server.pages == row.pages + ["/\(row.location)_historical_location"])
        }

        /// Routes a page that the server redirects to one that the app rejects.
        private func rejectRedirect(of path: String, in app: AppDriver) async throws {
            app.server.route(path) { _ in .redirect(to: "/sign_in", status: 302) }
            try await app.route("/")
            app.navigator.route(app.server.url(path))
            try await app.log.next(.handledByApp)
            try await app.waitForProposals()
            try await app.wait(until: "a page is visible") { app.showsItsPage }
        }

        @Test func `A page that is rendered already stays when the app rejects its redirect`() async throws {
            let refusal = RefusesSignIn()
            let app = try await AppDriver(delegate: refusal)
            defer { app.close() }
            app.server.page("/sign_in")
            try await rejectRedirect(of: "/follow", in: app)
            #expect(app.stacks == "/ /sign_in")
            #expect(app.showsItsPage)
        }

        @Test func `A modal whose redirect the app rejects leaves no empty sheet`() async throws {
            let refusal = RefusesSignIn()
            let app = try await AppDriver(delegate: refusal)
            defer { app.close() }
            try await rejectRedirect(of: "/things/new", in: app)
            #expect(app.stacks == "/")
            #expect(app.server.pages == ["/", "/things/new"])
            try await app.route("/a")
            #expect(app.stacks == "/ /a")
        }
    }

    private final class RefusesSignIn: TurboNavigationDelegate {
        func shouldRoute(_ proposal: VisitProposal) -> Bool { proposal.url.path != "/sign_in" }
    }
}
