import Foundation
import Turbo
import UIKit

// Sources/TurboSession/Documentation.docc

final class PageCoordinator: SessionDelegate {
    let navigationController = UINavigationController()
    let session = Session()

    func start(at url: URL) {
        session.delegate = self
        show(VisitProposal(url: url))
    }

    func session(_ session: Session, didProposeVisit proposal: VisitProposal) {
        show(proposal)
    }

    func session(_ session: Session, didFailRequestForVisitable visitable: any Visitable, error: any Error) {
        guard let url = visitable.visitableURL else { return }
        print(VisitFailure(error, url: url).developerMessage)
    }

    private func show(_ proposal: VisitProposal) {
        let screen = VisitableViewController(url: proposal.url)
        navigationController.pushViewController(screen, animated: true)
        session.visit(screen, options: proposal.options)
    }
}

@MainActor
func setDeadlines(of session: Session) {
    session.settings.deadlines = VisitDeadlines(response: 30, turbo: 5)
}

@MainActor
func followEvents() {
    TurboLog.shared.sink = { entry in
        print(entry.date, entry.level, entry.source, entry.message)
    }
}
