import Foundation

extension PageMessage {
    /// The message for tools that display it. Only its payload has the contents of documents.
    ///
    /// - Parameter body: the message as the page sent it.
    package func activity(of body: Any) -> SessionActivity {
        let message = body as? [String: Any]
        return .messageReceived(
            name: message?["name"] as? String ?? "", detail: detail,
            payload: MessagePayload.text(message?["data"] ?? ""))
    }

    private var detail: String {
        switch self {
        case .turboStarted, .frameFormAccepted, .tokensRenewed: ""
        case .turboNotStarted(let isMentioned, _): isMentioned ? "a script mentions it" : "no script mentions it"
        case .pageLoaded(let page): page.location.absoluteString
        case .visitProposed(let proposal):
            "\(proposal.options.action.rawValue) \(proposal.location.absoluteString)"
                + (proposal.isOwn ? ", the page's own URL" : "")
        case .refreshProposed(let url), .redirectAnnounced(let url), .searchSent(let url), .signInNeeded(let url, _):
            url.absoluteString
        case .wentBack(let screens): "by \(screens)"
        case .refreshWaits(let token, let url): "\(Self.name(token)), \(url.absoluteString)"
        case .formDeletes(let deletes): "\(deletes)"
        case .formSubmissionStarted(let url, let method), .methodRepeated(let url, let method),
            .sessionMayHaveEnded(let url, let method):
            "\(method) \(url.absoluteString)"
        case .formSubmissionFinished(let url, let method, let result, _):
            "\(method) \(url.absoluteString)\(result.detail)"
        case .formSent(let form, let url): "form \(form) \(url.absoluteString)"
        case .formAnswerNotShown(let url, let status): "status \(status) \(url.absoluteString)"
        case .formFileReceived(let form, _): "form \(form)"
        case .signInAsked(let question): "status \(question.statusCode) \(question.location.absoluteString)"
        case .signalsChanged(let page): page.signals.map(\.element.title).joined(separator: ", ")
        case .pageInvalidated(let text), .errorRaised(let text): text
        case .scrolled(_, let position): "to \(position.x), \(position.y)"
        case .frameShown(let number): "frame \(number)"
        case .inputChanged(let input): input == .none ? "nothing to save" : "not saved"
        case .pageNotStored(let token), .visitRequestStarted(let token), .serverUnreachable(let token),
            .visitRequestFinished(let token), .visitCompleted(let token, _):
            Self.name(token)
        case .visitStarted(let token, let hasSnapshot): Self.name(token) + (hasSnapshot ? ", with a snapshot" : "")
        case .visitRequestCompleted(let token, let copy):
            Self.name(token) + (copy == nil ? "" : ", with an offline copy")
        case .visitFileReceived(let token, _, let type): "\(Self.name(token)), \(type ?? "no type")"
        case .visitRequestFailed(let token, _, let status, _): "\(Self.name(token)), status \(status)"
        case .visitRendered(let token, let page): "\(Self.name(token)), \(page.location.absoluteString)"
        }
    }

    private static func name(_ token: Int?) -> String { token.map { "visit \($0)" } ?? "a visit of the page's own" }
}

extension FormSubmissionResult {
    fileprivate var detail: String {
        switch self {
        case .noResponse: ", no response"
        case .cancelled: ", cancelled"
        case .rejected(let status): ", rejected with \(status)"
        case .accepted: ""
        }
    }
}
