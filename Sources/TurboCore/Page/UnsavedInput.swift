/// The input in a page that the server doesn't have.
package enum UnsavedInput: Equatable, Sendable, CaseIterable {
    case none
    /// Turbo's snapshot of the page contains it: it is back when the user returns from a page that was pushed.
    case inSnapshot
    /// Only the page itself contains it, such as a chosen file: it is lost when another page is rendered.
    case inPage
}
