import TurboNavigator
import TurboTestSupport
import UIKit

extension TestApp {
    /// The button of the built-in error on the screen on top of the main stack.
    var retryButton: UIButton? {
        let visitable = navigator.navigationController.topViewController as? any Visitable
        let views = visitable?.visitableView.subviews.flatMap(\.subviews) ?? []
        return views.compactMap { $0 as? UIButton }.first
    }
}
