import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// `modal_style` and `modal_dismiss_gesture_enabled`, and the app's own settings if they are absent.
    @MainActor @Suite(.serialized)
    struct ModalPropertyTests {
        /// Shows the root, and a modal with these properties over it.
        private func app(
            _ properties: PathProperties, delegate: (any TurboNavigationDelegate)? = nil
        ) async throws -> AppDriver {
            let app = try await AppDriver(delegate: delegate)
            try await app.route("/")
            try await show(properties, in: app)
            return app
        }

        private func show(_ properties: PathProperties, in app: AppDriver) async throws {
            let start = app.log.count
            let url = app.server.url("/new")
            app.navigator.route(VisitProposal(url: url, properties: properties.merging(["context": "modal"])))
            try await app.log.all([.rendered(url), .idle], since: start)
        }

        private func dismiss(_ app: AppDriver) async throws {
            let start = app.log.count
            app.navigator.route(app.server.url("/resume_historical_location"))
            try await app.log.all([.idle], since: start)
            #expect(app.stacks == "/")
        }

        @Test(arguments: [
            ("medium", UIModalPresentationStyle.automatic), ("large", .automatic), ("full", .fullScreen),
            ("page_sheet", .pageSheet), ("form_sheet", .formSheet),
        ])
        func `Each modal style is presented as in its row`(_ word: String, _ style: UIModalPresentationStyle)
            async throws
        {
            let app = try await app(["modal_style": .string(word)])
            defer { app.close() }
            let modal = app.navigator.modalNavigationController
            #expect(modal.presentingViewController != nil)
            #expect([style, resolved(style)].contains(modal.modalPresentationStyle))
            let heights = ["medium": 2, "large": 1][word]
            if let heights { #expect(modal.sheetPresentationController?.detents.count == heights) }
        }

        /// UIKit's value of `automatic` when it is read.
        private func resolved(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle {
            style == .automatic ? .pageSheet : style
        }

        @Test(arguments: [true, false])
        func `The gesture follows the rule of the screen`(_ isEnabled: Bool) async throws {
            let app = try await app(["modal_dismiss_gesture_enabled": .bool(isEnabled)])
            defer { app.close() }
            let modal = app.navigator.modalNavigationController
            #expect(modal.topViewController?.isModalInPresentation == !isEnabled)
            #expect(!modal.isModalInPresentation)
        }

        @Test func `A screen that blocks the gesture prevents the dismissal, the one below it allows it`() async throws
        {
            let app = try await app([:])
            defer { app.close() }
            let modal = app.navigator.modalNavigationController
            let url = app.server.url("/things/new")
            app.navigator.route(
                VisitProposal(url: url, properties: ["context": "modal", "modal_dismiss_gesture_enabled": false]))
            try await app.log.next(.rendered(url))
            try await app.waitForProposals()
            #expect(app.stacks == "/ | /new /things/new")
            #expect(modal.viewControllers.map(\.isModalInPresentation) == [false, true])
            app.window.perform(.cancel)
            for _ in 0..<5 { await nextFrame(of: app.window) }
            try await app.waitForProposals()
            #expect(app.stacks == "/ | /new /things/new")
            modal.popViewController(animated: false)
            app.window.perform(.cancel)
            try await nextFrame(of: app.window, while: app.stacks != "/")
            #expect(app.stacks == "/")
        }

        @Test(arguments: [false, true])
        func `A kept screen has the app's value again without a rule`(_ own: Bool) async throws {
            let kept = UIViewController()
            kept.isModalInPresentation = own
            // The opposite of the app's setting.
            let rule: PathProperties = ["modal_dismiss_gesture_enabled": .bool(own)]
            let delegate = Chooser { controller, proposal in proposal.url.path == "/numbers" ? kept : controller }
            let app = try await AppDriver(delegate: delegate)
            defer { app.close() }
            try await app.route("/")
            let rows: [(PathProperties, Bool)] = [(rule, !own), ([:], own)]
            for (given, isBlocked) in rows {
                let properties = given.merging(["context": "modal"])
                app.navigator.route(VisitProposal(url: app.server.url("/numbers"), properties: properties))
                try await app.waitForProposals()
                #expect(kept.isModalInPresentation == isBlocked)
                app.navigator.dismissModal()
                try await app.waitForProposals()
            }
        }

        @Test func `Absent keys don't change the app's settings`() async throws {
            let delegate = ModalPreparer {
                $0.modalPresentationStyle = .fullScreen
                $0.isModalInPresentation = true
                $0.isNavigationBarHidden = true
            }
            let app = try await AppDriver(delegate: delegate)
            defer { app.close() }
            delegate.navigator = app.navigator
            try await app.route("/")
            try await show([:], in: app)
            let modal = app.navigator.modalNavigationController
            #expect(modal.modalPresentationStyle == .fullScreen)
            #expect(modal.isModalInPresentation)
            #expect(modal.isNavigationBarHidden)
            #expect(modal.topViewController?.navigationItem.leftBarButtonItem == nil)
        }

        @Test func `A rule applies to one presentation, then the app's settings are restored`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let modal = app.navigator.modalNavigationController
            modal.modalPresentationStyle = .formSheet
            try await app.route("/")
            try await show(["modal_style": "full", "modal_dismiss_gesture_enabled": false], in: app)
            #expect(modal.modalPresentationStyle == .fullScreen)
            try await dismiss(app)
            try await show([:], in: app)
            #expect(modal.modalPresentationStyle == .formSheet)
            #expect(modal.topViewController?.isModalInPresentation == false)
        }

        @Test func `A rule's style stays while further pages are shown in its modal`() async throws {
            let app = try await app(["modal_style": "full"])
            defer { app.close() }
            app.navigator.route(VisitProposal(url: app.server.url("/things/new"), properties: ["context": "modal"]))
            try await app.arrived("/things/new")
            #expect(app.stacks == "/ | /new /things/new")
            #expect(app.navigator.modalNavigationController.modalPresentationStyle == .fullScreen)
        }

        @Test func `A property that the app sets after a rule isn't reset`() async throws {
            let app = try await app(["modal_style": "full"])
            defer { app.close() }
            let modal = app.navigator.modalNavigationController
            try await dismiss(app)
            modal.modalPresentationStyle = .formSheet
            try await show([:], in: app)
            #expect(modal.modalPresentationStyle == .formSheet)
        }
    }

    private final class ModalPreparer: TurboNavigationDelegate {
        weak var navigator: TurboNavigator?
        private let prepare: (UINavigationController) -> Void

        init(_ prepare: @escaping (UINavigationController) -> Void) {
            self.prepare = prepare
        }

        func controller(
            _ controller: VisitableViewController, forProposal proposal: VisitProposal
        ) -> UIViewController? {
            if proposal.context == .modal, let modal = navigator?.modalNavigationController { prepare(modal) }
            return controller
        }
    }
}
