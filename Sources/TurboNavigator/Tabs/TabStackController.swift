import UIKit

/// The main stack of a tab. It says when it is seen: UIKit doesn't tell everybody about every way to choose a tab. A row of
/// the list under More on iOS is one, a tap while the app has a delegate of its own another.
final class TabStackController: UINavigationController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        TabNavigators.stackDidAppear(self)
    }
}
