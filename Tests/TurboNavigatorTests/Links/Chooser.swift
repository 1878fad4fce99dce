import TestSupport
import TurboNavigator
import UIKit

/// A delegate that answers with a closure.
final class Chooser: TurboNavigationDelegate {
    private let choose: (VisitableViewController, VisitProposal) -> UIViewController?

    init(_ choose: @escaping (VisitableViewController, VisitProposal) -> UIViewController?) {
        self.choose = choose
    }

    func controller(
        _ controller: VisitableViewController, forProposal proposal: VisitProposal
    ) -> UIViewController? {
        choose(controller, proposal)
    }
}

/// A delegate that records URLs to open outside the app.
final class ExternalDelegate: TurboNavigationDelegate {
    let external = TestEvents<URL>()

    func openExternalURL(_ url: URL, from controller: UIViewController) {
        external.append(url)
    }
}
