import UIKit

/// The app whose frames are looked at. `SceneDelegate` is found by its name, as with Xcode's template.
final class FramesAppDelegate: UIResponder, UIApplicationDelegate {}
