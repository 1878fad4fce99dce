/// Decides which tabs release their web views, so that an app has no more web processes than its limit. The tab that
/// was seen longest ago is the first.
package struct TabRelease: Equatable, Sendable {
    /// A tab at the moment of the decision.
    package struct Tab: Equatable, Sendable {
        /// The identifier of the tab.
        package let id: String
        /// The number of web processes that the tab uses or is about to use.
        package let processes: Int
        /// Whether the tab keeps its pages: it is visible or busy, or a page has unsaved input.
        package let isKept: Bool

        package init(id: String, processes: Int, isKept: Bool) {
            (self.id, self.processes, self.isKept) = (id, processes, isKept)
        }
    }

    /// The identifiers of the tabs that were selected, the latest one last.
    private var seen: [String] = []

    package init() {}

    /// Registers that a tab was selected.
    package mutating func didSelect(_ id: String) {
        seen.removeAll { $0 == id }
        seen.append(id)
    }

    /// Returns the identifiers of the tabs whose web views are released. Tabs that were never selected, but loaded
    /// earlier, are released first.
    ///
    /// - Parameter limit: the maximum number of web processes.
    package func releases(_ tabs: [Tab], limit: Int) -> [String] {
        var excess = tabs.map(\.processes).reduce(0, +) - limit
        let unseen = tabs.filter { !seen.contains($0.id) }
        let oldestFirst = unseen + seen.compactMap { id in tabs.first { $0.id == id } }
        return oldestFirst.filter { !$0.isKept && $0.processes > 0 }.prefix { tab in
            defer { excess -= tab.processes }
            return excess > 0
        }.map(\.id)
    }
}
