import UIKit

extension TurboNavigator {
    /// Covers a screen with a failure in plain words, and a Retry button: the view of ``TurboConfig/makeErrorView``. The next
    /// visit of the screen removes the cover.
    ///
    /// - Parameters:
    ///   - failure: the failure; one without a retry makes the failed visit again.
    ///   - visitable: the screen whose visit failed.
    public func showError(_ failure: VisitFailure, on visitable: any Visitable) {
        ErrorCover.show(failure.canRetry ? failure : failure.retrying(repetition(of: visitable)), on: visitable)
    }

    func repetition(of visitable: any Visitable) -> @MainActor () -> Void {
        repetition(of: visitable, in: sessions.first { $0.owner === visitable } ?? session)
    }

    /// The action of Retry: the failed visit again, and rules that are missing too.
    func repetition(of visitable: any Visitable, in session: Session) -> @MainActor () -> Void {
        { [weak self, weak session, weak visitable] in
            self?.missingRules?.userTriesAgain()
            guard let session, let visitable else { return }
            session.visits.retry(visitable)
        }
    }
}

extension TurboNavigationDelegate {
    /// Covers a screen with a failure in plain words, and a Retry button. This is the default of ``visitDidFail(_:on:from:)``;
    /// call it from your own for the failures that you leave to it.
    ///
    /// - Parameters:
    ///   - failure: the failure that the delegate received.
    ///   - visitable: the screen whose visit failed.
    public func showError(_ failure: VisitFailure, on visitable: any Visitable) {
        ErrorCover.show(failure, on: visitable)
    }
}
