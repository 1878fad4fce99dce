internal import Foundation
package import TestingPlatform
package import UIKit

/// The host on Linux, where the test process creates the app's scene.
@MainActor
struct GuestHost: AppHost {
    /// Opens the display.
    func prepare() throws {
        let environment = ProcessInfo.processInfo.environment
        guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else {
            throw AppHostFailure(message: "There is no display. Run the tests on a virtual one: xvfb-run -a swift test")
        }
        _ = Self.hasStarted
    }

    /// Starts in English, because tests name buttons by their titles.
    private static let hasStarted: Void = {
        setenv("LC_ALL", "C.UTF-8", 1)
        unsetenv("LANGUAGE")
        Toolkit.start()
    }()

    /// Starts the app with its delegates, as the system does.
    ///
    /// - Returns: the window that the scene delegate has created.
    func connect(appDelegate: AnyClass?, sceneDelegate: AnyClass?) throws -> UIWindow {
        for type in [appDelegate, sceneDelegate] where type != nil && !(type is NSObject.Type) {
            throw AppHostFailure(
                message: "\(type.map { "\($0)" } ?? "") cannot be created: it must inherit from UIResponder.")
        }
        let life = UIApplication.shared.guestLifecycle
        life.startAsGuest(appDelegate: appDelegate, sceneDelegate: sceneDelegate)
        guard let scene = life.scene, let delegate = scene.delegate as? any UIWindowSceneDelegate else {
            throw AppHostFailure(
                message: "There is no scene delegate. Pass its class, as in AppDriver(scene: SceneDelegate.self).")
        }
        let name = "\(type(of: delegate))"
        guard let window = delegate.window ?? scene.windows.first else {
            throw AppHostFailure(message: "\(name) has not created a window in scene(_:willConnectTo:options:).")
        }
        guard window.rootViewController != nil else {
            throw AppHostFailure(message: "The window of \(name) has no rootViewController.")
        }
        guard window.isOnDesktop else {
            throw AppHostFailure(message: "The window of \(name) is not visible: call its makeKeyAndVisible().")
        }
        return window
    }

    /// Shows a controller in a window of a phone's size.
    func show(_ root: UIViewController) -> UIWindow {
        AppIdentity.nameProcess()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 430, height: 820))
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    /// Closes the window and ends its app.
    func end(_ window: UIWindow?) {
        window?.isHidden = true
        window?.rootViewController = nil
        UIApplication.shared.guestLifecycle.endAsGuest()
    }

    /// Whether the window is on screen.
    func isOpen(_ window: UIWindow) -> Bool { window.isOnDesktop }
}

extension UIApplication: AppHostProvider {
    package static var appHost: any AppHost { GuestHost() }
}
