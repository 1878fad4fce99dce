import TurboSession
import UIKit
import WebKit

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

    /// The action of Retry: makes the failed visit again, and fetches missing rules. If nothing has answered in time,
    /// the service workers are removed before: one that never answers would keep its site away for good. A page that is
    /// loaded registers its worker again.
    func retryAction(
        for visitable: any Visitable, in session: Session, after failure: VisitFailure? = nil
    ) -> @MainActor () -> Void {
        { [weak self, weak session, weak visitable] in
            self?.missingRulesLoader?.userDidRetry()
            let retry = { @MainActor @Sendable [weak session, weak visitable] in
                if let session, let visitable { session.visits.retry(visitable) }
            }
            guard failure?.isTimeout == true, let session else { return retry() }
            session.webView.configuration.websiteDataStore.removeData(
                ofTypes: [WKWebsiteDataTypeServiceWorkerRegistrations], modifiedSince: .distantPast,
                completionHandler: retry)
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

/// Messages of the server.
extension TurboNavigator {
    /// Shows a message for some seconds at the bottom of the screen, over the visible stack.
    public func showMessage(_ text: String) {
        guard let view = activeNavigationController.viewIfLoaded else { return }
        MessageView(text).show(over: view)
    }

    /// The text of the message that is visible; nil if there is none.
    package var message: String? {
        activeNavigationController.viewIfLoaded?.subviews.lazy.compactMap { $0 as? MessageView }.last?
            .accessibilityLabel
    }
}
