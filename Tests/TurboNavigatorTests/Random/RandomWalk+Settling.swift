import TurboNavigator
import TurboTestSupport
import UIKit

extension RandomWalk {
    /// Waits until nothing moves and every visible screen shows its page. Fails if they don't.
    func settle() async throws {
        try await app.waitForProposals()
        while let unsettledState = unsettledState {
            do {
                try await app.log.entries.next(within: 5)
            } catch {
                throw TestFailure("\(self): \(unsettledState)")
            }
            try await app.waitForProposals()
        }
    }

    /// The fault at rest; nil if there is none.
    private var unsettledState: String? {
        let navigator = app.navigator
        let modal = navigator.modalNavigationController
        let isModalPresented = modal.presentingViewController != nil
        return unsettledState(navigator.navigationController, navigator.session)
            ?? (isModalPresented ? unsettledState(modal, navigator.modalSession) : nil)
    }

    private func unsettledState(_ controller: UINavigationController, _ session: Session) -> String? {
        guard let top = controller.topViewController as? any Visitable else { return nil }
        let path = top.visitableURL?.path ?? ""
        if session.isVisiting { return "\(path) is still visited" }
        if let blocker = app.blocker(on: top, session) { return "\(path) \(blocker)" }
        if session.webView.url?.path != path { return "\(path) shows \(session.webView.url?.path ?? "nothing")" }
        return nil
    }
}
