import Foundation

/// Handling of the page's requests, and calls of the page.
extension SessionState {
    // Turbo's status codes for requests without an HTTP status.
    /// There was no response.
    private static let networkFailure = 0
    private static let timeoutFailure = -1
    /// The response isn't HTML.
    private static let contentTypeMismatch = -2
    /// The page handles the answer, or the error, itself.
    private static let handledByPage = -3
    /// The statuses of answers that leave the page as it is.
    package static let noContent = [204, 205]

    mutating func requestFailed(_ visit: VisitState, _ status: Int, _ location: URL, _ contentType: String?) {
        if status == Self.contentTypeMismatch, becomesDownload(of: visit) {
            // Turbo doesn't keep a response that isn't a page, so it is requested again.
            fileFound(contentType)
            return emit(.link(.download(visit.location)))
        }
        if Self.noContent.contains(status) { return answeredWithoutContent(status) }
        if status == Self.handledByPage { return answerWasHandledByPage(visit) }
        if status == Self.networkFailure, visit.request.inPage == .refresh, visit.screen == placement.contentOwner {
            // The page stays as it is, because the user didn't ask for the refresh.
            log(.warning, .refreshGotNoResponse(visit.location))
            sendToVisit(.cancel)
            if let screen = visit.screen { place { $0.foundNoPage(screen) } }
            return
        }
        if status == Self.networkFailure, !visit.request.isProbe, let screen = visit.screen {
            return probe(visit, screen)
        }
        sendToVisit(.failed(Self.failure(status, location, contentType)))
    }

    /// Called when a visit failed that the page made itself, as for an entry of its history. Its screen shows why.
    mutating func ownVisitFailed(_ status: Int, _ location: URL, _ contentType: String?) {
        guard !isVisiting, let owner = placement.owner, owner == placement.contentOwner, isOwn(location) else { return }
        var request = VisitRequest(owner, location, VisitOptions(action: .replace))
        request.isProbe = status == Self.networkFailure
        if !request.isProbe { request.failure = Self.failure(status, location, contentType) }
        begin(request)
    }

    /// Called when Turbo received no response that it can read. WebKit requests the page to find out why: the network,
    /// a certificate, or a redirect to an external URL, which JavaScript can't follow.
    private mutating func probe(_ visit: VisitState, _ screen: VisitableID) {
        log(.debug, "\(visit.location): Turbo got no response, so WebKit requests the page again")
        var request = VisitRequest(screen, visit.location, VisitOptions(action: visit.request.options.action))
        request.restorationIdentifier = visit.request.restorationIdentifier
        request.isProbe = true
        begin(request)
    }

    private static func failure(_ status: Int, _ location: URL, _ contentType: String?) -> VisitFailure {
        let error: any Error =
            switch status {
            case networkFailure: TurboError.networkFailure
            case timeoutFailure: TurboError.timeoutFailure
            case ..<0: LoadError.notHTML(url: location, contentType: contentType)
            case 200...399: LoadError.invalidResponse(url: location, statusCode: status)
            default: TurboError.http(statusCode: status)
            }
        return VisitFailure(error, url: location)
    }

    mutating func formWasSent(_ form: Int, to url: URL) {
        forms.add(form, to: url)
        forms.signOut = signOut(url) ?? forms.signOut
        emit(.link(.formWasSent(form)))
    }

    mutating func formStarted(_ url: URL, _ method: String) {
        forms.unsafe = method == "get" ? nil : url
        forms.isLastUnsafe = forms.unsafe != nil
        forms.signsIn = isSignIn(url, forms.deletes ? "delete" : method)
        forms.signInTarget = nil
        emit(.page(.formDidStart))
    }

