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
