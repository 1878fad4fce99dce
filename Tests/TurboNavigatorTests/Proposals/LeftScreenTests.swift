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
