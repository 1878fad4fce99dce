import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// The app is told once when the modal stack is gone, and why.
    @MainActor @Suite(.serialized)
    struct ModalEndTests {
        enum Way: String, CaseIterable {
            case done, gesture, drag, link, command, code
        }

        @Test(arguments: Way.allCases)
        func theAppIsToldOnceWhyTheModalIsGone(_ way: Way) async throws {
            let witness = Witness()
            let app = try TestApp(delegate: witness)
            defer { app.close() }
            try await app.route("/")
            for _ in 0..<2 {
                try await app.route("/new")
                #expect(witness.reasons.all.isEmpty)
                try await close(app, way)
                try await witness.reasons.next()
                try await app.atRest()
                for _ in 0..<5 { await nextFrame(of: app.window) }
                #expect(witness.reasons.all == [reason(of: way)])
                #expect(app.stacks == "/")
                witness.reasons.clear()
            }
        }

        private func reason(of way: Way) -> ModalDismissalReason {
            switch way {
            case .done: .done
            case .gesture, .drag: .gesture
            case .link, .command: .navigation
            case .code: .app
            }
        }

        private func close(_ app: TestApp, _ way: Way) async throws {
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

    private final class Witness: TurboNavigationDelegate {
        let reasons = TestEvents<ModalDismissalReason>()

        func modalDidDismiss(_ reason: ModalDismissalReason, from navigator: TurboNavigator) {
            reasons.record(reason)
        }
    }
}
