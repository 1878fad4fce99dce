import UIKit

extension ErrorCover {
    /// Shows the error on a screen, in the place of one that is there already.
    ///
    /// - Parameter retry: what the button does; nil for the built-in view without one. Views of apps have a button.
    package static func show(_ error: any Error, on visitable: any Visitable, retry: (() -> Void)?) {
        guard let url = visitable.visitableURL else { return }
        let failure = VisitFailure(error, url: url)
        guard let retry else { return show(custom: VisitErrorView(failure, retry: nil), on: visitable) }
        show(custom: TurboConfig.shared.makeErrorView(failure) { retry() }, on: visitable)
    }
}
