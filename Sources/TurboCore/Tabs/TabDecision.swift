/// In which tab a proposal is performed.
package enum TabDecision: Equatable, Sendable {
    /// In the tab that it comes from. The warning is for the author of the rules.
    case stay(warning: String?)
    case move(TabMove)
}

/// A proposal that belongs to another tab than the one that it comes from.
package struct TabMove: Equatable, Sendable {
    package enum Route: Equatable, Sendable {
        /// By the rules, in the stacks of the tab.
        case asProposed
        /// The URL is the tab's first page: the tab goes back to it, and loads it again.
        case backToRoot
        /// The tab is started, and its first page is what was proposed.
        case start
        /// The tab is started, then the proposal is routed.
        case startFirst
    }

    package let tab: Int
    /// Whether the tab is selected afterwards. A proposal of a hidden tab doesn't interrupt what the user reads.
    package let selects: Bool
    /// Whether the modal stack of the proposing tab is dismissed first: it would cover the other tab.
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
    /// Decides by the key `tab_id` of the rules.
    package func decide(_ proposal: VisitProposal) -> TabDecision {
        guard let name = proposal.properties.tabID else { return .stay(warning: nil) }
        guard let index = tabs.firstIndex(where: { $0.id == name }) else {
            let known = tabs.map { "«\($0.id)»" }.joined(separator: ", ")
            return .stay(warning: "\(proposal.url): there is no tab «\(name)»; the tabs are \(known)")
        }
        guard index != source, !actsOnStacks(proposal) else { return .stay(warning: nil) }
        return .move(
            TabMove(
                tab: index, selects: source == selected, dismissesModal: source == selected && isModalUp,
                route: route(proposal, to: tabs[index])))
    }

    /// Whether a proposal moves the stacks that it comes from, and shows no page.
    private func actsOnStacks(_ proposal: VisitProposal) -> Bool {
        proposal.properties.historicalLocation != nil || [.none, .pop, .refresh].contains(proposal.presentation)
    }

    private func route(_ proposal: VisitProposal, to tab: Tab) -> TabMove.Route {
        let isRoot = PageIdentity(proposal.url).isSame(as: PageIdentity(tab.location))
        guard tab.hasStarted else { return isRoot ? .start : .startFirst }
        return isRoot && proposal.presentation == .default && proposal.context == .default ? .backToRoot : .asProposed
    }
}
