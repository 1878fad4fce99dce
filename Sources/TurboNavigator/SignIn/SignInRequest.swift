import Turbo
import UIKit

/// Pages that the server has refused with 401. All that it refuses until the request ends are one request, in all tabs.
///
/// Keep it while the user signs in. It ends with ``retry()``, with ``cancel()``, or when each of the pages has been visited
/// again, because the form led back to it for example.
@preconcurrency @MainActor
public final class SignInRequest {
    private struct Refusal {
        weak var visitable: (any Visitable)?
        // A screen that the user can see has both. What holds the request may belong to them.
        weak var session: Session?
        weak var client: (any SignInClient)?
    }

    private var refusals: [Refusal] = []

    private var hasEnded = false

    private weak var desk: SignInDesk?

    /// Whether it has not ended, and one of the screens is still there.
    public var isPending: Bool { !hasEnded && !visitables.isEmpty }

    init(at desk: SignInDesk) {
        self.desk = desk
    }

    /// The screens whose pages the server has refused.
    public var visitables: [any Visitable] { refusals.compactMap(\.visitable) }

    /// Makes all refused visits again, each on its screen. A screen that is covered by others is visited when it is seen.
    /// Everything else that the app shows is loaded again when it is seen next.
    public func retry() {
        guard !hasEnded else { return }
        let refusals = end()
        desk?.forgetRefused()
        let refused = Set(refusals.compactMap(\.session).map { ObjectIdentifier($0) })
        for session in Set(refusals.flatMap { $0.client?.family ?? [] }) {
            session.markSnapshotCacheAsStale()
            if !refused.contains(ObjectIdentifier(session)) { session.markContentAsStale() }
        }
        for refusal in refusals {
            guard let visitable = refusal.visitable, let session = refusal.session, session.owner === visitable else {
                continue
            }
            session.visits.retry(visitable)
        }
    }

    /// The user doesn't sign in: each refused visit has failed, and the delegate is called.
    public func cancel() {
        guard !hasEnded else { return }
        for refusal in end() {
            guard let visitable = refusal.visitable, let url = visitable.visitableURL, let session = refusal.session
            else {
                continue
            }
            let failure = VisitFailure(TurboError.http(statusCode: 401), url: url)
            refusal.client?.report(failure, of: visitable, in: session)
        }
    }

    func add(_ visitable: any Visitable, of session: Session, _ client: any SignInClient) {
        remove(visitable)
        refusals.append(Refusal(visitable: visitable, session: session, client: client))
    }

    /// The screen is visited again. The request is over when that was the last one.
    func leave(_ visitable: any Visitable) {
        let wasRefused = refusals.contains { $0.visitable === visitable }
        remove(visitable)
        if wasRefused, refusals.isEmpty { hasEnded = true }
    }

    private func remove(_ visitable: any Visitable) {
        refusals.removeAll { $0.visitable === visitable || $0.visitable == nil }
    }

    private func end() -> [Refusal] {
        hasEnded = true
        defer { refusals = [] }
        return refusals
    }
}
