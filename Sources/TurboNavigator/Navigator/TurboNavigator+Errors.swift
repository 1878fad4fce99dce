import UIKit

extension TurboNavigator {
    /// Covers a screen with what went wrong in plain words, and a Retry button: what is shown by default. The next visit
    /// of the screen takes the cover away.
    ///
    /// For an app that is its sessions' own delegate (as in turbo-ios 7), or that shows some failures in its own way.
    ///
    /// - Parameters:
    ///   - error: what `session(_:didFailRequestForVisitable:error:)` was told.
    ///   - visitable: the screen whose visit failed.
    ///   - retry: what the button does; by default it makes the failed visit again.
    public func showError(
        _ error: any Error, on visitable: any Visitable, retry: (() -> Void)? = nil
    ) {
        ErrorCover.show(error, on: visitable, retry: retry ?? repetition(of: visitable))
    }

    private func repetition(of visitable: any Visitable) -> @MainActor () -> Void {
        repetition(of: visitable, in: sessions.first { $0.owner === visitable } ?? session)
    }

    /// What Retry does: the failed visit again, and rules that are missing too.
    func repetition(of visitable: any Visitable, in session: Session) -> @MainActor () -> Void {
        { [weak self, weak session, weak visitable] in
            self?.missingRules?.userTriesAgain()
            guard let session, let visitable else { return }
            session.visits.retry(visitable)
        }
    }
}

extension TurboNavigationDelegate {
    /// Covers a screen with what went wrong in plain words, and a Retry button. This is what the default of
    /// ``visitableDidFailRequest(_:error:retry:)`` does; call it from your own for the failures that you leave to it.
    ///
    /// - Parameters:
    ///   - error: what went wrong.
    ///   - visitable: the screen whose visit failed.
    ///   - retry: what the button does.
    public func showError(
        _ error: any Error, on visitable: any Visitable, retry: @escaping () -> Void
    ) {
        ErrorCover.show(error, on: visitable, retry: retry)
    }
}
