import Turbo
import TurboNavigator
import UIKit

/// An app written for the first version of the navigator: its own two sessions, and a navigation controller that
/// routes.
public class FirstVersionApp: UIResponder {
    public let session = Session()
    public let modalSession = Session()
    public private(set) lazy var turboNavigationController = TurboNavigationController(
        session: session, modalSession: modalSession, delegate: self)
    public let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 430, height: 820))

    public func start(at url: URL) {
        let rules = #"{"rules": [{"patterns": ["/new$"], "properties": {"context": "modal"}}]}"#
        let configuration = PathConfiguration(sources: [.data(Data(rules.utf8))])
        session.pathConfiguration = configuration
        modalSession.pathConfiguration = configuration
        window.rootViewController = turboNavigationController
        window.makeKeyAndVisible()
        turboNavigationController.route(url)
    }

    public func close() {
        window.isHidden = true
        window.rootViewController = nil
    }
}

extension FirstVersionApp: TurboNavigationDelegate {
    public func shouldRoute(_ proposal: VisitProposal) -> Bool {
        if proposal.url.lastPathComponent == "sign_in" {
            return false
        }
        return true
    }

    public func customController(for proposal: VisitProposal) -> UIViewController? {
        if proposal.url.lastPathComponent == "numbers" {
            return CalculatorViewController(url: proposal.url)
        }
        return nil
    }
}
