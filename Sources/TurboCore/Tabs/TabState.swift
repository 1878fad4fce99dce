import Foundation

/// The tabs of an app at the moment of a proposal.
package struct TabState: Equatable, Sendable {
    package struct Tab: Equatable, Sendable {
        /// The name of the tab in rules.
        package let id: String
        /// Its first page.
        package let location: URL
        /// Whether it shows something, or is about to.
        package let hasStarted: Bool

        package init(id: String, location: URL, hasStarted: Bool) {
            self.id = id
            self.location = location
            self.hasStarted = hasStarted
        }
    }

    package var tabs: [Tab]
    /// The tab that the user sees.
    package var selected: Int
    /// The tab that the proposal comes from.
    package var source: Int
    /// Whether the modal stack of that tab is up.
    package var isModalUp: Bool

    package init(tabs: [Tab], selected: Int, source: Int, isModalUp: Bool = false) {
        self.tabs = tabs
        self.selected = selected
        self.source = source
        self.isModalUp = isModalUp
    }
}
