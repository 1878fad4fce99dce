import Foundation

extension PageMessage {
    /// The message for tools that display it. Only its payload has the contents of documents.
    ///
    /// - Parameter body: the message as the page sent it.
    package func activity(of body: Any) -> SessionActivity {
        let data = (body as? [String: Any])?["data"] ?? ""
        return .messageReceived(name: summary.name, detail: summary.detail, payload: MessagePayload.text(data))
    }

    private var summary: (name: String, detail: String) {
        switch self {
        case .turboNotStarted(let isMentioned, _):
            ("turboNotStarted", isMentioned ? "a script mentions it" : "no script mentions it")
        case .turboStarted: ("turboStarted", "")
        case .pageLoaded(let page): ("pageLoaded", page.location.absoluteString)
        case .visitProposed(let proposal):
            (
                "visitProposed",
                "\(proposal.options.action.rawValue) \(proposal.location.absoluteString)"
                    + (proposal.isOwn ? ", the page's own URL" : "")
            )
        case .refreshProposed(let url): ("refreshProposed", url.absoluteString)
        case .wentBack(let screens): ("wentBack", "by \(screens)")
        case .redirectAnnounced(let url): ("redirectAnnounced", url.absoluteString)
        case .searchSent(let url): ("searchSent", url.absoluteString)
        case .refreshWaits(let token, let url): ("refreshWaits", "\(Self.name(token)), \(url.absoluteString)")
        case .formDeletes(let deletes): ("formDeletes", "\(deletes)")
        case .formSubmissionStarted(let url, let method): ("formSubmissionStarted", "\(method) \(url.absoluteString)")
        case .formSubmissionFinished(let url, let method, let result, _):
            ("formSubmissionFinished", "\(method) \(url.absoluteString)\(result.detail)")
        case .formSent(let form, let url): ("formSent", "form \(form) \(url.absoluteString)")
        case .formAnswerNotShown(let url, let status):
            ("formAnswerNotShown", "status \(status) \(url.absoluteString)")
        case .formFileReceived(let form, _): ("formFileReceived", "form \(form)")
        case .methodRepeated(let url, let method): ("methodRepeated", "\(method) \(url.absoluteString)")
        case .signInNeeded(let url, _): ("signInNeeded", url.absoluteString)
        case .signInAsked(let question):
            ("signInAsked", "status \(question.statusCode) \(question.location.absoluteString)")
        case .signalsChanged(let page):
            ("signalsChanged", page.signals.map(\.element.title).joined(separator: ", "))
        case .frameFormAccepted: ("frameFormAccepted", "")
        case .tokensRenewed: ("tokensRenewed", "")
        case .pageNotStored(let token): ("pageNotStored", Self.name(token))
        case .pageInvalidated(let reason): ("pageInvalidated", reason)
        case .errorRaised(let text): ("errorRaised", text)
        case .scrolled(_, let position): ("scrolled", "to \(position.x), \(position.y)")
        case .frameShown(let number): ("frameShown", "frame \(number)")
        case .inputChanged(let input): ("inputChanged", input == .none ? "nothing to save" : "not saved")
        case .visitStarted(let token, let hasSnapshot):
            ("visitStarted", Self.name(token) + (hasSnapshot ? ", with a snapshot" : ""))
        case .visitRequestStarted(let token): ("visitRequestStarted", Self.name(token))
        case .visitRequestCompleted(let token, let copy):
            ("visitRequestCompleted", Self.name(token) + (copy == nil ? "" : ", with an offline copy"))
        case .serverUnreachable(let token): ("serverUnreachable", Self.name(token))
        case .visitRequestFinished(let token): ("visitRequestFinished", Self.name(token))
        case .visitFileReceived(let token, _, let type):
            ("visitFileReceived", "\(Self.name(token)), \(type ?? "no type")")
        case .visitRequestFailed(let token, _, let status, _):
            ("visitRequestFailed", "\(Self.name(token)), status \(status)")
        case .visitRendered(let token, let page):
            ("visitRendered", "\(Self.name(token)), \(page.location.absoluteString)")
        case .visitCompleted(let token, _): ("visitCompleted", Self.name(token))
        }
    }

    private static func name(_ token: Int?) -> String { token.map { "visit \($0)" } ?? "a visit of the page's own" }
}

extension FormSubmissionResult {
    fileprivate var detail: String {
        switch self {
        case .noResponse: ", no response"
        case .rejected(let status): ", rejected with \(status)"
        case .accepted: ""
        }
    }
}
