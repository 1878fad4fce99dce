import TurboNavigatorTool
import UIKit

/// The app that shows any site. `SceneDelegate` is found by its name, as with Xcode's template.
final class OpenAppDelegate: UIResponder, UIApplicationDelegate {
    /// What the command line asks for.
    static var options: OpenOptions?
}
