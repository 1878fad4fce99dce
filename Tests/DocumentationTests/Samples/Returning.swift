import TurboNavigator
import UIKit

// Sources/TurboNavigator/Documentation.docc/Articles/ReturnToTheScreens.md

final class ReturningSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let navigator = TurboNavigator()

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { navigator.stateRestorationActivity }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        // Create the window with navigator.rootViewController, then instead of start():
        navigator.start(restoring: session.stateRestorationActivity)
    }
}

@MainActor
func restoreTabs(_ tabs: TurboTabBarController, _ appTabs: [TurboTab], session: UISceneSession) {
    tabs.load(appTabs, restoring: session.stateRestorationActivity)
}

@MainActor
func addToState(of navigator: TurboNavigator) -> NSUserActivity {
    let activity = navigator.stateRestorationActivity
    activity.addUserInfoEntries(from: ["showsTips": true])
    return activity
}
