import UIKit

extension ErrorCover {
    /// Covers a screen with the view that the app makes for a failure. It takes the place of one that is there already.
    package static func show(_ failure: VisitFailure, on visitable: any Visitable) {
        show(custom: TurboConfig.shared.makeErrorView(failure), on: visitable)
    }
}
