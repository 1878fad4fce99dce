import Foundation

/// The outcome of a form submission through Turbo.
package enum FormSubmissionResult: Equatable, Sendable {
    /// No response: the network may have lost the form or the response.
    case noResponse
    /// The server rejected the form, usually with 422. Turbo renders the response, with the error messages, in place.
    case rejected(status: Int)
    case accepted
    /// The page has cancelled the request, as for a visit that the user begins meanwhile, or handles its error itself.
    case cancelled

    /// Whether the server has answered.
    package var hasResponse: Bool {
        switch self {
        case .noResponse, .cancelled: false
        case .rejected, .accepted: true
        }
    }

    /// - Parameters:
    ///   - hasFailed: whether there was no response.
    ///   - status: the HTTP status; 0 if the page has none.
    package init(hasFailed: Bool, status: Int) {
        self =
            switch (hasFailed, status) {
            case (true, _): .noResponse
            case (false, 0): .cancelled
            case (false, 400...599): .rejected(status: status)
            case (false, _): .accepted
            }
    }
}

/// Where a server's redirect has led a form.
package struct FormRedirect: Equatable, Sendable {
    package let target: URL
    /// Whether the target is HTML, perhaps with an error.
    package let isPage: Bool

    package init(_ target: URL, isPage: Bool) {
        (self.target, self.isPage) = (target, isPage)
    }
}
