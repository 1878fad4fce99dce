import TurboCore
import UIKit

/// Routing by the app.
extension TurboTabBarController {
    /// Routes a URL in the selected tab, or in the one that the rules name. See
    /// ``TurboNavigator/route(_:action:parameters:)``.
    public func route(_ url: URL, action: VisitAction = .advance, parameters: [String: Any]? = nil) {
        guard let activeNavigator else { return logNoTabs(url) }
        activeNavigator.route(url, action: action, parameters: parameters)
    }

    /// Routes a proposal in the selected tab, or in the one that its properties name.
    public func route(_ proposal: VisitProposal) {
        guard let activeNavigator else { return logNoTabs(proposal.url) }
        activeNavigator.route(proposal)
    }

    private func logNoTabs(_ url: URL) {
        logNavigation(.error, "\(url) was not routed: call load(_:) first")
    }

    /// Shows the page of a deep link, in the tab that its rules name or else in the selected one. A link that arrives
    /// before the tabs are loaded waits for them. See ``TurboNavigator/open(_:)``.
    public func open(_ link: URL) { tabNavigators.open(link) }
}
