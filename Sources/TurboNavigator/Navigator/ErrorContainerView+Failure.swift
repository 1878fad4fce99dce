import UIKit

extension ErrorContainerView {
    /// Shows the error view for a failure over a screen, and replaces an existing one.
    package static func show(_ failure: VisitFailure, on visitable: any Visitable) {
        show(custom: TurboConfig.shared.makeErrorView(failure), on: visitable)
    }
}
