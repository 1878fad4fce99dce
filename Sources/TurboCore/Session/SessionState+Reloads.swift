import Foundation

/// Reloading of pages.
extension SessionState {
    /// The period in seconds in which a page whose process has ended is loaded again, at most `maximumReloads` times
    /// and the last time in a new web view. After that, its visit fails.
    private var processFailurePeriod: TimeInterval { max(30, 4 * (facts.deadlines.check ?? 0)) }
    private static let maximumReloads = 2

    mutating func reload() {
        guard let screen = placement.topmost ?? placement.owner, let url = currentURL(of: screen) else {
            return log(.info, "nothing to reload: no screen was visited yet")
        }
        load(screen, at: url, restorationIdentifier(of: screen))
    }

    mutating func reloadPage(of screen: VisitableID) {
        guard screen == placement.topmost || screen == placement.owner, let url = currentURL(of: screen) else { return }
        load(screen, at: url, restorationIdentifier(of: screen))
    }

    /// - Parameter page: the identifier of the page whose scroll position the document gets; nil for none.
    mutating func load(_ screen: VisitableID, at url: URL, _ page: String? = nil) {
        var request = VisitRequest(screen, url)
        request.isReload = true
        request.restorationIdentifier = page
        begin(request)
    }

    /// A page that is loaded or visited again keeps its scroll position, as one that a browser loads again. One that is
    /// being visited has only that to which the user returns.
    private func restorationIdentifier(of screen: VisitableID) -> String? {
        guard let visit, visit.isRunning, visit.screen == screen else {
            return screenState(of: screen).flatMap { $0.position == nil ? nil : $0.restorationIdentifier }
        }
        return visit.request.restorationIdentifier
    }

    mutating func refresh(_ screen: VisitableID, _ response: VisitResponse?) {
        guard let url = currentURL(of: screen) else { return }
        var request = VisitRequest(screen, url, VisitOptions(action: .replace, response: response))
        request.restorationIdentifier = restorationIdentifier(of: screen)
        begin(request)
    }

    mutating func retry(_ screen: VisitableID) {
        guard let screenState = screenState(of: screen) else { return }
        begin(VisitRequest(screen, screenState.urls.current, screenState.failedOptions ?? VisitOptions()))
    }

    /// Reloads the page because Turbo can't render the next one in this document, for example after a tracked asset has
    /// changed. A screenshot is shown until the page is rendered.
    mutating func pageInvalidated(_ reason: String) {
        log(.info, .fullReload(reason: reason.isEmpty ? "a tracked asset changed" : reason))
        guard let owner = placement.owner, let url = currentURL(of: owner), allows(url) else { return }
        emit(.screen(.updateScreenshot(owner)))
        place { $0.screenshotShown(owner) }
        load(owner, at: url, restorationIdentifier(of: owner))
    }

    mutating func processEnded() {
        discardPage()
        losePositions()
        checksAfterLoads = false
        emit(.page(.processDidEnd))
        // The system needed the memory, and would end a new process too.
        if facts.isInBackground { emit(.visit(.awaitForeground)) } else { recoverPage() }
    }

    /// Discards the document, but keeps its URL, which a script may have changed since the last message.
    mutating func discardPage() {
        currentCheck = nil
        visit?.lateDocument = nil
        if let owner = placement.owner, let url = currentURL(of: owner) { update(owner) { $0.urls.current = url } }
        place { $0.discardDocument() }
    }

    /// Releases the web view. The screen that appears next loads its page.
    mutating func releaseWebView() {
        place { $0.release() }
        discardPage()
        losePositions()
    }

    private mutating func losePositions() {
        for screen in screenStates.keys { screenStates[screen]?.isPositionLost = true }
    }

    /// Loads the owner's page again. If that did not help before, replaces the web view, then shows the error view.
    ///
    /// - Parameter isUnresponsive: whether the page hangs. Its web view wouldn't begin a load, so it is replaced at
    ///   once.
    mutating func recoverPage(isUnresponsive: Bool = false) {
        let now = facts.now
        processFailures = processFailures.filter { now.timeIntervalSince($0) < processFailurePeriod } + [now]
        guard let url = screenState(of: placement.owner)?.urls.current else { return }
        log(.warning, isUnresponsive ? .pageNotResponding(url) : .processEnded(url))
        let hasFailed = processFailures.count > Self.maximumReloads
        if !hasFailed, isUnresponsive || processFailures.count == Self.maximumReloads {
            return emit(.page(.replaceWebView))
        }
        revisitOwner(failure: hasFailed ? VisitFailure(LoadError.webProcessTerminated, url: url) : nil)
    }

    /// Without a new web view, the page is loaded in the current one.
    mutating func replacementDidEnd(_ hasNewWebView: Bool) {
        if hasNewWebView { log(.info, "the web view was replaced") }
        revisitOwner(failure: nil)
    }

    /// Visits the owner again, with the options of the running visit.
    private mutating func revisitOwner(failure: VisitFailure?) {
        guard let owner = placement.owner, let url = screenState(of: owner)?.urls.current else { return }
        var request = VisitRequest(owner, url, isVisiting ? visit?.request.options ?? VisitOptions() : VisitOptions())
        request.failure = failure
        request.restorationIdentifier = restorationIdentifier(of: owner)
        begin(request)
        if checksAfterLoads, failure == nil { startCheck() }
    }

    /// Deletes Turbo's snapshots of earlier pages.
    ///
    /// - Parameter keepsInput: whether those of pages with unsaved input stay.
    mutating func clearSnapshots(keepsInput: Bool) {
        if placement.isBooted { call(.clearSnapshotCache(keepsInput: keepsInput)) }
    }

    mutating func clearStaleSnapshots() {
        guard areSnapshotsStale else { return }
        areSnapshotsStale = false
        clearSnapshots(keepsInput: true)
    }

    /// Whether a page's request for a URL is allowed. A page that repeats the request too often stays as it is.
    mutating func allows(_ url: URL) -> Bool {
        if repeatLimit.allows(url, at: facts.now, in: facts.deadlines.repeats) { return true }
        log(.warning, .repeatedTooOften(url))
        return false
    }
}
