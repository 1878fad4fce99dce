import TestSupport
import TurboNavigator
import UIKit

/// An app that is the delegate of its sessions, as in turbo-ios 7, and routes what they propose.
@MainActor
final class AppSessionDelegate: SessionDelegate {
    weak var navigator: TurboNavigator?
    /// Whether the app forwards proposals to the navigator.
    var routes = true
    let proposals = TestEvents<VisitProposal>()
    let externalURLs = TestEvents<URL>()
    let failures = TestEvents<any Error>()

    func session(_ session: Session, didProposeVisit proposal: VisitProposal) {
        proposals.append(proposal)
        if routes { navigator?.route(proposal) }
    }

    func session(_ session: Session, didFailRequestForVisitable visitable: any Visitable, error: any Error) {
        navigator?.showError(error, on: visitable)
        failures.append(error)
    }

    func session(_ session: Session, openExternalURL url: URL) {
        externalURLs.append(url)
    }
}
