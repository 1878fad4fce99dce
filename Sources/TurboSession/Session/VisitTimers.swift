import UIKit

/// The timers of a session's visits: their deadline, the return to the foreground, and the delay before they count as
/// slow.
@MainActor
final class VisitTimers {
    private weak var session: Session?
    private var deadline: Task<Void, Never>?
    var foreground = Foreground()
    private var foregroundObservers: [NotificationObserver] = []
    private var isReturning = false

    init(session: Session) {
        self.session = session
        foregroundObservers = Foreground.returnNotifications.map { name in
            NotificationObserver(name) { [weak self] in self?.willEnterForeground() }
        }
    }

    var isInBackground: Bool { foreground.isInBackground() }

    func arm(_ token: Int, _ seconds: TimeInterval?) {
        deadline?.cancel()
        deadline = seconds.map { seconds in
            Task { [weak self, foreground] in
                do { try await foreground.sleep(seconds) } catch { return }
                guard let self, let session = self.session else { return }
                session.send(.visit(token: token, .deadlinePassed(isHidden: self.isHidden(session))))
            }
        }
    }

    /// Returns whether the screen of the visit is hidden and may become visible again: its container is in a window, or
    /// presents another controller.
    private func isHidden(_ session: Session) -> Bool {
        guard session.webView.window == nil, let screen = session.owner?.visitableViewController else { return false }
        let container = sequence(first: screen, next: \.parent).reduce(screen) { $1 }
        return container.viewIfLoaded?.window != nil || container.presentedViewController != nil
    }

    /// App and window report the same return.
    private func willEnterForeground() {
        guard !isReturning else { return }
        isReturning = true
        Task { [weak self, weak session, foreground] in
            await foreground.wait()
            self?.isReturning = false
            session?.send(.process(.enteredForeground))
        }
    }

    func awaitForeground() {
        Task { [weak session, foreground] in
            await foreground.wait()
            session?.send(.process(.mayRestart))
        }
    }

    func awaitMove(of token: Int, _ screen: SessionState.VisitableID) {
        Task { [weak session] in
            guard let session, session.screens[screen]?.visitableViewController.parent == nil else { return }
            session.send(.visit(token: token, .screenWasRemoved))
        }
    }

    /// The time in nanoseconds that a visit takes before the progress line appears. For shorter visits, the line would
    /// only flash.
    private static let progressDelay: UInt64 = 250_000_000

    func awaitProgress(of token: Int) {
        Task { [weak session] in
            do { try await Task.sleep(nanoseconds: Self.progressDelay) } catch { return }
            session?.send(.visit(token: token, .becameSlow))
        }
    }
}
