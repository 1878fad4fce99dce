import TurboNavigator
import UIKit

/// Shows each page on a screen with the inspector's button.
@MainActor
final class OpenDelegate: TurboNavigationDelegate {
    /// Called with the button.
    var onInspect: @MainActor () -> Void = {}

    func handle(proposal: VisitProposal, from navigator: TurboNavigator) -> ProposalResult {
        let screen = InspectedScreen(url: proposal.url)
        screen.onInspect = { [weak self] in self?.onInspect() }
        return .acceptCustom(screen)
    }
}