    /// - Parameter redirect: where the server's redirect led; nil if it didn't redirect the form.
    mutating func formFinished(_ url: URL, _ outcome: FormSubmissionResult, _ redirect: FormRedirect?) {
        let isRedirected = redirect?.isPage == true && outcome == .accepted
        forms.signInTarget = redirect.flatMap { signInTarget($0, outcome) }
        let isAccepted = outcome == .noResponse && forms.isRedirected(url) || forms.signInTarget != nil
        let result = isAccepted ? .accepted : outcome
        switch result {
        case .noResponse:
            // The page stays as it is, with the user's input.
            let failure = VisitFailure(TurboError.networkFailure, url: url)
            log(.error, .formGotNoResponse(failure))
            emit(.page(.formDidFail(failure, form: forms.number(of: url))))
        case .rejected(let status):
            log(.debug, "\(url) rejected a form with \(status): Turbo renders the response in place")
            log(.debug, .formGotResponse)
        case .accepted: log(.debug, .formGotResponse)
        case .cancelled: log(.debug, "\(url): the page has cancelled its form")
        }
        formWasSent(hasResponse: result.hasResponse)
        emit(.page(.formDidFinish))
        if forms.signInTarget != nil { return didSignIn(proposing: nil) }
        guard forms.isSignOut(url) else { return }
        if result == .accepted, isRedirected, forms.signOut?.hasOpenedBrowser != true {
            // Its page is proposed next, or the browser loads it.
            forms.signOut?.isAccepted = true
        } else if result == .accepted, forms.signOut?.isCertain == true {
            didSignOut(by: url, .proposeAfterSignOut(nil))
        } else {
            forms.signOut = nil
            // The server may have accepted it: its answer can't be read if it leads to another site.
            if result == .noResponse { emit(.link(.userMayHaveChanged)) }
        }
    }

    /// Called when the server answered a form with nothing that Turbo, the page or the user can do anything with.
    mutating func formAnswerWasNotShown(_ url: URL, _ status: Int) {
        if url == forms.signInTarget { return }
        let failure = Self.failure(status, url, nil)
        log(.error, .formAnswerNotShown(failure))
        emit(.page(.formDidFail(failure, form: forms.number(of: url) ?? forms.lastNumber)))
    }

    /// Called when WebKit couldn't load a document that no visit requested, mostly the response to a form that Turbo
    /// doesn't handle. The load that is cancelled for a visit isn't reported.
    mutating func documentFailed(_ failure: VisitFailure, isForm: Bool) {
        ownLoad.signOut = nil
        guard failure.isConnectionError || failure.isTimeout || failure.isSecurityError else { return }
        let mayHaveArrived = isForm && (failure.isTimeout || failure.cause == .network(.networkConnectionLost))
        var failure = failure
        if mayHaveArrived {
            let isTapped = failure.isTapped
            failure = VisitFailure(TurboError.networkFailure, url: failure.url)
            failure.isTapped = isTapped
        }
        log(.error, .formGotNoResponse(failure))
        emit(.page(.formDidFail(failure, form: nil)))
    }

    /// Reports a sent form once, so that the data of other sessions become stale before a visit to the response's page
    /// begins. Called at the end of the form submission and for the proposal of its page, because either may be first.
    mutating func formWasSent(hasResponse: Bool) {
        guard forms.unsafe != nil else { return }
        forms.unsafe = nil
        emit(.page(.unsafeFormWasSent(hasResponse: hasResponse)))
    }

    // MARK: Calls

    mutating func call(_ call: PageCall, _ purpose: CallPurpose = .other) {
        emit(.page(.call(call, document: nil, purpose)))
    }

    /// Calls the last page's document, and not one that replaced it.
    mutating func callInDocument(_ call: PageCall, _ purpose: CallPurpose) {
        emit(.page(.call(call, document: document, purpose)))
    }

    mutating func callFailed(_ purpose: CallPurpose, _ reason: String) {
        switch purpose {
        case .visit(let token): visitCallFailed(token, reason)
        case .frame(let frame):
            // The document of a stopped load replaced the page after all.
            log(.info, "the page in the web view isn't the one that was called: \(reason)")
            let isOnStack = isOwnerOnStack
            place { $0.documentReplaced(frame: frame, isOwnerOnStack: isOnStack) }
        case .other: log(.warning, .callFailed(reason: reason))
        }
    }

    /// Handles a failed call for a visit: the page is loaded as a whole, with the same options.
    private mutating func visitCallFailed(_ token: Int, _ reason: String) {
        log(.warning, .callFailed(reason: reason))
        guard let visit, visit.token == token, visit.isRunning, let screen = visit.screen else { return }
        place { $0.documentLost() }
        begin(VisitRequest(screen, visit.location, visit.request.options))
    }
}
