import UIKit

/// Untyped errors, for an app that is the delegate of its sessions (as in turbo-ios 7).
extension TurboNavigator {
    /// Shows an error view over a screen, with a sentence about the error and a Retry button. The next visit of the
    /// screen removes the error view.
    ///
    /// - Parameters:
    ///   - error: the error that `session(_:didFailRequestForVisitable:error:)` received.
    ///   - visitable: the screen whose visit failed.
    ///   - retry: the action of the button. The default makes the failed visit again.
    public func showError(_ error: any Error, on visitable: any Visitable, retry: (() -> Void)? = nil) {
        ErrorContainerView.show(error, on: visitable, retry: retry ?? retryAction(for: visitable))
    }
}

extension ErrorContainerView {
    /// Shows an error view over a screen, for the interfaces of earlier libraries.
    ///
    /// - Parameter retry: the action of the Retry button; nil for no button.
    package static func show(_ error: any Error, on visitable: any Visitable, retry: (() -> Void)?) {
        guard let url = visitable.visitableURL else { return }
        let failure = VisitFailure(error, url: url)
        show(retry.map { retry in failure.withRetry { retry() } } ?? failure, on: visitable)
    }
}
