import TurboNavigator
import UIKit

/// A navigation controller for the stacks of a navigator. Subclass it to customize the stacks.
@preconcurrency @MainActor
open class HotwireNavigationController: UINavigationController {
    open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if Hotwire.config.hideTabBarWhenPushed {
            viewController.hidesBottomBarWhenPushed = !viewControllers.isEmpty
        }
        super.pushViewController(viewController, animated: animated)
    }

    open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        if Hotwire.config.animateReplaceActions, isReplacing(by: viewControllers) { fade() }
        if Hotwire.config.hideTabBarWhenPushed {
            for (index, controller) in viewControllers.enumerated() {
                controller.hidesBottomBarWhenPushed = index > 0
            }
        }
        super.setViewControllers(viewControllers, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        TabNavigators.stackDidAppear(self)
    }

    /// Returns whether only the top screen is replaced.
    private func isReplacing(by new: [UIViewController]) -> Bool {
        new.count == viewControllers.count && new.last !== viewControllers.last
            && new.dropLast() == viewControllers.dropLast()
    }

    private func fade() {
        let transition = CATransition()
        transition.type = .fade
        transition.duration = CATransaction.animationDuration()
        viewIfLoaded?.layer.add(transition, forKey: kCATransition)
    }
}
