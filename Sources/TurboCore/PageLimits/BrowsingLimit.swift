/// Limits the browsers that a page can open over the app: after the first, each one requires a tap.
package struct BrowsingLimit: Equatable, Sendable {
    private var needsTap = false

    package init() {}

    /// - Parameter isTapped: whether the user tapped a link.
    package mutating func allows(isTapped: Bool) -> Bool {
        if isTapped { needsTap = false }
        return !needsTap
    }

    /// Called when a browser was opened over the app.
    package mutating func registerOpening() {
        needsTap = true
    }
}
