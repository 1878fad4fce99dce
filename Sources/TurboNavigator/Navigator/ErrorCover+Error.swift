import UIKit

extension ErrorCover {
    /// Shows the error on a screen, in the place of one that is there already.
    package static func show(_ error: any Error, on visitable: any Visitable, retry: @escaping @MainActor () -> Void) {
        guard let url = visitable.visitableURL else { return }
        show(custom: TurboConfig.shared.makeErrorView(VisitFailure(error, url: url), retry), on: visitable)
    }
}
