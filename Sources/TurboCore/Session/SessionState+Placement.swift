import Foundation

/// Handling of ``WebViewPlacement``'s effects.
extension SessionState {
    /// Tells the placement of the web view what has happened, and performs its effects.
    mutating func place(_ change: (inout WebViewPlacement) -> [WebViewPlacement.Effect]) {
        let former = placement
        let effects = change(&placement)
        if placement != former { emit(.page(.placementDidChange(from: former, to: placement))) }
        for effect in effects { perform(effect) }
        if let replaced = former.contentOwner, placement.contentOwner != replaced { pageWasReplaced(of: replaced) }
    }

    private mutating func perform(_ effect: WebViewPlacement.Effect) {
        switch effect {
        case .removeWebView(let screen, let hasPage): removeWebView(from: screen, hasPage: hasPage)
        case .move(let screen, let hasLeftoverPage): emit(.screen(.move(to: screen, hasLeftoverPage: hasLeftoverPage)))
        case .showScreenshot(let screen): emit(.screen(.showScreenshot(screen)))
        case .showBlank(let screen): emit(.screen(.showBlank(screen)))
        case .hideScreenshot(let screen):
            emit(.screen(.hideScreenshot(screen)))
            takeSignals(of: screen)
            log(.debug, .shownAgain(routes[screen]))
        case .show(let screen):
            emit(.screen(.hideScreenshot(screen)))
            render(screen)
        case .render(let screen): render(screen)
        case .awaitOwner(let screen):
            log(.debug, .screenAwaited)
            emit(.screen(.awaitOwner(over: screen)))
        case .reload: reload()
        case .cancelVisit: sendToVisit(.cancel)
        case .cancelVisitUnlessMoved: cancelUnlessMoved()
        case .reportFrame(let frame): callInDocument(.reportFrame(frame), .frame(frame))
        case .adopt(let screen, let frame): adopt(screen, frame: frame)
        case .inherit(let screen, let former): inherit(screen, from: former)
        case .restore(let screen): restore(screen)
        }
    }

    private mutating func removeWebView(from screen: VisitableID, hasPage: Bool) {
        if hasPage, let url = facts.webViewURL, facts.origins.contains(url) { update(screen) { $0.urls.current = url } }
        emit(.screen(.removeWebView(screen)))
        if screenState(of: screen)?.isForgotten == true { emit(.screen(.showBlank(screen))) }
    }

    /// The screen has left its container. Cancels its visit, unless the screen is being moved to another container.
    private mutating func cancelUnlessMoved() {
        guard let visit, visit.isRunning, let screen = visit.screen else { return }
        emit(.visit(.awaitMove(token: visit.token, screen)))
    }

    /// Gives the page the screen's URL and history entry, because Turbo's history has those of another screen. The page
    /// then reports a frame, and the screenshot is hidden unless a visit is running.
    private mutating func adopt(_ screen: VisitableID, frame: Int) {
        guard let screenState = screenState(of: screen) else { return }
        let call = PageCall.adopt(
            location: screenState.urls.current, restorationIdentifier: screenState.restorationIdentifier, frame: frame)
        callInDocument(call, .frame(frame))
    }

    private mutating func inherit(_ screen: VisitableID, from former: VisitableID) {
        // The screen may have been routed with another URL that leads to the page.
        guard let url = screenState(of: former)?.urls.redirected ?? routes[screen] else { return }
        setOffline(screenState(of: former)?.offlineCopy, on: screen)
        let (identifier, token) = (screenState(of: former)?.restorationIdentifier, lastToken)
        let isStored = screenState(of: former)?.isStored ?? true
        update(screen) {
            $0.isStored = isStored
            $0.urls.current = url
            $0.restorationIdentifier = identifier
            $0.failedOptions = nil
            $0.lastToken = token
        }
        visit?.screen = screen
    }

    /// Visits a screen to which the user has returned, from its snapshot if there is one.
    mutating func restore(_ screen: VisitableID) {
        guard let screenState = screenState(of: screen) else { return }
        if screenState.signInPage != nil, !screenState.waitsForSignIn, isOnSignInPage {
            return leaveSignIn(for: screen, screenState)
        }
        let action: VisitAction = placement.isBooted ? .restore : .advance
        var request = VisitRequest(screen, screenState.urls.current, VisitOptions(action: action))
        request.restorationIdentifier = screenState.restorationIdentifier
        begin(request)
    }
}
