import TurboSession
import UIKit

/// The pages that the server has rejected with 401. All pages that it rejects until the request ends belong to one
/// request, in all tabs.
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
    }

    private var rejections: [Rejection] = []

    private weak var signInCollector: SignInCollector?

    /// Whether the request has not ended, and at least one of the screens still exists.
    public var isPending: Bool { !visitables.isEmpty }

    init(for signInCollector: SignInCollector) {
        self.signInCollector = signInCollector
    }

    /// The screens whose pages the server has rejected.
    public var visitables: [any Visitable] { rejections.compactMap(\.visitable) }

    /// Makes all rejected visits again, each on its screen. A screen below others is visited when it next appears. All
    /// other screens of the app are reloaded when they next appear.
    public func retry() {
        guard !rejections.isEmpty else { return }
        let rejections = end()
        signInCollector?.clearRejectedPages()
        let rejectedSessions = Set(rejections.compactMap(\.session).map { ObjectIdentifier($0) })
        for session in Set(rejections.flatMap { $0.navigator?.sessionsOfAllTabs ?? [] }) {
            session.markSnapshotCacheAsStale()
            if !rejectedSessions.contains(ObjectIdentifier(session)) { session.markContentAsStale() }
        }
        for rejection in rejections {
            guard let visitable = rejection.visitable, let session = rejection.session, session.owner === visitable
            else {
                continue
            }
            session.visits.retry(visitable)
        }
    }

    /// Ends the request without a sign-in. Each rejected visit is reported to the delegate as a failure.
    public func cancel() {
        for rejection in end() {
            guard let visitable = rejection.visitable, let url = visitable.visitableURL, let session = rejection.session
            else {
                continue
            }
            let failure = VisitFailure(TurboError.http(statusCode: 401), url: url)
            rejection.navigator?.report(failure, of: visitable, in: session)
        }
    }

    func add(_ visitable: any Visitable, of session: Session, _ navigator: TurboNavigator) {
        remove(visitable)
        rejections.append(Rejection(visitable: visitable, session: session, navigator: navigator))
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
