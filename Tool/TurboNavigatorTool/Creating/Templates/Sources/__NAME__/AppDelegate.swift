import UIKit

/// The app delegate. Info.plist names the scene delegate.
public final class AppDelegate: UIResponder, UIApplicationDelegate {}
