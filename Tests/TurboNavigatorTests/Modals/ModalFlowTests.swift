import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// `modal_flow: new`: a new modal replaces the current one.
    @MainActor @Suite(.serialized)
    struct ModalFlowTests {
        private static let rules = """
            {"rules": [
              {"patterns": ["/new$"], "properties": {"context": "modal"}},
              {"patterns": ["^/flow/new$"], "properties": {"modal_flow": "new", "modal_style": "form_sheet"}}
            ]}
            """

        /// Shows the root, and a modal with these properties over it.
        private func app(
            _ properties: PathProperties = [:], form: String = "", delegate: (any TurboNavigationDelegate)? = nil
        ) async throws -> AppDriver {
            let app = try await AppDriver(rules: Self.rules, delegate: delegate)
            app.server.page("/new", body: form)
            app.server.page("/flow/new")
            app.navigator.modalNavigationController.modalPresentationStyle = .pageSheet
            try await app.route("/")
            try await app.route("/new", properties: properties.merging(["context": "modal"]))
            return app
        }

        /// Expects that the modal stack shows only the flow, and waits until its page is visible.
        private func expectFlow(in app: AppDriver, requests: [String]) async throws {
            try await app.waitForProposals()
            #expect(app.stacks == "/ | /flow/new")
            let screen = try #require(app.navigator.modalNavigationController.topViewController as? any Visitable)
            try await nextFrame(of: app.window, while: app.blocker(on: screen, app.navigator.modalSession) != nil)
            #expect(app.blocker(on: screen, app.navigator.modalSession) == nil)
            #expect(app.server.pages == ["/", "/new"] + requests)
        }

        @Test func `The app is notified once that the previous flow was dismissed`() async throws {
            let witness = RecordingDelegate()
            let app = try await app(delegate: witness)
            defer { app.close() }
            try await app.route("/flow/new")
            try await expectFlow(in: app, requests: ["/flow/new"])
            #expect(witness.reasons.all == [.navigation])
            witness.reasons.clear()
            app.window.perform(.cancel)
            try await witness.reasons.next()
            try await app.waitUntilIdle()
            for _ in 0..<5 { await nextFrame(of: app.window) }
            #expect(witness.reasons.all == [.gesture])
            #expect(app.stacks == "/")
            #expect(app.showsItsPage)
        }

        @Test func `Each flow has the style of its own rule until it is dismissed`() async throws {
            let witness = RecordingDelegate()
            let app = try await app(["modal_style": "full"], delegate: witness)
            defer { app.close() }
            let modal = app.navigator.modalNavigationController
            try await app.route("/flow/new")
            try await expectFlow(in: app, requests: ["/flow/new"])
            #expect(modal.modalPresentationStyle == .formSheet)
            try await app.route("/new", properties: ["context": "modal", "modal_flow": "new"])
            try await app.waitForProposals()
            #expect(app.stacks == "/ | /new")
            #expect(modal.modalPresentationStyle == .pageSheet)
            #expect(witness.styles == [.fullScreen, .formSheet])
        }

        @Test func `The response to a form is shown without another request`() async throws {
            let app = try await app(form: "<form method=post action=/save><button>Save</button></form>")
            defer { app.close() }
            app.server.route("/save") { _ in .redirect(to: "/flow/new", status: 303) }
            try await app.click("button", in: app.navigator.modalSession)
            try await app.log.next(.rendered(app.server.url("/flow/new")))
            try await expectFlow(in: app, requests: ["/save", "/flow/new"])
        }

        @Test func `A link that is redirected is requested once`() async throws {
            let app = try await app()
            defer { app.close() }
            app.server.route("/follow/new") { _ in .redirect(to: "/flow/new", status: 302) }
            app.navigator.route(app.server.url("/follow/new"))
            try await app.log.next(.decided("/flow/new"))
            try await expectFlow(in: app, requests: ["/follow/new", "/flow/new"])
            let path = try await app.navigator.modalSession.webView.evaluateJavaScript("location.pathname")
            #expect(path as? String == "/flow/new")
        }

        @Test func `A flow waits until an alert over the modal is dismissed`() async throws {
            let app = try await app()
            defer { app.close() }
            let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
            app.navigator.modalNavigationController.present(alert, animated: false)
            app.navigator.route(app.server.url("/flow/new"))
            try await app.log.next(.decided("/flow/new", reason: "waits"))
            try await app.waitForProposals()
            #expect(app.stacks == "/ | /new ! (Wait)")
            alert.presentingViewController?.dismiss(animated: false)
            try await app.log.next(.rendered(app.server.url("/flow/new")))
            try await expectFlow(in: app, requests: ["/flow/new"])
        }

        @Test(arguments: [ModalDismissalReason.gesture, .app])
        func `A flow during a dismissal is presented after it`(_ reason: ModalDismissalReason) async throws {
            let witness = RecordingDelegate()
            let app = try await app(delegate: witness)
            defer { app.close() }
            switch reason {
            case .gesture: app.window.perform(.cancel)
            default: app.navigator.modalNavigationController.dismiss(animated: true)
            }
            try await app.route("/flow/new")
            try await expectFlow(in: app, requests: ["/flow/new"])
            #expect(witness.reasons.all == [reason])
        }
    }

    private final class RecordingDelegate: TurboNavigationDelegate {
        let reasons = TestEvents<ModalDismissalReason>()
        /// The presentation of the former modal stack.
        private(set) var styles: [UIModalPresentationStyle] = []

        func modalDidDismiss(_ reason: ModalDismissalReason, from navigator: TurboNavigator) {
            styles.append(navigator.modalNavigationController.modalPresentationStyle)
            reasons.append(reason)
        }
    }
}
