import Foundation

/// A message from the page, decoded. Pages are not trusted: what does not fit is an error, never a trap.
package enum PageMessage: Equatable, Sendable {
    /// What a page says of itself when it has been drawn.
    package struct PageState: Equatable, Sendable {
        package let location: URL
        package let title: String
        package let restorationIdentifier: String
        /// A number that tells the document from others; nil where the message has none.
        package let document: Double?

        package init(location: URL, title: String, restorationIdentifier: String, document: Double? = nil) {
            self.location = location
            self.title = title
            self.restorationIdentifier = restorationIdentifier
            self.document = document
        }
    }

    package struct Proposal: Equatable, Sendable {
        package let location: URL
        package let options: VisitOptions
        /// The native visit that the server redirected, if this proposal follows one.
        package let redirectedVisit: Int?
        /// What the link is called that the user has tapped; nil without one.
        package let linkTitle: String?

        package init(location: URL, options: VisitOptions, redirectedVisit: Int? = nil, linkTitle: String? = nil) {
            self.location = location
            self.options = options
            self.redirectedVisit = redirectedVisit
            self.linkTitle = linkTitle
        }
    }

    /// The page is there and Turbo is not, so far. `isNamed`: a script of the page mentions it.
    case turboAwaited(isNamed: Bool, hasScripts: Bool)
    /// Turbo is there. The page is told of by `pageLoaded` when it has been drawn.
    case turboFound
    /// Whether the page has something that the user has written and the server doesn't have.
    case inputChanged(isUnsaved: Bool)
    case pageLoaded(PageState)
    case visitProposed(Proposal)
    /// Turbo wants its page again, for the page itself: a broadcast, a stream or a script asked for it.
    case refreshProposed(URL)
    case visitStarted(token: Int?, hasCachedSnapshot: Bool)
    case visitRequestStarted(token: Int?)
    case visitRequestCompleted(token: Int?)
    case visitRequestFinished(token: Int?)
    case visitRequestFailed(token: Int?, location: URL, statusCode: Int)
    case visitRendered(token: Int?, PageState)
    case visitCompleted(token: Int?, PageState)
    case formSubmissionStarted(URL, method: String)
    case formSubmissionFinished(URL, method: String, FormAnswer)
    case pageInvalidated(reason: String)
    case frameShown(token: Int)
    case errorRaised(String)
}
