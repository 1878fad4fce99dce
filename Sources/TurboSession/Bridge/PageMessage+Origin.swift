import Foundation
import WebKit

extension PageMessage {
    /// Returns the message, limited to what a page of this origin may send. A page can report only its own location. A
    /// response that it proposes counts only for its own origin, because it is rendered with the cookies and storage of
    /// its location.
    func attributed(to origin: Origin) throws(MessageError) -> PageMessage {
        switch self {
        case .pageLoaded(let page), .visitRendered(_, let page), .visitCompleted(_, let page),
            .signalsChanged(let page):
            return try attributed(to: origin, of: page.location)
        case .signInAsked(let question): return try attributed(to: origin, of: question.page)
        case .signInNeeded(let requested, let page?) where page.response != nil && Origin(page.url) != origin:
            return .signInNeeded(requested: requested, SignInPage(page.url))
        case .visitProposed(let proposal):
            guard proposal.options.response != nil, Origin(proposal.location) != origin else { return self }
            return .visitProposed(
                Proposal(
                    location: proposal.location, options: VisitOptions(action: proposal.options.action),
                    redirectedVisit: proposal.redirectedVisit,
                    linkTitle: proposal.linkTitle))
        case .turboNotStarted, .turboStarted, .inputChanged, .refreshProposed, .wentBack, .redirectAnnounced,
            .searchSent, .sessionMayHaveEnded, .formDeletes, .refreshWaits, .visitStarted, .visitRequestStarted,
            .visitRequestCompleted,
            .serverUnreachable, .visitRequestFinished, .visitRequestFailed, .visitFileReceived, .formSubmissionStarted,
            .formSubmissionFinished, .formSent, .formFileReceived, .formAnswerNotShown, .methodRepeated, .signInNeeded,
            .frameFormAccepted, .tokensRenewed, .pageNotStored, .pageInvalidated, .frameShown, .scrolled, .errorRaised:
            return self
        }
    }

    private func attributed(to origin: Origin, of page: URL) throws(MessageError) -> PageMessage {
        guard Origin(page) == origin else {
            throw MessageError("a message of “\(origin)” with a URL of \(Origin(page)) was dropped")
        }
        return self
    }
}

extension Origin {
    /// The origin of a page or frame.
    @MainActor
    package init(_ origin: WKSecurityOrigin) {
        self.init(scheme: origin.protocol, host: origin.host, port: origin.port == 0 ? nil : origin.port)
    }
}
