import UIKit

/// The app that measures, or one side of a pair that is measured. `SceneDelegate` is found by its name, as with Xcode's template.
final class CostAppDelegate: UIResponder, UIApplicationDelegate {}
