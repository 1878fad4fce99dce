import UIKit

/// The app whose frames are checked. UIKit finds `SceneDelegate` by its name, as with Xcode's template.
final class FramesAppDelegate: UIResponder, UIApplicationDelegate {}
