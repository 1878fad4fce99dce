import UIKit

/// Errors without a type, for an app that is its sessions' own delegate (as in turbo-ios 7).
extension TurboNavigator {
    /// Covers a screen with an error in plain words, and a Retry button. The next visit of the screen removes the cover.
    ///
    /// - Parameters:
    ///   - error: the error that `session(_:didFailRequestForVisitable:error:)` received.
    ///   - visitable: the screen whose visit failed.
    ///   - retry: the action of the button; by default it makes the failed visit again.
    public func showError(_ error: any Error, on visitable: any Visitable, retry: (() -> Void)? = nil) {
        ErrorCover.show(error, on: visitable, retry: retry ?? repetition(of: visitable))
    }
}
