/// The state of an app as it is kept for its next start: the stacks of its tabs. A navigator without tabs is one with
/// an empty identifier.
package struct RestorableState: Equatable, Sendable {
    /// The number of tabs that are kept.
    package static let maximumTabs = 50

    /// A tab with its stacks.
    package struct Tab: Equatable, Sendable {
        package let id: String
        package let stacks: RestorableStacks

        package init(id: String = "", stacks: RestorableStacks) {
            (self.id, self.stacks) = (id, stacks)
        }
    }

    /// The tabs with screens.
    package let tabs: [Tab]
    /// The identifier of the selected tab; nil without tabs.
    package let selectedTab: String?

    /// - Parameter tabs: the tabs. Those without screens are left out.
    package init(tabs: [Tab], selectedTab: String? = nil) {
        self.tabs = Array(tabs.filter { !$0.stacks.isEmpty }.prefix(Self.maximumTabs))
        self.selectedTab = selectedTab
    }

    /// Returns the stacks of a tab; nil if none are kept.
    package func stacks(of tab: String = "") -> RestorableStacks? { tabs.first { $0.id == tab }?.stacks }
}
