import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// The callback at the end of the modal stack, with its reason. A rule may reload the page below.
    @MainActor @Suite(.serialized)
    struct ModalEndTests {
        enum Way: String, CaseIterable {
            case done, gesture, drag, link, command, code
        }

        @Test(arguments: Way.allCases)
        func `The app is notified once of the reason for the modal's dismissal`(_ way: Way) async throws {
            let witness = RecordingDelegate()
            let app = try await AppDriver(delegate: witness)
            defer { app.close() }
            try await app.route("/")
            for _ in 0..<2 {
                try await app.route("/new")
                #expect(witness.reasons.all.isEmpty)
                try await close(app, way)
                try await witness.reasons.next()
                try await app.waitForProposals()
                for _ in 0..<5 { await nextFrame(of: app.window) }
                #expect(witness.reasons.all == [reason(of: way)])
                #expect(app.stacks == "/")
                #expect(app.navigator.modalNavigationController.viewControllers.isEmpty)
                witness.reasons.clear()
            }
        }

        // MARK: on_dismiss

        private static let refreshRules = """
            {"rules": [
              {"patterns": ["/new$"], "properties": {"context": "modal"}},
              {"patterns": ["^/new$"], "properties": {"on_dismiss": "refresh"}}
            ]}
            """

        /// An app whose modal has sent a form by this method, or none.
        private func app(sending method: String?, rules: String, _ witness: RecordingDelegate) async throws -> AppDriver
        {
            let app = try await AppDriver(rules: rules, delegate: witness)
            let form = method.map { "<form method=\($0) action=/save><button>Save</button></form>" }
            app.server.page("/new", body: form ?? "")
            app.server.page("/saved/new")
            app.server.route("/save") { _ in .redirect(to: "/saved/new", status: 303) }
            for path in ["/", "/new"] { try await app.route(path) }
            guard form != nil else { return app }
            try await app.click("button", in: app.navigator.modalSession)
            try await app.arrived("/saved/new")
            #expect(app.stacks == "/ | /new /saved/new")
            return app
        }

        @Test(arguments: [Way.done, .gesture, .drag, .code])
        func `The page below is loaded once after a form`(_ way: Way) async throws {
            let witness = RecordingDelegate()
            let app = try await app(sending: "post", rules: Self.refreshRules, witness)
            defer { app.close() }
            let pages = app.server.pages
            let start = app.log.count
            try await close(app, way)
            try await app.log.all([.rendered(app.server.url("/"))], since: start)
            try await app.waitForProposals()
            #expect(witness.reasons.all == [reason(of: way)])
            #expect(app.stacks == "/")
            #expect(app.server.pages == pages + ["/"])
            // The next modal has sent no form.
            try await app.route("/new")
            witness.reasons.clear()
            try await close(app, way)
            try await expectNoRequest(of: app, witness, besides: pages + ["/", "/new"])
        }

        @Test(arguments: ["post", "get"])
        func `The page below is loaded once after a form in a frame, unless it only asks for something`(
            _ method: String
        )
            async throws
        {
            let app = try await AppDriver(rules: Self.refreshRules)
            defer { app.close() }
            let frame =
                "<turbo-frame id=tag><form method=\(method) action=/tag><button>Save</button></form></turbo-frame>"
            app.server.page("/new", body: frame)
            app.server.route("/tag", .html("<turbo-frame id=tag><p id=saved></p></turbo-frame>"))
            app.server.route("/save", .redirect(to: "/tag", status: 303))
            if method == "post" { app.server.page("/new", body: frame.replacing("/tag", with: "/save")) }
            for path in ["/", "/new"] { try await app.route(path) }
            try await app.click("button", in: app.navigator.modalSession)
            try await app.wait(until: "the frame is saved") {
                try await app.navigator.modalSession.webView.evaluateJavaScript("Boolean(window.saved)") as? Bool
                    == true
            }
            let pages = app.server.pages.count { $0 == "/" }
            let start = app.log.count
            try await close(app, .done)
            if method == "post" { try await app.log.all([.rendered(app.server.url("/"))], since: start) }
            try await app.waitUntilIdle()
            #expect(app.stacks == "/")
            #expect(app.server.pages.count { $0 == "/" } == pages + (method == "post" ? 1 : 0))
        }

        @Test(arguments: [Way.link, .command])
        func `The page below isn't reloaded if a proposal or the app leads out of the modal`(_ way: Way) async throws {
            let witness = RecordingDelegate()
            let app = try await app(sending: "post", rules: Self.refreshRules, witness)
            defer { app.close() }
            try await expectNoRequest(after: way, of: app, witness)
        }

        @Test(arguments: [(nil, true), ("get", true), ("post", false)] as [(String?, Bool)])
        func `The page below isn't reloaded without a form or a rule`(_ method: String?, _ hasRule: Bool) async throws {
            let witness = RecordingDelegate()
            let rules = hasRule ? Self.refreshRules : AppDriver.modalRules
            let app = try await app(sending: method, rules: rules, witness)
            defer { app.close() }
            try await expectNoRequest(after: .gesture, of: app, witness)
        }

        @Test func `The page below isn't reloaded if the form got no response`() async throws {
            let witness = RecordingDelegate()
            let app = try await AppDriver(rules: Self.refreshRules, delegate: witness)
            defer { app.close() }
            app.server.page("/new", body: "<form method=post action=/save><button>Save</button></form>")
            app.server.route("/save") { _ in .dropped }
            for path in ["/", "/new"] { try await app.route(path) }
            try await app.click("button", in: app.navigator.modalSession)
            try await app.log.next(.formGotNoResponse)
            try await expectNoRequest(after: .code, of: app, witness)
        }

        @Test func `A link that is tapped while the modal is closed leaves the page below as it is`() async throws {
            let witness = RecordingDelegate()
            let app = try await app(sending: "post", rules: Self.refreshRules, witness)
            defer { app.close() }
            let pages = app.server.pages
            app.window.perform(.cancel)
            try await app.route("/a")
            try await app.waitForProposals()
            #expect(app.stacks == "/ /a")
            #expect(witness.reasons.all == [.gesture])
            #expect(app.server.pages == pages + ["/a"])
        }

        @Test func `The page below keeps what the user has written after a form in the modal`() async throws {
            let witness = RecordingDelegate()
            let app = try await AppDriver(rules: Self.refreshRules, delegate: witness)
            defer { app.close() }
            app.server.page("/", body: "<form method=post action=/note><input id=field></form>")
            app.server.page("/new", body: "<form method=post action=/save><button>Save</button></form>")
            app.server.page("/saved/new")
            app.server.route("/save") { _ in .redirect(to: "/saved/new", status: 303) }
            try await app.route("/")
            try await app.navigator.session.webView.write("a note", into: "#field")
            try await app.route("/new")
            try await app.click("button", in: app.navigator.modalSession)
            try await app.arrived("/saved/new")
            let pages = app.server.pages
            try await close(app, .gesture)
            try await expectNoRequest(of: app, witness, besides: pages)
            let text = try await app.navigator.session.webView.evaluateJavaScript("field.value")
            #expect(text as? String == "a note")
        }

        @Test func `A page below that the app covers while the modal is closed isn't loaded`() async throws {
            let witness = RecordingDelegate()
            let app = try await app(sending: "post", rules: Self.refreshRules, witness)
            defer { app.close() }
            let pages = app.server.pages
            app.window.perform(.cancel)
            app.navigator.navigationController.pushViewController(UIViewController(), animated: false)
            try await witness.reasons.next()
            try await app.waitUntilIdle()
            #expect(app.server.pages == pages)
        }

        @Test func `A page below that is visited while the modal is closed is loaded once`() async throws {
            let witness = RecordingDelegate()
            let app = try await app(sending: "post", rules: Self.refreshRules, witness)
            defer { app.close() }
            let pages = app.server.pages
            app.window.perform(.cancel)
            try await app.route("/")
            try await app.waitUntilIdle()
            #expect(app.stacks == "/")
            #expect(witness.reasons.all == [.gesture])
            #expect(app.server.pages == pages + ["/"])
        }

        private func expectNoRequest(after way: Way, of app: AppDriver, _ witness: RecordingDelegate) async throws {
            let pages = app.server.pages
            try await close(app, way)
            try await expectNoRequest(of: app, witness, besides: pages)
        }

        /// The page below would be visited before the callback.
        private func expectNoRequest(of app: AppDriver, _ witness: RecordingDelegate, besides pages: [String])
            async throws
        {
            try await witness.reasons.next()
            #expect(!app.navigator.session.isVisiting)
            try await app.waitForProposals()
            for _ in 0..<5 { await nextFrame(of: app.window) }
            #expect(app.stacks == "/")
            #expect(app.server.pages == pages)
        }

        // MARK: Ways to close a modal

        private func reason(of way: Way) -> ModalDismissalReason {
            switch way {
            case .done: .done
            case .gesture, .drag: .gesture
            case .link, .command: .navigation
            case .code: .app
            }
        }

        private func close(_ app: AppDriver, _ way: Way) async throws {
            let modal = app.navigator.modalNavigationController
            switch way {
            case .done:
                let done = try #require(modal.viewControllers.first?.navigationItem.leftBarButtonItem)
                try #require(done.primaryAction).run(sender: done)
            case .gesture: app.window.perform(.cancel)
            case .drag: try await app.dragModal(by: 700)
            case .link: app.navigator.route(app.server.url("/resume_historical_location"))
            case .command: app.navigator.dismissModal()
            case .code: app.navigator.rootViewController.dismiss(animated: true)
            }
        }
    }

    private final class RecordingDelegate: TurboNavigationDelegate {
        let reasons = TestEvents<ModalDismissalReason>()

        func modalDidDismiss(_ reason: ModalDismissalReason, from navigator: TurboNavigator) {
            reasons.append(reason)
        }
    }
}
