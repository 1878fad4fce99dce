import UIKit

/// The app that the benchmark runs in. `SceneDelegate` is found by its name, as with Xcode's template.
final class BenchAppDelegate: UIResponder, UIApplicationDelegate {}
