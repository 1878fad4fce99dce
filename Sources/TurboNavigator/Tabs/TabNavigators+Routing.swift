import TurboCore
import UIKit

/// Routes proposals to tabs. ``TabState`` decides.
extension TabNavigators: NavigatorContainer {
    package var navigators: [TurboNavigator] { navigatorTabs.compactMap(\.navigator) }

    package var activeNavigator: TurboNavigator? { selectedTab.flatMap { navigator(of: $0) } }

    func moveToItsTab(_ proposal: VisitProposal, from navigator: TurboNavigator) -> Bool {
        guard let source = navigatorTabs.firstIndex(where: { $0.navigator === navigator }) else { return false }
        let tabs = navigatorTabs.map { TabState.Tab(id: $0.tab.id, location: $0.tab.url, hasStarted: $0.hasStarted) }
        let selected = navigatorTabs.firstIndex { $0 === selectedTab } ?? source
        let state = TabState(
            tabs: tabs, selected: selected, source: source, isModalPresented: navigator.currentState().isModalPresented)
        switch state.decide(proposal) {
        case .stay(let warning):
            if let warning { logNavigation(.warning, .text(warning)) }
            return false
        case .move(let move):
            let inputGuard = navigator.performer.inputGuard
            inputGuard.perform(losing: move.dismissesModal ? inputGuard.modalPages : []) {
                [weak self, weak navigator] in
                if let navigator { self?.perform(move, of: proposal, from: navigator) }
            }
            return true
        }
    }

    private func perform(_ move: TabMove, of proposal: VisitProposal, from navigator: TurboNavigator) {
        let navigatorTab = navigatorTabs[move.tab]
        logNavigation(.info, "\(proposal.url) is shown in the tab “\(navigatorTab.tab.id)”")
        if move.dismissesModal { navigator.dismissModal() }
        // Wait for the app's first page, so that later requests send the cookies that it set.
        Task.starting { [weak self, weak navigatorTab, weak navigator] in
            await navigator?.session.visits.firstVisit.ended()
            navigator?.whenSettled { _ in
                guard let self, let navigatorTab, self.navigatorTabs.contains(where: { $0 === navigatorTab }) else {
                    return
                }
                if move.selects { self.select(navigatorTab) }
                self.route(proposal, move.route, in: navigatorTab)
            }
        }
    }

    private func route(_ proposal: VisitProposal, _ route: TabMove.Route, in navigatorTab: NavigatorTab) {
        guard let navigator = navigator(of: navigatorTab) else { return }
        switch route {
        case .start: return start(navigator, of: navigatorTab)
        case .startFirst: start(navigator, of: navigatorTab)
        case .asProposed, .backToRoot: break
        }
        let properties: PathProperties = route == .backToRoot ? ["presentation": "clear_all"] : [:]
        var moved = proposal.adding(properties)
        // The page of the other tab has asked about itself.
        moved.isConfirmed = false
        navigator.queue.add(ProposalRun(moved, from: .tab, in: navigator))
    }
}
