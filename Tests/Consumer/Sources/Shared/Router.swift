import SafariServices
import Turbo
import TurboNavigator
import UIKit

/// Routes pages through the navigator, some of them to native screens.
public class Router: TurboNavigationDelegate {
    public private(set) lazy var navigator = TurboNavigator(
        delegate: self, pathConfiguration: PathConfiguration(sources: [.data(Data(Self.rules.utf8))]),
        navigationController: RecordingNavigationController(),
        modalNavigationController: RecordingNavigationController())
    public private(set) var openedURLs: [URL] = []

    public init() {}

    public func controller(
        _ controller: VisitableViewController, forProposal proposal: VisitProposal
    ) -> UIViewController? {
        setUpModal(for: proposal)
        switch proposal.screen {
        case .calculator:
            return CalculatorViewController(url: proposal.url)
        case .signIn:
            return nil
        case .web:
            controller.view.backgroundColor = .orange
            return controller
        }
    }

    private func setUpModal(for proposal: VisitProposal) {
        let modal = navigator.modalNavigationController
        modal.isNavigationBarHidden = proposal.isModalNavigationBarHidden
        modal.modalPresentationStyle = {
            switch proposal.modalPresentationStyle {
            case .fullScreen:
                return UIModalPresentationStyle.fullScreen
            case .default:
                return UIModalPresentationStyle.automatic
            }
        }()
    }

    public func openExternalURL(_ url: URL, from controller: UIViewController) {
        openedURLs.append(url)
        guard url.scheme == "https" else { return }
        controller.present(SFSafariViewController(url: url), animated: false)
    }

    static let rules = """
        {
          "rules": [
            { "patterns": ["/calculator"], "properties": { "screen": "calculator" } },
            { "patterns": ["/sign_in"], "properties": { "screen": "sign_in" } },
            {
              "patterns": ["/edit$"],
              "properties": {
                "context": "modal", "screen": "calculator", "modalPresentationStyle": "full_screen",
                "isModalNavigationBarHidden": true
              }
            }
          ]
        }
        """
}
