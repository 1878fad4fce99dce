import UIKit

/// The app that visits pages, or with `--bare` the one with only a web view. `SceneDelegate` is found by its name, as in
/// Xcode's template.
final class SoakAppDelegate: UIResponder, UIApplicationDelegate {}
