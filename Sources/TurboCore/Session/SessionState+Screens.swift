import Foundation

/// The states of the screens.
extension SessionState {
    /// Registers a screen, with the URL that it is currently routed to; nil for none.
    package mutating func setRoute(of screen: VisitableID, to url: URL?) {
        routes[screen] = url
    }

    /// Returns the state of a screen. A screen that was never visited has only its routed URL.
    func screenState(of screen: VisitableID?) -> ScreenState? {
        guard let screen else { return nil }
        return screenStates[screen] ?? routes[screen].map { ScreenState(urls: VisitableURLs(routed: $0)) }
    }

    mutating func update(_ screen: VisitableID?, _ change: (inout ScreenState) -> Void) {
        guard let screen, var screenState = screenState(of: screen) else { return }
        let former = screenState
        change(&screenState)
        screenStates[screen] = screenState
        if screenState.unsavedInput != former.unsavedInput { emit(.page(.inputDidChange(screen))) }
        if screenState.signals != former.signals { emit(.screen(.showSignals(screenState.signals, screen))) }
        if screenState.notice != former.notice { emit(.screen(.showNotice(screenState.notice, screen))) }
    }

    /// Returns the URLs of a screen, if the web view has this URL.
    package func urls(of screen: VisitableID, webViewURL: URL?, origins: OwnOrigins) -> VisitableURLs? {
        guard var urls = screenState(of: screen)?.urls else { return nil }
        let hasPage = screen == placement.holder && screen == placement.contentOwner && placement.hasURLOfPage
        // An external URL isn't that of the screen.
        if hasPage, let webViewURL, origins.contains(webViewURL) { urls.current = webViewURL }
        return urls
    }

    /// Returns the current URL of a screen's page.
    func currentURL(of screen: VisitableID) -> URL? {
        urls(of: screen, webViewURL: facts.webViewURL, origins: facts.origins)?.current
    }

    /// The input of a screen's page that the server doesn't have.
    package func unsavedInput(on screen: VisitableID) -> UnsavedInput { screenStates[screen]?.unsavedInput ?? .none }

    /// Called when a document was replaced, and with it the snapshots of all pages.
    mutating func forgetAllInput() {
        for screen in screenStates.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
            update(screen) { $0.inputDidChange(.none) }
        }
    }

    /// Called when another page was rendered over the page of this screen. Only its snapshot is left.
    mutating func pageWasReplaced(of screen: VisitableID) {
        update(screen) { if $0.unsavedInput == .inPage { $0.unsavedInput = .none } }
    }

    /// Whether the page of a screen is in the web view, and becomes visible with one of its next frames.
    package func isAboutToShow(_ screen: VisitableID) -> Bool {
        screen == placement.holder && screen == placement.contentOwner && screen != placement.visible
    }

    /// The URL of the rendered page, as stored in the state of its screen.
    package var contentURL: URL? { screenState(of: placement.contentOwner)?.urls.current }

    mutating func forget(_ screen: VisitableID) {
        let hadPage = screen == placement.contentOwner
        place { $0.forget(screen) }
        if hadPage, !isVisiting { leaveGonePage() }
        if hadPage, isForgotten(screen) { loseForgottenPage() }
        screenStates[screen] = nil
        routes[screen] = nil
        if visit?.screen == screen { visit?.screen = nil }
        emit(.page(.forgetMessages(screen)))
    }

    /// Ends the page of a screen that was removed. If the screen is shown again, it is visited.
    mutating func leavePage(of screen: VisitableID) {
        guard screen == placement.contentOwner else { return }
        place { $0.wasRemoved(screen) }
        leaveGonePage()
    }

    /// Ends a page that belongs to no screen anymore.
    mutating func leaveGonePage() {
        guard placement.contentOwner == nil, placement.isBooted, !isOnExternalPage else { return }
        callInDocument(.leave, .other)
    }

    mutating func didAppear(_ screen: VisitableID) {
        let isStale = isStale(screen)
        if isStale { lastStaleToken = nil }
        let isOwnerContained = facts.isOwnerContained
        showSignals(on: screen)
        place { $0.didAppear(screen, isStale: isStale, isOwnerContained: isOwnerContained) }
    }

    /// Whether the screen was last visited before content was marked as stale. A screen that is pushed right after that
    /// isn't stale. One with unsaved input stays as it is.
    private func isStale(_ screen: VisitableID) -> Bool {
        guard let lastStaleToken, unsavedInput(on: screen) == .none, let token = screenStates[screen]?.lastToken else {
            return false
        }
        return token <= lastStaleToken
    }

    /// - Parameter copy: the copy that the screen shows; nil for a page of the server.
    mutating func setOffline(_ copy: OfflineCopy?, on screen: VisitableID?) {
        update(screen) { $0.offlineCopy = copy }
    }

    /// The worker's response may have stated its time, which is kept.
    mutating func serverIsUnreachable(_ token: Int?) {
        let copy = OfflineCopy(savedAt: nil)
        if let visit, !visit.machine.hasEnded, token == nil || visit.token == token {
            if visit.answer?.copy == nil { self.visit?.answer = .worker(copy) }
            return
        }
        let screen = token.map { token in screenStates.first { $0.value.lastToken == token }?.key }
        guard let screen = screen ?? placement.contentOwner, screenState(of: screen)?.offlineCopy == nil else { return }
        setOffline(copy, on: screen)
    }

    mutating func remember(_ page: PageMessage.PageState, for screen: VisitableID?) {
        update(screen) { screenState in
            screenState.urls.current = page.location
            screenState.restorationIdentifier = page.restorationIdentifier
            screenState.failedOptions = nil
        }
    }
}
