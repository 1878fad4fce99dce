/// The tab in which a proposal is performed.
package enum TabDecision: Equatable, Sendable {
    /// The tab that made the proposal. The warning is for the author of the rules.
    case stay(warning: String?)
    case move(TabMove)
}

/// The way a proposal is performed in a tab other than the one that made it.
package struct TabMove: Equatable, Sendable {
    package enum Route: Equatable, Sendable {
        /// Routes the proposal by the rules, in the stacks of the tab.
        case asProposed
        /// The URL is that of the tab's first page: the tab pops to it, and refreshes it.
        case backToRoot
        /// Starts the tab: the proposed page is its first page.
        case start
        /// Starts the tab, then routes the proposal.
        case startFirst
    }

    package let tab: Int
    /// Whether the tab is selected afterwards. A proposal of a hidden tab doesn't interrupt the user.
    package let selects: Bool
    /// Whether the modal stack of the proposing tab is dismissed first, because it would cover the other tab.
    package let dismissesModal: Bool
    package let route: Route

    package init(tab: Int, selects: Bool, dismissesModal: Bool, route: Route) {
        self.tab = tab
        self.selects = selects
        self.dismissesModal = dismissesModal
        self.route = route
    }
}

extension TabState {
    /// Decides by the property `tab_id`.
    package func decide(_ proposal: VisitProposal) -> TabDecision {
        guard let name = proposal.properties.tabID else { return .stay(warning: nil) }
        guard let index = tabs.firstIndex(where: { $0.id == name }) else {
            let known = tabs.map { "“\($0.id)”" }.joined(separator: ", ")
            return .stay(warning: "\(proposal.url): there is no tab “\(name)”; the tabs are \(known)")
        }
        guard index != source, !actsOnStacks(proposal) else { return .stay(warning: nil) }
        return .move(
            TabMove(
                tab: index, selects: source == selected, dismissesModal: source == selected && isModalPresented,
                route: route(proposal, to: tabs[index])))
    }

    /// Whether a proposal only changes the stacks of the tab that made it, and shows no page.
    private func actsOnStacks(_ proposal: VisitProposal) -> Bool {
        proposal.properties.historicalLocation != nil || [.none, .pop, .refresh].contains(proposal.presentation)
    }

    private func route(_ proposal: VisitProposal, to tab: Tab) -> TabMove.Route {
        let isRoot = PageIdentity(proposal.url).isSame(as: PageIdentity(tab.location))
        guard tab.hasStarted else { return isRoot ? .start : .startFirst }
        return isRoot && proposal.presentation == .default && proposal.context == .default ? .backToRoot : .asProposed
    }
}
