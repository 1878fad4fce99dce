import Foundation
import WebKit

/// Performs what the visit machine decides.
extension Session {
    func send(_ event: VisitMachine.Event, to visit: Visit) {
        let wasRunning = visit.isRunning
        let effects = visit.machine.handle(event)
        if wasRunning, !visit.isRunning { send(.visitEnded) }
        for effect in effects { perform(effect, of: visit) }
        showProgress(of: visit, after: event)
    }

    private func perform(_ effect: VisitMachine.Effect, of visit: Visit) {
        switch effect {
        case .begin: load(visit)
        case .requestDidStart: reportStart()
        case .requestDidFinish: reportFinish()
        case .show: send(.drawn(screen(of: visit)))
        case .armDeadline(let seconds): arm(visit, seconds)
        case .end(let end): finish(visit, end)
        }
    }

    /// Only after the delegate was told about the previous request, which may wait for cookies.
    private func reportStart() {
        let tell = { @MainActor [weak self] in
            if let self { self.delegate?.sessionDidStartRequest(self) }
        }
        if let cookies { cookies.afterWaiting(tell) } else { tell() }
    }

    /// The app's own requests have the cookies of the answer then.
    private func reportFinish() {
        let tell = { @MainActor [weak self] in
            if let self { self.delegate?.sessionDidFinishRequest(self) }
        }
        if let cookies { cookies.whenCopied(tell) } else { tell() }
    }

    private func load(_ visit: Visit) {
        switch visit.kind {
        case .coldBoot:
            let coldBoot = ColdBoot(visit, session: self)
            self.coldBoot = coldBoot
            components.agent.whenSet { [weak self, weak coldBoot] in
                // The visit may have ended meanwhile.
                guard let coldBoot else { return }
                self?.components.agent.loadBegins()
                coldBoot.start()
            }
            send(.requestStarted, to: visit)
        case .javaScript where visit.isRefresh:
            call(.refresh(token: visit.token, location: visit.location), for: visit)
        case .javaScript:
            sendHeaders(for: visit.location)
            call(
                .visit(
                    token: visit.token, location: visit.location, options: visit.options,
                    restorationIdentifier: visit.restorationIdentifier, document: document),
                for: visit)
        }
    }

    /// The screen of a visit; nil where it is gone.
    func screen(of visit: Visit) -> WebViewPlacement.ScreenID? {
        visit.visitable.map { visitables.id(of: $0) }
    }

    private func arm(_ visit: Visit, _ seconds: TimeInterval?) {
        visit.deadline?.cancel()
        visit.deadline = seconds.map { seconds in
            Task { [weak self, weak visit, foreground] in
                repeat {
                    // Time in the background doesn't count: nothing is loaded while the app is suspended.
                    await foreground.wait()
                    do { try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000)) } catch { return }
                } while foreground.isInBackground()
                guard let self, let visit else { return }
                self.send(.deadlinePassed(isCovered: self.isCovered(visit)), to: visit)
            }
        }
    }

    /// Whether the screen of a visit is out of sight and may come back: its container is in a window, or below another.
    private func isCovered(_ visit: Visit) -> Bool {
        guard webView.window == nil, let screen = visit.visitable?.visitableViewController else { return false }
        let container = sequence(first: screen, next: \.parent).reduce(screen) { $1 }
        return container.viewIfLoaded?.window != nil || container.presentedViewController != nil
    }

    private func finish(_ visit: Visit, _ end: VisitEnd) {
        visit.visitable?.visitableView?.refreshControl.endRefreshing()
        visit.visitable?.hideVisitableActivityIndicator()
        onActivity?(.visitEnded(token: visit.token, url: visit.location, end))
        switch end {
        case .rendered:
            stoppedLocation = nil
            renderedVisits = renderedVisits.filter { $0 > visit.token - Self.rememberedVisits }.union([visit.token])
            log(.debug, .visitRendered(visit.token, visit.location))
            navigator?.sessionDidRender(self)
        case .cancelled:
            log(.debug, .visitCancelled(visit.token, visit.location))
            stop(visit)
        case .failed(let failure):
            log(.debug, .visitFailed(visit.token, visit.location))
            fail(visit, visit.isSignInRefused ? failure.asRefusedSignIn : failure)
        }
        hasEndedVisit = true
        // Only after the code that ended the visit has returned: an observer may begin the next one.
        Task { [weak self] in self?.notifyFirstVisitObservers() }
    }

    /// How many of the last visits are known to have been rendered.
    private static let rememberedVisits = 50

    private func notifyFirstVisitObservers() {
        // A reload took the first visit's place: they wait for its end.
        guard !isVisiting else { return }
        let observers = firstVisitObservers
        firstVisitObservers = []
        for observer in observers { observer() }
    }

    /// Calls back when the session's first visit has ended; at once when it has, or has not begun.
    package func whenFirstVisitEnds(_ observer: @escaping @MainActor () -> Void) {
        guard let visit = currentVisit, visit.isRunning, !hasEndedVisit else { return observer() }
        firstVisitObservers.append(observer)
    }

    /// The engine and the page must not go on with a visit that has ended.
    private func stop(_ visit: Visit) {
        switch visit.kind {
        case .coldBoot: endColdBoot(stopLoading: true)
        case .javaScript: if placement.isBooted { call(.cancel(token: visit.token)) }
        }
    }

    private func fail(_ visit: Visit, _ failure: VisitFailure) {
        log(.error, .failed(failure))
        // A probe without a document leaves the previous one as it is.
        let losesDocument = visit.kind == .coldBoot && !(visit.isProbe && coldBoot?.hasCommitted == false)
        stop(visit)
        send(.visitFailed(screen(of: visit), losesDocument: losesDocument))
        screen(of: visit).map { components.forget($0) }
        // The user has left, and the screen is gone: there is nothing to tell about it.
        guard let visitable = visit.visitable else { return }
        updateRecord(of: visitable) { $0.failedOptions = visit.options }
        delegate?.session(self, didFailRequestForVisitable: visitable, error: failure.error)
    }

    func documentWasCommitted(for visit: Visit) {
        components.agent.documentDidCome()
        send(.documentCommitted(screen(of: visit)))
    }

    func endColdBoot(stopLoading: Bool) {
        guard let coldBoot else { return }
        self.coldBoot = nil
        if stopLoading, coldBoot.hasBegun, !coldBoot.wasAsked { stoppedLocation = coldBoot.location }
        coldBoot.end(stopLoading: stopLoading)
        // Until an app's own delegate comes back with the next cold boot, links of this document are ours to decide.
        if webView.navigationDelegate == nil { webView.navigationDelegate = self }
    }
}
