import UIKit

/// The main stack of a tab. It says when it is seen: UIKit doesn't tell everybody about every way to choose a tab. A row of
/// the list under More on iOS is one, a tap while the app has a delegate of its own another.
final class TabStackController: UINavigationController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // Afterwards: a controller that gets its tabs shows the first one before it is told which to choose.
        Task { [weak self] in (self?.tabBarController as? any TabOwner)?.tabNavigators.selectionDidChange() }
    }
}
