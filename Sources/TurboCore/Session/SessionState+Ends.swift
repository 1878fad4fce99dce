import Foundation

/// The end of a visit.
extension SessionState {
    /// How many of the last visits are known to have been rendered.
    private static let rememberedVisits = 50

    mutating func finish(_ visit: VisitState, _ end: VisitEnd) {
        emit(.visit(.didEnd(token: visit.token, visit.screen, url: visit.location, end)))
        switch end {
        case .rendered:
            emit(.visit(.forgetStoppedLoad))
            renderedVisits = renderedVisits.filter { $0 > visit.token - Self.rememberedVisits }.union([visit.token])
            log(.debug, .visitRendered(visit.token, visit.location))
            emit(.visit(.didRender))
        case .cancelled:
            log(.debug, .visitCancelled(visit.token, visit.location))
            stop(visit)
        case .failed(let failure):
            log(.debug, .visitFailed(visit.token, visit.location))
            fail(visit, visit.isSignInRefused ? failure.asRefusedSignIn : failure)
        }
    }

    /// The engine and the page must not go on with a visit that has ended.
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
        // A probe without a document leaves the previous one as it is.
        let losesDocument = visit.kind == .coldBoot && !(visit.request.isProbe && visit.load == .requested)
        stop(visit)
        place(.visitFailed(visit.screen, losesDocument: losesDocument))
        // The user has left, and the screen is gone: nobody needs to know.
        guard let screen = visit.screen else { return }
        emit(.page(.forgetMessages(screen)))
        update(screen) { $0.failedOptions = visit.request.options }
        emit(.visit(.didFail(failure, screen)))
    }

    /// A visit led to a file. It ends here, and its screen leaves unless it has a page.
    mutating func fileFound() {
        guard let visit else { return }
        log(.info, .note("\(visit.location) is a file"))
        endWithoutPage(visit, because: .notHTML(url: visit.location, contentType: nil))
    }

    /// A visit led to something else than a page of the app. It ends here, and its screen leaves unless it has a page.
    mutating func endWithoutPage(_ visit: VisitState, because reason: LoadError) {
        guard takesFile(of: visit), let screen = visit.screen else {
            return send(.failed(VisitFailure(reason, url: visit.location)))
        }
        send(.cancel)
        if screen == placement.contentOwner {
            if let page { update(screen) { $0.urls.current = page.location } }
            return place(.foundNoPage(screen))
        }
        update(screen) { $0.failedOptions = visit.request.options }
        emit(.link(.hasNoPage(screen, originalAction: visit.request.options.action, reason)))
    }

    /// Whether the answer to a visit can be downloaded as a file, because no visit waits for the page.
    package func takesFile(of visit: VisitState) -> Bool {
        guard facts.hasNavigator, let screen = visit.screen else { return false }
        return screen == placement.contentOwner || record(of: screen)?.restorationIdentifier == nil
    }
}
