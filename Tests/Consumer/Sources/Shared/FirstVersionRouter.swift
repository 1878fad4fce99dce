import Turbo
import TurboNavigator
import UIKit

/// The two delegate methods of the navigator's first version.
public class FirstVersionRouter: TurboNavigationDelegate {
    public init() {}

    public func shouldRoute(_ proposal: VisitProposal) -> Bool {
        proposal.url.lastPathComponent != "sign_in"
    }

    public func customController(for proposal: VisitProposal) -> UIViewController? {
        if proposal.url.lastPathComponent == "calculator" {
            return CalculatorViewController(url: proposal.url)
        }
        return nil
    }
}
