import Turbo
import TurboNavigator
import UIKit

/// An app that remains the delegate of its sessions, and passes their proposals to the navigator.
public class KeptDelegateApp: FirstVersionApp {
    public private(set) var proposals: [VisitProposal] = []

    public override func start(at url: URL) {
        session.delegate = self
        modalSession.delegate = self
        super.start(at: url)
    }
}

extension KeptDelegateApp: SessionDelegate {
    public func session(_ session: Session, didProposeVisit proposal: VisitProposal) {
        proposals.append(proposal)
        turboNavigationController.route(proposal)
    }

    public func session(_ session: Session, didFailRequestForVisitable visitable: Visitable, error: Error) {
        turboNavigationController.showError(error, on: visitable)
    }
}
