import UIKit

/// The app that the benchmark runs in. `SceneDelegate` is found by its name, as in Xcode's template.
final class BenchAppDelegate: UIResponder, UIApplicationDelegate {}
