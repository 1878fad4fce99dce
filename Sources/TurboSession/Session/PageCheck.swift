import UIKit
import WebKit

/// Checks whether the page of a session responds in time, and reports the result.
@MainActor
final class PageCheck {
    private weak var session: Session?
    private var deadline: Task<Void, Never>?

    init(session: Session) {
        self.session = session
    }

    /// Asks the page, and replaces the previous check.
    func start(_ number: Int, seconds: TimeInterval) {
        guard let session else { return }
        deadline?.cancel()
        // A load that was just requested may have to wait too. Until then, a process that ended isn't started again.
        session.page.whenReadyToLoad { [weak self] in self?.ask(number) }
        deadline = Task { [weak self, foreground = session.visits.timers.foreground] in
            do { try await foreground.sleep(seconds) } catch { return }
            self?.deadlinePassed(number)
        }
    }

    private func ask(_ number: Int) {
        // NB: WebKit retains the closure while a page hangs.
        session?.webView.evaluateJavaScript("location.href") { [weak self] url, error in
            self?.receive(url as? String, error, of: number)
        }
    }

    private func receive(_ url: String?, _ error: (any Error)?, of number: Int) {
        guard let session else { return }
        guard let error else {
            // A new process may have responded, in which no page is loaded.
            let isEmpty = url == "about:blank" && !session.isVisiting
            return session.send(.check(number: number, isEmpty ? .isGone : .responded))
        }
        let isEnded = [.webContentProcessTerminated, .webViewInvalidated].contains((error as? WKError)?.code)
        // A document that is replaced before it responds has the deadlines of the visit that replaces it.
        session.send(.check(number: number, session.isVisiting && !isEnded ? .responded : .isGone))
    }

    private func deadlinePassed(_ number: Int) {
        session?.send(.check(number: number, .didNotRespond(isExcused: isExcused)))
    }

    /// Whether the web view is hidden, such as in another tab, or an alert or a window of the system, such as that for
    /// printing, is over the page, which may be waiting for it. Of a hidden page, only an error counts: WebKit resumes
    /// its process late.
    private var isExcused: Bool {
        guard let window = session?.webView.window else { return true }
        if window.windowScene?.activationState == .foregroundInactive { return true }
        guard let root = window.rootViewController else { return false }
        return sequence(first: root, next: \.presentedViewController).contains { $0 is UIAlertController }
    }
}
