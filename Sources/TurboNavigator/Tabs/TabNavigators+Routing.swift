import TurboCore
import UIKit

/// Routes proposals to tabs. ``TabState`` decides.
extension TabNavigators: NavigatorHost {
    package var navigators: [TurboNavigator] { pages.compactMap(\.navigator) }

    package var activeNavigator: TurboNavigator? { selectedPage.flatMap { navigator(of: $0) } }

    func takes(_ proposal: VisitProposal, from navigator: TurboNavigator) -> Bool {
        guard let source = pages.firstIndex(where: { $0.navigator === navigator }) else { return false }
        let tabs = pages.map { TabState.Tab(id: $0.tab.id, location: $0.tab.url, hasStarted: $0.hasStarted) }
        let selected = pages.firstIndex { $0 === selectedPage } ?? source
        let state = TabState(
            tabs: tabs, selected: selected, source: source, isModalUp: navigator.snapshot().isModalUp)
        switch state.decide(proposal) {
        case .stay(let warning):
            if let warning { logNavigation(.warning, warning) }
            return false
        case .move(let move):
            perform(move, of: proposal, from: navigator)
            return true
        }
    }

    private func perform(_ move: TabMove, of proposal: VisitProposal, from navigator: TurboNavigator) {
        let page = pages[move.tab]
        logNavigation(.info, "\(proposal.url) is shown in the tab «\(page.tab.id)»")
        if move.dismissesModal { navigator.dismissModal() }
        // Wait for the app's first page, so that later requests send the cookies that it set.
        navigator.session.visits.whenFirstVisitEnds { [weak self, weak page, weak navigator] in
            navigator?.whenStill {
                guard let self, let page, self.pages.contains(where: { $0 === page }) else { return }
                if move.selects { self.select(page) }
                self.route(proposal, move.route, in: page)
            }
        }
    }

    private func route(_ proposal: VisitProposal, _ route: TabMove.Route, in page: TabPage) {
        guard let navigator = navigator(of: page) else { return }
        switch route {
        case .start: return navigator.hasStarted ? () : navigator.start()
        case .startFirst: if !navigator.hasStarted { navigator.start() }
        case .asProposed, .backToRoot: break
        }
        let properties: PathProperties = route == .backToRoot ? ["presentation": "clear_all"] : [:]
        navigator.queue.add(ProposalRun(proposal.adding(properties), from: .tab, in: navigator))
    }
}
