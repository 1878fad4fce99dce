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
