import UIKit

/// The app that measures, or one side of a measured pair. `SceneDelegate` is found by its name, as in Xcode's template.
final class CostAppDelegate: UIResponder, UIApplicationDelegate {}
