import Foundation

/// Requests that the page makes, and calls of the page.
extension SessionState {
    /// Turbo's status for a request without an answer.
    private static let noAnswer = 0
    /// Turbo's status for an answer that isn't HTML.
    private static let noPage = -2

    mutating func requestFailed(_ visit: VisitState, _ status: Int, _ location: URL) {
        if status == Self.noPage, takesFile(of: visit) {
            // Turbo doesn't keep an answer that isn't a page, so it is requested once more.
            fileFound()
            return emit(.link(.download(visit.location)))
        }
        if status == Self.noAnswer, visit.request.isRefresh {
            // The page stays as it is. The user didn't ask for the refresh.
            log(.warning, .refreshNotAnswered(visit.location))
            send(.cancel)
            if let screen = visit.screen { place(.foundNoPage(screen)) }
            return
        }
        if status == Self.noAnswer, !visit.request.isProbe, let screen = visit.screen { return probe(visit, screen) }
        send(.failed(Self.failure(status, location)))
    }

    /// Turbo got no answer that it can read. The engine finds out why: the network, a certificate, or a redirect to another
    /// site, which a script may not follow.
    private mutating func probe(_ visit: VisitState, _ screen: ScreenID) {
        log(.debug, .note("\(visit.location): Turbo got no answer, the engine requests the page once more"))
        var request = VisitRequest(screen, visit.location, VisitOptions(action: visit.request.options.action))
        request.restorationIdentifier = visit.request.restorationIdentifier
        request.isProbe = true
        begin(request)
    }

    private static func failure(_ status: Int, _ location: URL) -> VisitFailure {
        let error: any Error =
            switch status {
            case 0: TurboError.networkFailure
            case -1: TurboError.timeoutFailure
            case ..<0: LoadError.notHTML(url: location, contentType: nil)
            default: TurboError.http(statusCode: status)
            }
        return VisitFailure(error, url: location)
    }

    mutating func formFinished(_ url: URL, _ answer: FormAnswer) {
        switch answer {
        case .none:
            // The page stays as it is, with what the user has filled in.
            let failure = VisitFailure(TurboError.networkFailure, url: url)
            log(.error, .formNotAnswered(failure))
            emit(.page(.formDidFail(failure)))
        case .rejected(let status):
            log(.debug, .note("\(url) rejects a form with \(status): Turbo draws the answer in place"))
            log(.debug, .formAnswered)
        case .accepted: log(.debug, .formAnswered)
        }
        formWasSent(isAnswered: answer != .none)
        emit(.page(.formDidFinish))
    }

    /// The answer makes what other sessions know stale, before a visit to its page begins. It shows in the end of the form or
    /// in the proposal of its page, of which either may be first.
    mutating func formWasSent(isAnswered: Bool) {
        guard isUnsafeFormUnderWay else { return }
        isUnsafeFormUnderWay = false
        emit(.page(.unsafeFormWasSent(isAnswered: isAnswered)))
    }

    // MARK: Calls

    mutating func call(_ call: PageCall, _ purpose: CallPurpose = .other) {
        emit(.page(.call(call, document: nil, purpose)))
    }

    /// Calls the document of the last page, and no other that took its place.
    mutating func callInDocument(_ call: PageCall, _ purpose: CallPurpose) {
        emit(.page(.call(call, document: document, purpose)))
    }

    mutating func callFailed(_ purpose: CallPurpose, _ reason: String) {
        switch purpose {
        case .visit(let token): visitCallFailed(token, reason)
        case .frame(let frame):
            // The document of a stopped load took the place of the page after all.
            log(.info, .note("the page in the web view isn't the one that was called: \(reason)"))
            place(.documentReplaced(frame: frame, isOwnerOnStack: isOwnerOnStack))
        case .other: log(.warning, .callFailed(reason: reason))
        }
    }

    /// A page that can't visit is loaded as a whole, with the same options.
    private mutating func visitCallFailed(_ token: Int, _ reason: String) {
        log(.warning, .callFailed(reason: reason))
        guard let visit, visit.token == token, visit.isRunning, let screen = visit.screen else { return }
        place(.documentLost)
        begin(VisitRequest(screen, visit.location, visit.request.options))
    }
}
