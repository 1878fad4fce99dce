import TurboNavigatorTool
import UIKit

/// The delegate of the app that opens any site. As in Xcode's template, `SceneDelegate` is found by its class name.
final class OpenAppDelegate: UIResponder, UIApplicationDelegate {
    /// The options of the command line.
    static var options: OpenOptions?
}
