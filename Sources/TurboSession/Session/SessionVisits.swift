import UIKit
import WebKit

/// Performs a session's effects for its visits: loads, timers, indicators and notifications.
@MainActor
package final class SessionVisits {
    private weak var session: Session?
    private let cookies: CookieSharing?
    /// Receives each activity of the session. Used by tools; nil by default.
    package var onActivity: (@MainActor (SessionActivity) -> Void)?
    private var coldBoot: ColdBoot?
    /// The URL of a load that was stopped before WebKit requested its policy. WebKit may still request it.
    private var stoppedLocation: URL?
    let timers: VisitTimers
    private var hasEndedVisit = false
    /// Whether the web view has a web process, or is about to have one.
    package private(set) var usesWebProcess = false
    private var firstVisitWaits: [Wait] = []

    init(session: Session) {
        self.session = session
        timers = VisitTimers(session: session)
        cookies = CookieSharing.of(session.webView.configuration.websiteDataStore)
    }

    deinit {
        for wait in firstVisitWaits { Task { @MainActor in wait.end() } }
    }

    /// Visits a screen.
    ///
    /// - Parameter location: the URL; nil for that of the screen.
    package func visit(_ visitable: any Visitable, _ options: VisitOptions, at location: URL?) {
        guard let session else { return }
        guard let location else { return session.visit(visitable, options: options) }
        session.send(.request(.visit(VisitRequest(session.id(of: visitable), location, options))))
    }

    /// Refreshes a screen, at the current URL of its page.
    package func refresh(_ visitable: any Visitable, response: VisitResponse?) {
        if let session { session.send(.request(.refresh(session.id(of: visitable), response: response))) }
    }

    /// Makes a failed visit again, with the same options.
    package func retry(_ visitable: any Visitable) {
        if let session { session.send(.request(.retry(session.id(of: visitable)))) }
    }

    /// Gives a screen the page that it had in the app's previous run. The page is loaded when the screen appears.
    ///
    /// - Parameter visits: whether to load it now.
    package func restore(_ screen: RestorableScreen, on visitable: any Visitable, visits: Bool) {
        guard let session else { return }
        visitable.visitableDelegate = session
        if let picture = screen.picture { visitable.visitableView?.showPicture(picture) }
        let page = SessionState.RestoredPage(
            url: screen.currentURL, position: screen.position, restorationIdentifier: UUID().uuidString)
        session.send(.request(.restore(session.id(of: visitable), page, visits: visits)))
    }

    /// Returns the last scroll position of a screen's page; nil if the page has reported none.
    package func position(on visitable: any Visitable) -> ScrollPosition? {
        guard let session, let screen = session.screens.existingID(of: visitable) else { return nil }
        return session.state.position(of: screen)
    }

    func perform(_ effect: VisitEffect) {
        guard let session else { return }
        switch effect {
        case .willVisit(let screen): willVisit(session.screens[screen], in: session)
        case .began(let token, let kind, let url, let action):
            onActivity?(.visitBegan(token: token, kind: kind, url: url, action: action))
        case .redirected(let token, let former, let url):
            onActivity?(.visitRedirected(token: token, from: former, to: url))
        case .load(let request, let token): load(request, token, in: session)
        case .endLoad(let stopsLoading): endLoad(stopsLoading: stopsLoading, in: session)
        case .forgetStoppedLoad: stoppedLocation = nil
        case .armDeadline(let token, let seconds): timers.arm(token, seconds)
        case .awaitForeground: timers.awaitForeground()
        case .awaitMove(let token, let screen): timers.awaitMove(of: token, screen)
        case .requestDidStart: reportStart()
        case .requestDidFinish: reportFinish()
        case .showIndicator(let token, let screen): showIndicator(of: token, on: session.screens[screen])
        case .awaitProgress(let token): timers.awaitProgress(of: token)
        case .showProgress(let progress, let screen): show(progress, on: session.screens[screen])
        case .didEnd(let token, let screen, let url, let end):
            didEnd(on: session.screens[screen])
            onActivity?(.visitEnded(token: token, url: url, end))
        case .didRender: session.report(.didRender)
        case .didFail(let failure, let screen):
            guard let visitable = session.screens[screen] else { return }
            session.delegate?.session(session, didFailRequestForVisitable: visitable, error: failure.error)
        }
    }

    private func willVisit(_ visitable: (any Visitable)?, in session: Session) {
        usesWebProcess = true
        session.links.pageWillChange()
        guard let visitable else { return }
        if let url = visitable.visitableURL { session.site.add(url) }
        session.report(.willVisit(visitable))
        visitable.visitableDelegate = session
    }

    // MARK: Loads

    /// Starts the web view's content process, so that the first visit doesn't wait for it.
    package func prepare() {
        // A web view without a page can run scripts too, and starts the process for them.
        // NB: an empty page would be a navigation, which delegates receive.
        usesWebProcess = true
        session?.webView.evaluateJavaScript("1", completionHandler: nil)
    }

    /// Called when the web view is replaced by one that has no web process until the next visit.
    func webProcessDidEnd() {
        usesWebProcess = false
    }

    private func load(_ request: VisitRequest, _ token: Int, in session: Session) {
        let coldBoot = ColdBoot(request, token: token, in: session)
        self.coldBoot = coldBoot
        session.page.whenReadyToLoad { [weak session, weak coldBoot] in
            // The visit may have ended meanwhile.
            guard let coldBoot else { return }
            session?.page.loadBegins()
            coldBoot.start()
        }
    }

    private func endLoad(stopsLoading: Bool, in session: Session) {
        guard let coldBoot else { return }
        self.coldBoot = nil
        if stopsLoading, coldBoot.hasBegun, !coldBoot.policyWasRequested { stoppedLocation = coldBoot.location }
        coldBoot.end(stopLoading: stopsLoading)
        // The app sets its own delegate only after the next cold boot. Until then, the session decides about this
        // document's links.
        if session.webView.navigationDelegate == nil { session.webView.navigationDelegate = session }
    }

    /// Returns whether this is the session's own load, which was stopped, and not a request of the page. Returns true
    /// once.
    func handlesStoppedLoad(_ action: WKNavigationAction, _ url: URL) -> Bool {
        guard let stopped = stoppedLocation, action.navigationType == .other, action.targetFrame?.isMainFrame == true,
            PageIdentity(url).isSame(as: PageIdentity(stopped))
        else { return false }
        stoppedLocation = nil
        return true
    }

    // MARK: The screen

    private func show(_ progress: Float?, on visitable: (any Visitable)?) {
        guard let view = visitable?.visitableView, progress == nil || !view.isRefreshing else { return }
        view.showProgress(progress)
    }

    /// Shows the indicator, after the delay in the settings.
    private func showIndicator(of token: Int, on visitable: (any Visitable)?) {
        guard let delay = session?.settings.activityIndicatorDelay, delay > 0 else {
            visitable?.showVisitableActivityIndicator()
            return
        }
        Task { [weak session, weak visitable] in
            do { try await Task.sleep(nanoseconds: UInt64(min(delay, 60) * 1_000_000_000)) } catch { return }
            guard let session, session.state.visit?.token == token, session.isVisiting else { return }
            visitable?.showVisitableActivityIndicator()
        }
    }

    private func didEnd(on visitable: (any Visitable)?) {
        visitable?.visitableView?.refreshControl.endRefreshing()
        visitable?.hideVisitableActivityIndicator()
        hasEndedVisit = true
        // Only after the code that ended the visit has returned: whoever waits may begin the next one.
        Task { [weak self] in self?.endFirstVisitWaits() }
    }

    // MARK: Reports

    private func endFirstVisitWaits() {
        // After a reload that replaced the first visit, the waits end with that.
        guard session?.isVisiting != true else { return }
        let waits = firstVisitWaits
        firstVisitWaits = []
        for wait in waits { wait.end() }
    }

    /// The wait for the end of the session's first visit. It has ended if that visit has, or if no visit is running. It
    /// doesn't keep the session.
    package var firstVisit: Wait {
        let wait = Wait()
        if session?.isVisiting == true, !hasEndedVisit { firstVisitWaits.append(wait) } else { wait.end() }
        return wait
    }

    /// Waits until the delegate has been notified of the previous request, whose report may wait for cookies.
    private func reportStart() {
        let report = { @MainActor [weak session] in
            if let session { session.delegate?.sessionDidStartRequest(session) }
        }
        if let cookies { cookies.afterWaiting(report) } else { report() }
    }

    /// Waits until the response's cookies are copied, so that the app's own requests have them.
    private func reportFinish() {
        let report = { @MainActor [weak session] in
            if let session { session.delegate?.sessionDidFinishRequest(session) }
        }
        if let cookies { cookies.whenCopied(report) } else { report() }
    }
}
