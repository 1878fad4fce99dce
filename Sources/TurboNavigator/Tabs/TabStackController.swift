import UIKit

/// The main stack of a tab. It reports when it appears, because UIKit doesn't notify the tab bar controller of every selection:
/// for example in the More list on iOS, or by a tap if the app has set its own delegate.
final class TabStackController: UINavigationController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        TabNavigators.stackDidAppear(self)
    }
}
