import TurboSession
import UIKit

extension TurboNavigator {
    /// Shows the error view of ``TurboConfig/makeErrorView`` over a screen. The next visit of the screen removes it.
    ///
    /// - Parameters:
    ///   - failure: the failure. If it has no retry of its own, the Retry button makes the failed visit again.
    ///   - visitable: the screen whose visit failed.
    public func showError(_ failure: VisitFailure, on visitable: any Visitable) {
        ErrorContainerView.show(
            failure.canRetry ? failure : failure.withRetry(retryAction(for: visitable)), on: visitable)
    }

    func retryAction(for visitable: any Visitable) -> @MainActor () -> Void {
        retryAction(for: visitable, in: sessions.first { $0.owner === visitable } ?? session)
    }

    /// The action of Retry: makes the failed visit again, and fetches missing rules.
    func retryAction(for visitable: any Visitable, in session: Session) -> @MainActor () -> Void {
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

extension ErrorContainerView {
    /// Shows the error view for a failure over a screen, and replaces an existing one.
    package static func show(_ failure: VisitFailure, on visitable: any Visitable) {
        show(custom: TurboConfig.shared.makeErrorView(addingGoBack(to: failure, from: visitable)), on: visitable)
    }

    private static func addingGoBack(to failure: VisitFailure, from visitable: any Visitable) -> VisitFailure {
        let screen = visitable.visitableViewController
        guard let stack = screen.navigationController, stack.viewControllers.first !== screen else { return failure }
        return failure.withGoBack { [weak stack, weak screen] in
            guard let stack, let screen, stack.topViewController === screen else { return }
            stack.popViewController(animated: true)
        }
    }
}

/// Sign-in requests for pages that got a 401.
extension TurboNavigator {
    /// The sessions that share one sign-in: those of all tabs.
    var sessionsOfAllTabs: [Session] { container?.navigators.flatMap(\.sessions) ?? sessions }

    /// Asks the app to sign the user in.
    func requestSignIn(_ request: SignInRequest) {
        activeDelegate.signInIsNeeded(request, from: self)
    }

    /// Shows an error view over a screen until the user has signed in.
    func showError(_ visitable: any Visitable, with failure: VisitFailure) {
        if let presenting = activeDelegate as? any SignInErrorPresenting {
            return presenting.showError(visitable, with: failure)
        }
        showError(failure, on: visitable)
    }

    /// Holds a request for a delegate that can't, until the next request or ``releaseSignIn()``.
    package func retain(_ request: SignInRequest) { signInCollector.retain(request) }

    /// Drops the pending sign-in. The next 401 starts a new request.
    package func releaseSignIn() { signInCollector.release() }
}

/// A delegate that provides its own error view for a page that the server rejected with 401.
@MainActor
package protocol SignInErrorPresenting: TurboNavigationDelegate {
    /// Called for each screen of a pending sign-in request, after `signInIsNeeded`.
    ///
    /// - Parameter failure: the failure. Its retry makes all rejected visits again.
    func showError(_ visitable: any Visitable, with failure: VisitFailure)
}
