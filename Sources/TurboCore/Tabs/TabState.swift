import Foundation

/// The tabs of an app at the moment of a proposal.
package struct TabState: Equatable, Sendable {
    package struct Tab: Equatable, Sendable {
        /// The identifier of the tab in rules.
        package let id: String
        /// The URL of its first page.
        package let location: URL
        /// Whether the tab has a screen, or is about to have one.
        package let hasStarted: Bool

        package init(id: String, location: URL, hasStarted: Bool) {
            self.id = id
            self.location = location
            self.hasStarted = hasStarted
        }
    }

    package var tabs: [Tab]
    /// The tab that is selected.
    package var selected: Int
    /// The tab that made the proposal.
    package var source: Int
    /// Whether that tab's modal stack is presented.
    package var isModalPresented: Bool

    package init(tabs: [Tab], selected: Int, source: Int, isModalPresented: Bool = false) {
        self.tabs = tabs
        self.selected = selected
        self.source = source
        self.isModalPresented = isModalPresented
    }
}
