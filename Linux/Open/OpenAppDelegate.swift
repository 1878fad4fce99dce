import TurboNavigatorTool
import UIKit

/// The app that shows any site.
final class OpenAppDelegate: UIResponder, UIApplicationDelegate {
    /// What the command line asks for.
    static var options: OpenOptions?

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = OpenSceneDelegate.self
        return configuration
    }
}
