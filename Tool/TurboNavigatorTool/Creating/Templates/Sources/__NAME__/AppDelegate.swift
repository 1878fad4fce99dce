import TurboNavigator
import UIKit

/// The app delegate. Info.plist names the scene delegate.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // For pages that use the public bridge components. Add your own: `.standard + [SaveComponent.self]`.
        BridgeComponents.register(.standard)
        return true
    }
}
