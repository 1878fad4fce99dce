import Foundation

extension Session {
    /// Visits the URL of a screen.
    ///
    /// - Parameter action: `advance` by default.
    public func visit(_ visitable: any Visitable, action: VisitAction) {
        visit(visitable, options: VisitOptions(action: action))
    }

    /// Visits the URL of a screen.
    ///
    /// - Parameters:
    ///   - options: `advance` without a response by default.
    ///   - reload: whether to load the whole document, also when Turbo could visit.
    public func visit(_ visitable: any Visitable, options: VisitOptions? = nil, reload: Bool = false) {
        guard let url = visitable.visitableURL else {
            log(.error, "a visitable without a URL cannot be visited: set visitableURL before you visit")
            return
        }
        begin(visitable, location: url, options: options ?? VisitOptions(), reload: reload)
    }

    /// Loads the page of the screen on top again, as a whole document.
    public func reload() {
        guard let visitable = topmostVisitable ?? owner, let url = urls(of: visitable)?.current else {
            log(.info, "nothing to reload: no screen was visited yet")
            return
        }
        begin(visitable, location: url, options: VisitOptions(), reload: true)
    }

    /// Loads a screen again, at the current URL of its page.
    package func refresh(_ visitable: any Visitable, response: VisitResponse?) {
        guard let url = urls(of: visitable)?.current else { return }
        begin(visitable, location: url, options: VisitOptions(action: .replace, response: response))
    }

    /// Tries a failed visit again, as it was.
    package func retry(_ visitable: any Visitable) {
        guard let record = record(of: visitable) else { return }
        begin(visitable, location: record.urls.current, options: record.failedOptions ?? VisitOptions())
    }

    /// Forgets Turbo's snapshots of earlier pages.
    public func clearSnapshotCache() {
        guard placement.isBooted else { return }
        call(.clearSnapshotCache)
    }

    /// Forgets Turbo's snapshots before the next visit: they may be out of date.
    public func markSnapshotCacheAsStale() {
        isSnapshotCacheStale = true
    }

    /// Reloads the page of the next screen that appears, if it was visited before this call.
    public func markContentAsStale() {
        staleMark = lastToken
    }

    /// - Parameters:
    ///   - isRefresh: whether the page asked for it, for itself.
    ///   - isProbe: whether Turbo's request failed without a reason, which the engine has to find.
    ///   - failure: why the page cannot be loaded; the visit then ends with it, and nothing is requested.
    func begin(
        _ visitable: any Visitable, location: URL, options: VisitOptions, restorationIdentifier: String? = nil,
        reload: Bool = false, isRefresh: Bool = false, isProbe: Bool = false, failing failure: VisitFailure? = nil
    ) {
        let former = currentVisit
        cancelCurrentVisit()
        visitable.visitableURL.map { site.origins.add($0) }
        navigator?.session(self, willVisit: visitable)
        visitable.visitableDelegate = self
        clearStaleSnapshots()
        let staysInPage = !reload && !isProbe && canVisitInPage(location, isRefresh: isRefresh)
        let kind: VisitMachine.Kind = staysInPage ? .javaScript : .coldBoot
        let visit = Visit(
            token: nextToken(), kind: kind, visitable: visitable, location: location, options: options,
            restorationIdentifier: restorationIdentifier, deadlines: deadlines)
        visit.isProbe = isProbe
        if isRefresh { visit.refresh(after: former) }
        currentVisit = visit
        updateRecord(of: visitable) {
            $0.urls.current = location
            $0.failedOptions = nil
            $0.visit = visit.token
            // A page from Turbo's snapshot has what was written in it.
            if options.action != .restore, !isRefresh { $0.hasUnsavedInput = false }
        }
        log(.debug, .visitBegan(visit.token, location, visit.kind, options.action))
        onActivity?(
            .visitBegan(token: visit.token, kind: visit.kind, url: location, action: options.action))
        send(.visitBegan(visitables.id(of: visitable)))
        if visit.kind == .coldBoot { showActivityIndicator(of: visit) }
        send(failure.map { .failed($0) } ?? .start, to: visit)
    }

    func clearStaleSnapshots() {
        guard isSnapshotCacheStale else { return }
        isSnapshotCacheStale = false
        clearSnapshotCache()
    }

    func cancelCurrentVisit() {
        guard let visit = currentVisit, visit.isRunning else { return }
        send(.cancel, to: visit)
    }

    /// A page can visit its own origin only. A document in which the web library of components will never start is left, but
    /// not for a refresh: nobody asked for that.
    private func canVisitInPage(_ location: URL, isRefresh: Bool) -> Bool {
        guard placement.isBooted, let url = webView.url else { return false }
        guard isRefresh || !components.agent.isDocumentOutdated else { return false }
        return Origin(url) == Origin(location)
    }
}
