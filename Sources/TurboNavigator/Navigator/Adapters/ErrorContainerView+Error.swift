import UIKit

extension ErrorContainerView {
    /// Shows an error view over a screen, for the interfaces of earlier libraries.
    ///
    /// - Parameter retry: the action of the Retry button; nil for no button.
    package static func show(_ error: any Error, on visitable: any Visitable, retry: (() -> Void)?) {
        guard let url = visitable.visitableURL else { return }
        let failure = VisitFailure(error, url: url)
        show(retry.map { retry in failure.retrying { retry() } } ?? failure, on: visitable)
    }
}
