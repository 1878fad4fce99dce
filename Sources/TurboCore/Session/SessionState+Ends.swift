import Foundation

/// The end of a visit.
extension SessionState {
    /// The number of recent visits that are remembered as rendered.
    private static let rememberedVisits = 50

    mutating func finish(_ visit: VisitState, _ end: VisitEnd) {
        emit(.visit(.didEnd(token: visit.token, visit.screen, url: visit.location, end)))
        let lead = ownLoad.lead
        ownLoad.lead = nil
        switch end {
        case .rendered:
            if let answer = visit.answer {
                update(visit.screen) { ($0.offlineCopy, $0.isRefreshWaiting) = (answer.copy, false) }
            }
            emit(.visit(.forgetStoppedLoad))
            renderedVisits = renderedVisits.filter { $0 > visit.token - Self.rememberedVisits }.union([visit.token])
            log(.debug, .visitRendered(visit.token, visit.location))
            renewTokens(on: visit.screen)
            emit(.visit(.didRender))
            // The page may say so, or ask whether to do it, or be about it.
            if isSignOut(visit.location) { emit(.link(.userMayHaveChanged)) }
            if let lead { emit(.link(.propose(lead))) }
        case .cancelled:
            log(.debug, .visitCancelled(visit.token, visit.location))
            stop(visit)
            keepPage(of: visit)
            if visit.load == .requested, let page = visit.lateDocument { documentStayed(page) }
        case .failed(let failure):
            log(.debug, .visitFailed(visit.token, visit.location))
            fail(visit, visit.isSignInCancelled ? failure.asUnauthorized : failure)
        }
    }

    /// Called when a visit was cancelled. A screen whose page was to be replaced keeps its page, and the page its URL.
    private mutating func keepPage(of visit: VisitState) {
        guard let screen = visit.screen, screen == placement.contentOwner, let page else { return }
        update(screen) { $0.urls.current = page.location }
    }

    /// Called when a load was cancelled before its document replaced the current one, and the current one became ready
    /// during the load.
    ///
    /// NB: until the load stops, the URL of the web view is that of the load.
    private mutating func documentStayed(_ page: PageMessage.PageState) {
        facts.webViewURL = page.location
        pageLoaded(page)
    }

    /// Stops WebKit and the page from continuing a visit that has ended.
    private mutating func stop(_ visit: VisitState) {
        switch visit.kind {
        case .coldBoot: endLoad(stopsLoading: true)
        case .javaScript: if placement.isBooted { call(.cancel(token: visit.token)) }
        }
    }

    mutating func endLoad(stopsLoading: Bool) {
        guard visit?.load != nil else { return }
        visit?.load = nil
        emit(.visit(.endLoad(stopsLoading: stopsLoading)))
    }

    private mutating func fail(_ visit: VisitState, _ failure: VisitFailure) {
        log(.error, .failed(failure))
        // A probe that has no document yet leaves the previous one in place.
        let discardsDocument = visit.kind == .coldBoot && !(visit.request.isProbe && visit.load == .requested)
        stop(visit)
        place { $0.visitFailed(visit.screen, discardsDocument: discardsDocument) }
        leaveGonePage()
        // The user has left, and the screen was deallocated: the failure isn't reported.
        guard let screen = visit.screen else { return }
        emit(.page(.forgetMessages(screen)))
        update(screen) { ($0.failedOptions, $0.signals) = (visit.request.options, []) }
        emit(.visit(.didFail(failure, screen)))
    }

    /// Called when a visit led to a file. The visit ends, and its screen is removed unless it has a page.
    mutating func fileFound(_ contentType: String?) {
        guard let visit else { return }
        log(.info, "\(visit.location) is a file")
        endWithoutPage(visit, reason: .notHTML(url: visit.location, contentType: contentType))
    }

    /// Called when the server answered a visit with 204 or 205. The user stays where the link was.
    mutating func answeredWithoutContent(_ status: Int) {
        guard let visit else { return }
        log(.info, "\(visit.location) has no content (HTTP \(status)), so the page stays")
        endWithoutPage(visit, reason: .invalidResponse(url: visit.location, statusCode: status))
    }

    /// Called when the page has handled the answer to a visit, or the error, instead of the library. The user stays where
    /// the link was.
    mutating func answerWasHandledByPage(_ visit: VisitState) {
        log(.info, "the page has handled the answer to \(visit.location) itself, so it stays")
        endWithoutPage(visit, reason: .invalidResponse(url: visit.location, statusCode: 204))
    }

    /// Ends a visit that didn't lead to a page of the app. Its screen is removed unless it has a page.
    mutating func endWithoutPage(_ visit: VisitState, reason: LoadError) {
        guard becomesDownload(of: visit), let screen = visit.screen else {
            return sendToVisit(.failed(VisitFailure(reason, url: visit.location)))
        }
        sendToVisit(.cancel)
        if screen == placement.contentOwner { return place { $0.foundNoPage(screen) } }
        update(screen) { $0.failedOptions = visit.request.options }
        emit(.link(.noPageFound(screen, originalAction: visit.request.options.action, reason)))
    }

    /// Whether the response to a visit can be downloaded as a file, because nothing depends on a page being shown.
    package func becomesDownload(of visit: VisitState) -> Bool {
        guard facts.hasNavigator, let screen = visit.screen else { return false }
        return screen == placement.contentOwner || screenState(of: screen)?.restorationIdentifier == nil
    }
}
