import UIKit

/// The app that Xcode runs the tests in. The tests contain the app __NAME__ themselves.
@main
final class Host: UIResponder, UIApplicationDelegate {}
