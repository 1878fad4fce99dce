import UIKit

extension ErrorCover {
    /// Covers a screen with an error of an earlier library.
    ///
    /// - Parameter retry: nil for an error that has no button.
    package static func show(_ error: any Error, on visitable: any Visitable, retry: (() -> Void)?) {
        guard let url = visitable.visitableURL else { return }
        let failure = VisitFailure(error, url: url)
        show(retry.map { retry in failure.retrying { retry() } } ?? failure, on: visitable)
    }
}
