import Turbo
import TurboNavigator
import UIKit

/// An app with a window, whose delegate follows the README and the cookbook of Masilotti's TurboNavigator.
public class ShopApp: TurboNavigationDelegate {
    // Lazy, because the initial value of a `let` can't refer to `self`, which is the delegate.
    public private(set) lazy var navigator = TurboNavigator(delegate: self, pathConfiguration: configuration)
    public let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 430, height: 820))
    public var modalNavigationController: UINavigationController { navigator.modalNavigationController }
    private let configuration: PathConfiguration

    public init(rules: String = ShopApp.rules) {
        configuration = PathConfiguration(sources: [.data(Data(rules.utf8))])
    }

    public func start(at url: URL) {
        window.rootViewController = navigator.rootViewController
        window.makeKeyAndVisible()
        navigator.route(url)
    }

    public func close() {
        window.isHidden = true
        window.rootViewController = nil
    }

    public func controller(
        _ controller: VisitableViewController, forProposal proposal: VisitProposal
    ) -> UIViewController? {
        setUpModal(for: proposal)
        if proposal.url.path == "/numbers" {
            return CalculatorViewController(url: proposal.url)
        } else if proposal.presentation == .clearAll {
            return nil
        } else {
            controller.view.backgroundColor = .orange
            return controller
        }
    }

    private func setUpModal(for proposal: VisitProposal) {
        modalNavigationController.modalPresentationStyle = {
            switch proposal.modalPresentationStyle {
            case .fullScreen:
                return UIModalPresentationStyle.fullScreen
            case .default:
                return UIModalPresentationStyle.automatic
            }
        }()
        modalNavigationController.isNavigationBarHidden = proposal.isModalNavigationBarHidden
    }

    public static let rules = """
        {
          "rules": [
            { "patterns": ["/new$", "/edit$"], "properties": { "context": "modal" } },
            { "patterns": ["/home$"], "properties": { "presentation": "clear_all" } },
            {
              "patterns": ["/very_long_form/new"],
              "properties": { "context": "modal", "modalPresentationStyle": "full_screen" },
              "comment": "Over the whole screen."
            },
            {
              "patterns": ["/users/sign_in"],
              "properties": {
                "context": "modal", "modalPresentationStyle": "full_screen", "isModalNavigationBarHidden": true
              },
              "comment": "Nothing but the page itself closes it."
            }
          ]
        }
        """
}
