/// Keeps a page from opening browsers over the app: after the first, the next one needs a tap.
package struct BrowsingLimit: Equatable, Sendable {
    private var needsTap = false

    package init() {}

    /// - Parameter isTapped: whether the user has tapped a link.
    package mutating func allows(isTapped: Bool) -> Bool {
        if isTapped { needsTap = false }
        return !needsTap
    }

    /// A browser is open over the app.
    package mutating func noteOpened() {
        needsTap = true
    }
}
