import TurboNavigator
import UIKit

/// The tabs of the site, with sessions that share the window's data.
@MainActor
final class OpenTabs: TurboTabBarController {
    var makeSessions: @MainActor () -> (main: Session, modal: Session)? = { nil }
    /// Called with each navigator before it is used.
    var didMake: @MainActor (TurboNavigator) -> Void = { _ in }

    override func makeNavigator(for tab: TurboTab, navigationController: UINavigationController) -> TurboNavigator {
        guard let sessions = makeSessions() else {
            return super.makeNavigator(for: tab, navigationController: navigationController)
        }
        let navigator = TurboNavigator(
            preconfiguredMainSession: sessions.main, preconfiguredModalSession: sessions.modal,
            delegate: navigationDelegate, navigationController: navigationController)
        // The inspector and the record tell the screens of all tabs apart.
        navigator.lastScreenNumber = navigators.count * 1000
        didMake(navigator)
        return navigator
    }
}
