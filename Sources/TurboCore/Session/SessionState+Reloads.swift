import Foundation

/// Pages that are loaded again.
extension SessionState {
    /// Twice in this time, in seconds, a page whose process ended is loaded again; then its visit fails.
    private static let patience: TimeInterval = 30
    private static let maximumReloads = 2

    mutating func reload() {
        guard let screen = placement.topmost ?? placement.owner, let url = currentURL(of: screen) else {
            return log(.info, .note("nothing to reload: no screen was visited yet"))
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
        guard let record = record(of: screen) else { return }
        begin(VisitRequest(screen, record.urls.current, record.failedOptions ?? VisitOptions()))
    }

    /// Turbo doesn't render what it received. The page is covered with its picture meanwhile.
    mutating func pageInvalidated(_ reason: String) {
        log(.info, .wholeLoad(reason: reason.isEmpty ? "a tracked asset changed" : reason))
        guard let owner = placement.owner, let url = currentURL(of: owner), allows(url) else { return }
        emit(.screen(.keepPicture(owner)))
        place(.covered(owner))
        load(owner, at: url)
    }

    mutating func processEnded() {
        place(.processEnded)
        emit(.page(.processDidEnd))
        // The system needed the memory: a new process would be ended again.
        facts.isInBackground ? emit(.visit(.awaitForeground)) : loadAgain()
    }

    mutating func loadAgain() {
        let now = facts.now
        processEnds = processEnds.filter { now.timeIntervalSince($0) < Self.patience } + [now]
        guard let owner = placement.owner, let url = record(of: owner)?.urls.current else { return }
        log(.warning, .processEnded(url))
        var request = VisitRequest(owner, url, isVisiting ? visit?.request.options ?? VisitOptions() : VisitOptions())
        if processEnds.count > Self.maximumReloads {
            request.failure = VisitFailure(LoadError.webProcessTerminated, url: url)
        }
        begin(request)
    }

    /// Forgets Turbo's snapshots of earlier pages.
    mutating func clearSnapshots() {
        if placement.isBooted { call(.clearSnapshotCache) }
    }

    mutating func clearStaleSnapshots() {
        guard areSnapshotsStale else { return }
        areSnapshotsStale = false
        clearSnapshots()
    }

    /// Whether a page's request for a URL is allowed. A page that asks again and again stays as it is.
    mutating func allows(_ url: URL) -> Bool {
        if repeats.allows(url, at: facts.now) { return true }
        log(.warning, .repeatedTooOften(url))
        return false
    }
}
