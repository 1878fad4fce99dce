import TurboCore
import UIKit

/// State restoration of tabs. A tab returns to its stacks when it is selected.
extension TabNavigators {
    /// The state of all tabs. A tab that wasn't selected in this run keeps its state of the previous one.
    private var restorableState: RestorableState {
        let tabs = navigatorTabs.map { navigatorTab in
            let kept = navigatorTab.hasStarted ? navigatorTab.navigator?.restoration.kept : nil
            let stacks = kept ?? formerStacks[navigatorTab.tab.id] ?? RestorableStacks()
            return RestorableState.Tab(id: navigatorTab.tab.id, stacks: stacks)
        }
        return RestorableState(tabs: tabs, selectedTab: selectedTab?.tab.id)
    }

    /// The activity from which the tabs can return to their stacks.
    package var stateRestorationActivity: NSUserActivity { activity.with(restorableState) }

    /// Stores the state of the app's previous run for the tabs that are loaded next.
    ///
    /// - Returns: the identifier of the tab that was selected; nil without a state.
    package func restore(_ activity: NSUserActivity?, for tabs: [TurboTab]) -> TurboTab.ID? {
        guard let state = StateActivity.state(in: activity) else { return nil }
        for tab in tabs {
            formerStacks[tab.id] = state.stacks(of: tab.id)
            site.add(tab.url)
        }
        return state.selectedTab.flatMap { id in tabs.contains { $0.id == id } ? id : nil }
    }

    /// Starts a navigator: with the stacks of the app's previous run, if there are any.
    func start(_ navigator: TurboNavigator, of navigatorTab: NavigatorTab) {
        guard !navigator.hasStarted else { return }
        if let former = formerStacks.removeValue(forKey: navigatorTab.tab.id), navigator.restore(former) { return }
        navigator.start()
    }

    /// The tabs start with their first pages, without the badges of the user.
    func forgetUser() {
        formerStacks = formerStacks.mapValues { _ in RestorableStacks() }
        forgetBadges()
    }

    func stateDidChange() { activity.setNeedsSave() }
}

extension TurboTabBarController {
    /// The activity from which all tabs can return to their stacks. See ``TurboNavigator/stateRestorationActivity``.
    public var stateRestorationActivity: NSUserActivity { tabNavigators.stateRestorationActivity }

    /// Shows these tabs as ``load(_:selecting:)`` does, with the stacks and the selection of the app's previous run. A tab
    /// returns to its stacks when it is selected. See ``TurboNavigator/start(restoring:)``.
    ///
    /// - Parameters:
    ///   - tabs: the tabs in their order.
    ///   - activity: the activity of the previous run; nil for none.
    public func load(_ tabs: [TurboTab], restoring activity: NSUserActivity?) {
        load(tabs, selecting: tabNavigators.restore(activity, for: tabs))
    }
}
