import UIKit

/// Access to the system for tests of an app. On iOS the tests run inside an app that the system has started.
@MainActor
package enum AppHost {
    /// The reason why an app can't be started here.
    package struct Failure: Error {
        package let message: String
    }

    /// Does nothing on iOS.
    package static func prepare() throws {}

    /// Returns the window of the app that hosts the tests, because only the system creates scenes.
    package static func connect(appDelegate: AnyClass?, sceneDelegate: AnyClass?) throws -> UIWindow {
        let delegates = scenes.compactMap { $0.delegate as? any UIWindowSceneDelegate }
        let wanted = sceneDelegate.map { ObjectIdentifier($0) }
        let delegate = delegates.first { wanted == nil || ObjectIdentifier(type(of: $0 as AnyObject)) == wanted }
        guard let window = delegate?.window ?? nil else {
            throw Failure(
                message:
                    "On iOS, the system creates the scene. Host the tests in the app, or start AppDriver with a root.")
        }
        return window
    }

    /// Shows a controller in a window of the host's scene.
    package static func show(_ root: UIViewController) -> UIWindow {
        let window = scenes.first.map(UIWindow.init(windowScene:)) ?? UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    /// Hides the window.
    package static func end(_ window: UIWindow?) {
        window?.isHidden = true
    }

    /// Whether the window is visible.
    package static func isOpen(_ window: UIWindow) -> Bool { !window.isHidden }

    private static var scenes: [UIWindowScene] {
        UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    }
}
