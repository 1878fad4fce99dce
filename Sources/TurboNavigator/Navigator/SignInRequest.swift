import TurboSession
import UIKit

/// The pages that the server has rejected until the user signs in, with 401 or with a redirect to a sign-in page. All
/// pages that it rejects until the request ends belong to one request, in all tabs and windows.
///
/// Keep it while the user signs in. It ends with ``retry()``, with ``cancel()``, or when each of the pages has been
/// visited again, for example because the sign-in form redirected to it.
@preconcurrency @MainActor
public final class SignInRequest {
    private struct Rejection {
        weak var visitable: (any Visitable)?
        // Weak, because the objects that hold the request may be owned by the session or the navigator. A screen on a
        // stack keeps both alive.
        weak var session: Session?
        weak var navigator: TurboNavigator?
        /// The URL of the form, frame or download that waits in the page of the screen; nil if the page was rejected itself.
        let waitingURL: URL?

        var hasPage: Bool { waitingURL != nil }

        /// The URL that the server has rejected, and that of the page.
        @MainActor var urls: [PageIdentity] {
            [waitingURL, visitable?.visitableURL].compactMap(\.self).map { PageIdentity($0) }
        }

        @MainActor var isVisible: Bool { visitable?.visitableViewController.viewIfLoaded?.window != nil }
    }

    private var rejections: [Rejection] = []

    private weak var signInCollector: SignInCollector?

    /// The page to which the server redirected, for the user to sign in; nil if it answered with 401.
    public var signInURL: URL? { signInPage?.url }

    private var signInPage: SignInPage?

    /// Whether the request has not ended, and at least one of the screens still exists.
    public var isPending: Bool { !visitables.isEmpty }

    /// Whether a screen of a navigator waits.
    func isPending(in navigator: TurboNavigator) -> Bool {
        rejections.contains { $0.navigator === navigator && $0.visitable != nil }
    }

    init(for signInCollector: SignInCollector) {
        self.signInCollector = signInCollector
    }

    /// The screens whose pages the server has rejected, or whose pages have a form or a frame that it has rejected.
    public var visitables: [any Visitable] { rejections.compactMap(\.visitable) }

    /// Returns the sign-in page that the server has sent, which is shown once; nil if it has to be requested.
    func takeResponse(for url: URL) -> VisitResponse? {
        guard let page = signInPage, page.url == url else { return nil }
        signInPage = SignInPage(url)
        return page.response.flatMap { $0.isRenderable ? $0 : nil }
    }

    /// Makes all rejected visits again, each on its screen. A screen below others is visited when it next appears. All
    /// other screens of the app are reloaded when they next appear.
    public func retry() {
        forgetFormerUser()
        retry(except: nil)
    }

    /// Called when the user has signed in, who may be another one than before. A page that was rejected is blank already,
    /// and visited anyway. A visit that has begun would be made again.
    func forgetFormerUser() {
        for session in sessionsOfUser {
            let isRejected = rejections.contains { $0.visitable === session.owner }
            session.page.forgetUser(keeping: isRejected ? [.last, .unsaved] : .unsaved)
        }
    }

    private var sessionsOfUser: Set<Session> { Set(rejections.flatMap { $0.navigator?.sessionsOfUser ?? [] }) }

    /// - Parameter visited: a screen that is visited anyway.
    func retry(except visited: (any Visitable)?) {
        guard !rejections.isEmpty else { return }
        for session in sessionsOfUser { session.page.userDidSignIn() }
        let rejections = end()
        signInCollector?.clearRejectedPages()
        for rejection in rejections { rejection.navigator?.container?.dataDidChange() }
        for rejection in rejections where rejection.visitable !== visited { visit(rejection) }
    }

    /// Makes the rejected visits of visible screens again. The others are made when their screens appear.
    func retryVisible() {
        let visible = rejections.filter(\.isVisible)
        rejections.removeAll(where: \.isVisible)
        visible.forEach(visit)
    }

    private func visit(_ rejection: Rejection) {
        guard let visitable = rejection.visitable, let session = rejection.session, session.owner === visitable else {
            return
        }
        if rejection.hasPage { return ErrorContainerView.remove(from: visitable) }
        session.visits.retry(visitable)
    }

    /// Ends the request without a sign-in. Each rejected visit is reported to the delegate as a failure.
    public func cancel() {
        for rejection in end() {
            guard let visitable = rejection.visitable, let url = visitable.visitableURL, let session = rejection.session
            else {
                continue
            }
            let failure = VisitFailure(TurboError.http(statusCode: 401), url: url)
            if rejection.hasPage {
                rejection.navigator?.session(session, didFailFormSubmissionTo: url, error: failure)
            } else {
                rejection.navigator?.report(failure, of: visitable, in: session)
            }
        }
    }

    /// - Parameters:
    ///   - waitingURL: the URL of the form, frame or download that waits in the page of the screen; nil if none does.
    ///   - signInPage: the page to which the server redirected; nil if it answered with 401.
    func add(
        _ visitable: any Visitable, of session: Session, _ navigator: TurboNavigator, waitingURL: URL?,
        signInPage: SignInPage?
    ) {
        remove(visitable)
        if self.signInPage?.response == nil { self.signInPage = signInPage ?? self.signInPage }
        rejections.append(
            Rejection(visitable: visitable, session: session, navigator: navigator, waitingURL: waitingURL))
    }

    /// The screens that wait for this URL. Servers lead to the URL that they rejected last, which may be that of a form or
    /// a frame, or to the page that has sent it.
    func visitables(waitingFor url: URL) -> [any Visitable] {
        rejections.filter { $0.urls.contains(PageIdentity(url)) }.compactMap(\.visitable)
    }

    /// The pages that the server has rejected themselves.
    var pages: Set<PageIdentity> {
        Set(rejections.filter { !$0.hasPage }.flatMap(\.urls))
    }

    /// Whether the screen has its page, and waits for the user to sign in with it.
    func hasPage(_ visitable: any Visitable) -> Bool {
        rejections.contains { $0.visitable === visitable && $0.hasPage }
    }

    /// Whether the server has rejected the page of the screen itself.
    func hasRejected(_ visitable: any Visitable) -> Bool {
        rejections.contains { $0.visitable === visitable && !$0.hasPage }
    }

    /// Removes a screen, because it is visited again. The request ends with the last screen.
    func remove(_ visitable: any Visitable) {
        rejections.removeAll { $0.visitable === visitable || $0.visitable == nil }
    }

    private func end() -> [Rejection] {
        defer { rejections = [] }
        return rejections
    }
}
