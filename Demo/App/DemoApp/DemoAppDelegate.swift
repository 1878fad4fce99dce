import UIKit

/// The application: one window, created by the scene delegate that Info.plist names.
open class DemoAppDelegate: UIResponder, UIApplicationDelegate {}
