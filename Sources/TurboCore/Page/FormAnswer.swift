/// The answer to a form that a page sent through Turbo.
package enum FormAnswer: Equatable, Sendable {
    /// There was none: the network may have lost the form, or the answer.
    case none
    /// The server rejects the form, usually with 422: Turbo draws the page of the answer in place, with the complaint.
    case rejected(status: Int)
    case accepted

    /// - Parameters:
    ///   - hasFailed: whether there was no answer.
    ///   - status: the HTTP status; 0 if the page knows none.
    package init(hasFailed: Bool, status: Int) {
        self = hasFailed ? .none : (400...599).contains(status) ? .rejected(status: status) : .accepted
    }
}
