import TurboNavigator
import UIKit

/// Shows each page on a screen with a button that opens the inspector.
@MainActor
final class OpenDelegate: TurboNavigationDelegate {
    /// Called when the button is pressed.
    var onInspect: @MainActor () -> Void = {}

    func handle(proposal: VisitProposal, from navigator: TurboNavigator) -> ProposalResult {
        let screen = InspectedViewController(url: proposal.url)
        screen.onInspect = { [weak self] in self?.onInspect() }
        return .acceptCustom(screen)
    }
}

/// A web screen with the inspector's button in its bar.
final class InspectedViewController: VisitableViewController {
    /// Called when the button is pressed.
    var onInspect: @MainActor () -> Void = {}

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIBarButtonItem(
            image: UIImage(systemName: "sidebar.left"),
            primaryAction: UIAction { [weak self] _ in self?.onInspect() })
        button.accessibilityLabel = "Inspector"
        navigationItem.rightBarButtonItem = button
    }
}
