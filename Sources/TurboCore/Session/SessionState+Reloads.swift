import Foundation

/// Reloading of pages.
extension SessionState {
    /// A page whose process ended is reloaded at most `maximumReloads` times in this number of seconds; then its visit fails.
    private static let patience: TimeInterval = 30
    private static let maximumReloads = 2

    mutating func reload() {
        guard let screen = placement.topmost ?? placement.owner, let url = currentURL(of: screen) else {
            return log(.info, .text("nothing to reload: no screen was visited yet"))
        }
        load(screen, at: url)
    }

    mutating func reloadRequested(_ screen: ScreenID) {
        guard screen == placement.topmost || screen == placement.owner, let url = currentURL(of: screen) else { return }
        load(screen, at: url)
    }

    private mutating func load(_ screen: ScreenID, at url: URL) {
        var request = VisitRequest(screen, url)
        request.isReload = true
        begin(request)
    }

    mutating func refresh(_ screen: ScreenID, _ response: VisitResponse?) {
        guard let url = currentURL(of: screen) else { return }
        begin(VisitRequest(screen, url, VisitOptions(action: .replace, response: response)))
    }

    mutating func retry(_ screen: ScreenID) {
        guard let screenState = screenState(of: screen) else { return }
        begin(VisitRequest(screen, screenState.urls.current, screenState.failedOptions ?? VisitOptions()))
    }

    /// Reloads a page whose next response Turbo doesn't render. A screenshot of the page is shown meanwhile.
    mutating func pageInvalidated(_ reason: String) {
        log(.info, .wholeLoad(reason: reason.isEmpty ? "a tracked asset changed" : reason))
        guard let owner = placement.owner, let url = currentURL(of: owner), allows(url) else { return }
        emit(.screen(.updateScreenshot(owner)))
        place(.screenshotShown(owner))
        load(owner, at: url)
    }

    mutating func processEnded() {
        visit?.lateDocument = nil
        place(.processEnded)
        emit(.page(.processDidEnd))
        // The system needed the memory, and would end a new process too.
        facts.isInBackground ? emit(.visit(.awaitForeground)) : loadAgain()
    }

    mutating func loadAgain() {
        let now = facts.now
        processEnds = processEnds.filter { now.timeIntervalSince($0) < Self.patience } + [now]
        guard let owner = placement.owner, let url = screenState(of: owner)?.urls.current else { return }
        log(.warning, .processEnded(url))
        var request = VisitRequest(owner, url, isVisiting ? visit?.request.options ?? VisitOptions() : VisitOptions())
        if processEnds.count > Self.maximumReloads {
            request.failure = VisitFailure(LoadError.webProcessTerminated, url: url)
        }
        begin(request)
    }

    /// Deletes Turbo's snapshots of earlier pages.
    mutating func clearSnapshots() {
        if placement.isBooted { call(.clearSnapshotCache) }
    }

    mutating func clearStaleSnapshots() {
        guard areSnapshotsStale else { return }
        areSnapshotsStale = false
        clearSnapshots()
    }

    /// Whether a page's request for a URL is allowed. A page that repeats the request too often stays as it is.
    mutating func allows(_ url: URL) -> Bool {
        if repeats.allows(url, at: facts.now) { return true }
        log(.warning, .repeatedTooOften(url))
        return false
    }
}
