import UIKit

extension TurboNavigator {
    /// Shows the error view of ``TurboConfig/makeErrorView`` over a screen. The next visit of the screen removes it.
    ///
    /// - Parameters:
    ///   - failure: the failure. If it has no retry of its own, the Retry button makes the failed visit again.
    ///   - visitable: the screen whose visit failed.
    public func showError(_ failure: VisitFailure, on visitable: any Visitable) {
        ErrorContainerView.show(failure.canRetry ? failure : failure.retrying(repetition(of: visitable)), on: visitable)
    }

    func repetition(of visitable: any Visitable) -> @MainActor () -> Void {
        repetition(of: visitable, in: sessions.first { $0.owner === visitable } ?? session)
    }

    /// The action of Retry: makes the failed visit again, and fetches missing rules.
    func repetition(of visitable: any Visitable, in session: Session) -> @MainActor () -> Void {
        { [weak self, weak session, weak visitable] in
            self?.missingRulesLoader?.userDidRetry()
            guard let session, let visitable else { return }
            session.visits.retry(visitable)
        }
    }
}

extension TurboNavigationDelegate {
    /// Shows the error view for a failure over a screen, with a Retry button. This is the default of
    /// ``visitDidFail(_:on:from:)``. Call it in your own implementation for the failures that you don't handle.
    ///
    /// - Parameters:
    ///   - failure: the failure that the delegate received.
    ///   - visitable: the screen whose visit failed.
    public func showError(_ failure: VisitFailure, on visitable: any Visitable) {
        ErrorContainerView.show(failure, on: visitable)
    }
}
