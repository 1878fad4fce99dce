import Foundation
import HotwireNative

/// Routes moved pages to their new URLs.
final class MovedPagesRouteDecisionHandler: RouteDecisionHandler {
    let name = "moved-pages"

    private let prefix = "/moved/"

    func matches(proposal: VisitProposal, configuration: Navigator.Configuration) -> Bool {
        proposal.url.path.hasPrefix(prefix)
    }

    func handle(
        proposal: VisitProposal, configuration: Navigator.Configuration, navigator: Navigating
    ) -> Router.Decision {
        navigator.route(Family.home.appendingPathComponent(String(proposal.url.path.dropFirst(prefix.count))))
        return .cancel
    }
}
