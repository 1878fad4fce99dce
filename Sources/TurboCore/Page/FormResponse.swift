/// The outcome of a form submission through Turbo.
package enum FormResponse: Equatable, Sendable {
    /// No response: the network may have lost the form or the response.
    case none
    /// The server rejected the form, usually with 422. Turbo renders the response, with the error messages, in place.
    case rejected(status: Int)
    case accepted

    /// - Parameters:
    ///   - hasFailed: whether there was no response.
    ///   - status: the HTTP status; 0 if the page has none.
    package init(hasFailed: Bool, status: Int) {
        self = hasFailed ? .none : (400...599).contains(status) ? .rejected(status: status) : .accepted
    }
}
