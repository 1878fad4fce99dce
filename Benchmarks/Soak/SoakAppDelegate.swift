import UIKit

/// The app that visits, or with `--bare` the one that has nothing but a web view. `SceneDelegate` is found by its name, as with Xcode's template.
final class SoakAppDelegate: UIResponder, UIApplicationDelegate {}
