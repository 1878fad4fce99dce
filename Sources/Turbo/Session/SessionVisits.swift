import UIKit
import WebKit

/// Performs what a session does for its visits: loads, timers, indicators, and the reports of their ends.
@MainActor
package final class SessionVisits {
    private weak var session: Session?
    private let cookies: CookieSharing?
    private var coldBoot: ColdBoot?
    /// The URL of a load that was stopped before the engine asked about it. The question may follow.
    private var stoppedLocation: URL?
    private var deadline: Task<Void, Never>?
    private var foreground = Foreground()
    private var hasEndedVisit = false
    private var firstVisitObservers: [@MainActor () -> Void] = []

    init(of session: Session) {
        self.session = session
        cookies = CookieSharing.of(session.webView.configuration.websiteDataStore)
    }

    var isInBackground: Bool { foreground.isInBackground() }

    /// Takes the state of the app from elsewhere.
    func use(_ foreground: Foreground) {
        self.foreground = foreground
    }

    func perform(_ effect: VisitEffect) {
        guard let session else { return }
        switch effect {
        case .willVisit(let screen): willVisit(session.screens[screen], in: session)
        case .began(let token, let kind, let url, let action):
            session.onActivity?(.visitBegan(token: token, kind: kind, url: url, action: action))
        case .redirected(let token, let former, let url):
            session.onActivity?(.visitRedirected(token: token, from: former, to: url))
        case .load(let request, let token): load(request, token, in: session)
        case .endLoad(let stopsLoading): endLoad(stopsLoading: stopsLoading, in: session)
        case .forgetStoppedLoad: stoppedLocation = nil
        case .armDeadline(let visit, let seconds): arm(visit, seconds)
        case .awaitForeground: awaitForeground()
        case .awaitMove(let visit, let screen): awaitMove(of: visit, screen)
        default: performOnScreen(effect, of: session)
        }
    }

    private func performOnScreen(_ effect: VisitEffect, of session: Session) {
        switch effect {
        case .requestDidStart: reportStart()
        case .requestDidFinish: reportFinish()
        case .showIndicator(let visit, let screen): showIndicator(of: visit, on: session.screens[screen])
        case .awaitProgress(let visit): awaitProgress(of: visit)
        case .showProgress(let progress, let screen): show(progress, on: session.screens[screen])
        case .didEnd(let token, let screen, let url, let end):
            didEnd(on: session.screens[screen])
            session.onActivity?(.visitEnded(token: token, url: url, end))
        case .didRender: session.listener.sessionDidRender(session)
        case .didFail(let failure, let screen):
            guard let visitable = session.screens[screen] else { return }
            session.listener.session(session, didFailRequestForVisitable: visitable, error: failure.error)
        default: break
        }
    }

    private func willVisit(_ visitable: (any Visitable)?, in session: Session) {
        guard let visitable else { return }
        visitable.visitableURL.map { session.site.origins.add($0) }
        session.listener.session(session, willVisit: visitable)
        visitable.visitableDelegate = session
    }

    // MARK: Loads

    /// Starts the engine's process that runs pages, so that the first visit finds it there.
    package func prepare() {
        // A view that has shown no page yet runs scripts all the same, and needs the process for them.
        session?.webView.evaluateJavaScript("1", completionHandler: nil)
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
        if stopsLoading, coldBoot.hasBegun, !coldBoot.wasAsked { stoppedLocation = coldBoot.location }
        coldBoot.end(stopLoading: stopsLoading)
        // Until an app's own delegate is set with the next cold boot, links of this document are decided here.
        if session.webView.navigationDelegate == nil { session.webView.navigationDelegate = session }
    }

    /// Whether this is a load of the session that has been stopped, and not a request of the page. True once.
    func takesStopped(_ action: WKNavigationAction, _ url: URL) -> Bool {
        guard let stopped = stoppedLocation, action.navigationType == .other, action.targetFrame?.isMainFrame == true,
            PageIdentity(url).isSame(as: PageIdentity(stopped))
        else { return false }
        stoppedLocation = nil
        return true
    }

    // MARK: Timers

    private func arm(_ visit: Int, _ seconds: TimeInterval?) {
        deadline?.cancel()
        deadline = seconds.map { seconds in
            Task { [weak self, foreground] in
                repeat {
                    // Time in the background doesn't count: nothing is loaded while the app is suspended.
                    await foreground.wait()
                    do { try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000)) } catch { return }
                } while foreground.isInBackground()
                guard let self, let session = self.session else { return }
                session.send(.deadlinePassed(visit: visit, isCovered: self.isCovered(session)))
            }
        }
    }

    /// Whether the screen of the visit is out of sight and may return: its container is in a window, or below another.
    private func isCovered(_ session: Session) -> Bool {
        guard session.webView.window == nil, let screen = session.owner?.visitableViewController else { return false }
        let container = sequence(first: screen, next: \.parent).reduce(screen) { $1 }
        return container.viewIfLoaded?.window != nil || container.presentedViewController != nil
    }

    private func awaitForeground() {
        Task { [weak session, foreground] in
            await foreground.wait()
            session?.send(.processMayRestart)
        }
    }

    private func awaitMove(of visit: Int, _ screen: SessionState.ScreenID) {
        Task { [weak session] in
            guard let session, session.screens[screen]?.visitableViewController.parent == nil else { return }
            session.send(.wasNotMoved(visit: visit))
        }
    }

    /// Seconds that a visit takes before there is a line: one that is over by then would only flash.
    private static let patience: UInt64 = 250_000_000

    private func awaitProgress(of visit: Int) {
        Task { [weak session] in
            do { try await Task.sleep(nanoseconds: Self.patience) } catch { return }
            session?.send(.becameSlow(visit: visit))
        }
    }

    // MARK: The screen

    private func show(_ progress: Float?, on visitable: (any Visitable)?) {
        guard let view = visitable?.visitableView, progress == nil || !view.isRefreshing else { return }
        view.showProgress(progress)
    }

    /// Shows the indicator at once or after ``Session/activityIndicatorDelay``.
    private func showIndicator(of visit: Int, on visitable: (any Visitable)?) {
        guard let delay = session?.activityIndicatorDelay, delay > 0 else {
            visitable?.showVisitableActivityIndicator()
            return
        }
        Task { [weak session, weak visitable] in
            do { try await Task.sleep(nanoseconds: UInt64(min(delay, 60) * 1_000_000_000)) } catch { return }
            guard let session, session.state.visit?.token == visit, session.isVisiting else { return }
            visitable?.showVisitableActivityIndicator()
        }
    }

    private func didEnd(on visitable: (any Visitable)?) {
        visitable?.visitableView?.refreshControl.endRefreshing()
        visitable?.hideVisitableActivityIndicator()
        hasEndedVisit = true
        // Only after the code that ended the visit has returned: an observer may begin the next one.
        Task { [weak self] in self?.notifyFirstVisitObservers() }
    }

    // MARK: Reports

    private func notifyFirstVisitObservers() {
        // A reload took the first visit's place: they wait for its end.
        guard session?.isVisiting != true else { return }
        let observers = firstVisitObservers
        firstVisitObservers = []
        for observer in observers { observer() }
    }

    /// Calls back when the session's first visit has ended; at once if it has, or has not begun.
    package func whenFirstVisitEnds(_ observer: @escaping @MainActor () -> Void) {
        guard session?.isVisiting == true, !hasEndedVisit else { return observer() }
        firstVisitObservers.append(observer)
    }

    /// Only after the delegate was notified of the previous request, which may wait for cookies.
    private func reportStart() {
        let report = { @MainActor [weak session] in
            if let session { session.listener.sessionDidStartRequest(session) }
        }
        if let cookies { cookies.afterWaiting(report) } else { report() }
    }

    /// The app's own requests have the cookies of the answer then.
    private func reportFinish() {
        let report = { @MainActor [weak session] in
            if let session { session.listener.sessionDidFinishRequest(session) }
        }
        if let cookies { cookies.whenCopied(report) } else { report() }
    }

    // MARK: Names and passwords

    typealias ChallengeAnswer = @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void

    /// Asks for the user's credentials, whether the engine loads a document or Turbo fetches in the page. No deadline passes
    /// while the user types. Questions about certificates are another matter, which most apps leave to the system.
    func askUser(_ challenge: URLAuthenticationChallenge, _ answer: @escaping ChallengeAnswer) {
        guard let session else { return answer(.performDefaultHandling, nil) }
        guard Self.signInMethods.contains(challenge.protectionSpace.authenticationMethod) else {
            return session.listener.session(
                session, didReceiveCertificateChallenge: challenge, completionHandler: answer)
        }
        let visit = session.isVisiting ? session.state.visit?.token : nil
        if let visit { session.send(.userAsked(visit: visit)) }
        session.listener.session(session, didReceiveAuthenticationChallenge: challenge) {
            [weak session] answered, user in
            if let session, let visit {
                session.send(.userAnswered(visit: visit, isRefused: answered == .cancelAuthenticationChallenge))
            }
            answer(answered, user)
        }
    }

    /// The others are about certificates.
    private static let signInMethods: Set<String> = [
        NSURLAuthenticationMethodDefault, NSURLAuthenticationMethodHTTPBasic, NSURLAuthenticationMethodHTTPDigest,
        NSURLAuthenticationMethodNTLM, NSURLAuthenticationMethodNegotiate,
    ]
}
