import TurboCore
import UIKit

/// Where proposals of the app itself go.
extension TurboTabBarController {
    /// Routes a URL from the tab that is seen; the rules may name another tab. See
    /// ``TurboNavigator/route(_:action:parameters:)``.
    public func route(_ url: URL, action: VisitAction = .advance, parameters: [String: Any]? = nil) {
        guard let activeNavigator else { return logNoTabs(url) }
        activeNavigator.route(url, action: action, parameters: parameters)
    }

    /// Routes a proposal from the tab that is seen; its properties may name another tab.
    public func route(_ proposal: VisitProposal) {
        guard let activeNavigator else { return logNoTabs(proposal.url) }
        activeNavigator.route(proposal)
    }

    private func logNoTabs(_ url: URL) {
        logNavigation(.error, "\(url) was not routed: load the tabs before")
    }

    /// Shows the page that a link to the app means, in the tab that its rules name, or else in the one that is seen. A link
    /// that arrives before the tabs waits for them. See ``TurboNavigator/open(_:)``.
    public func open(_ link: URL) { tabNavigators.open(link) }
}
