import TurboNavigator
import TurboTestSupport
import UIKit

extension RandomAction {
    @MainActor
    func perform(in app: AppDriver) {
        let main = app.navigator.navigationController
        switch self {
        case .propose(let path, let properties, let action):
            app.navigator.route(
                VisitProposal(
                    url: app.server.url(path), options: VisitOptions(action: action), properties: properties))
        case .push(let animated): main.pushViewController(UIViewController(), animated: animated)
        case .pop(let animated): main.popViewController(animated: animated)
        case .popToRoot(let animated): main.popToRootViewController(animated: animated)
        case .setStack:
            main.setViewControllers(main.viewControllers.prefix(1) + [UIViewController()], animated: false)
        case .dismiss(let animated): main.dismiss(animated: animated)
        case .back: app.window.perform(.back)
        case .escape: app.window.perform(.cancel)
        case .cancelledSwipe: cancelSwipe(in: main)
        }
    }

    /// Begins the appearance of the screen below, and cancels it.
    @MainActor
    private func cancelSwipe(in controller: UINavigationController) {
        guard controller.presentedViewController == nil, controller.transitionCoordinator == nil else { return }
        controller.swipeBack(.begin(at: 0))
        controller.swipeBack(.update(40, at: 1))
        controller.swipeBack(.end(at: 2))
    }
}
