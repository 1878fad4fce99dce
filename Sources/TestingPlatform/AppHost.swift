import Foundation
import UIKit

/// Runs an app for its tests, and acts as its user outside web pages.
///
/// Each system has its own host. `UIApplication` provides it: see ``AppHostProvider``.
@MainActor
package protocol AppHost {
    /// Prepares the process for apps.
    func prepare() throws

    /// Starts the app with its delegates.
    ///
    /// - Returns: the window of its scene delegate.
    func connect(appDelegate: AnyClass?, sceneDelegate: AnyClass?) throws -> UIWindow

    /// Shows a controller in a new window.
    func show(_ root: UIViewController) -> UIWindow

    /// Closes the window and ends its app.
    func end(_ window: UIWindow?)

    /// Whether the window is visible.
    func isOpen(_ window: UIWindow) -> Bool

    /// The title of a bar button.
    func title(of item: UIBarButtonItem) -> String?

    /// Presses a bar button. One with a menu opens it, where the system allows that.
    ///
    /// - Returns: false if the button has neither an action nor a menu.
    func press(_ item: UIBarButtonItem) -> Bool

    /// Chooses an action of the menu of a bar button, which may be open.
    func choose(_ action: UIAction, of item: UIBarButtonItem)

    /// Chooses an action of an alert.
    func choose(_ action: UIAlertAction, of alert: UIAlertController) throws

    /// Selects a tab and calls the delegate, as a tap does.
    func select(tab index: Int, of tabs: UITabBarController)

    /// Taps a row.
    func select(row: IndexPath, of list: UITableView)

    /// Dismisses the topmost presented controller, unless the user may not dismiss it.
    func dismiss(in window: UIWindow)

    /// Saves a screenshot of the window as a PNG.
    func savePicture(of window: UIWindow, to file: URL) async throws
}

/// The reason why a host can't do something.
package struct AppHostFailure: Error {
    package let message: String

    package init(message: String) {
        self.message = message
    }
}

/// `UIApplication`, which conforms in a module of its system.
@MainActor
package protocol AppHostProvider {
    static var appHost: any AppHost { get }
}

/// The host of this process.
@MainActor
package let appHost: any AppHost = {
    // Looked up at run time: on Linux the conformance is in a module that is linked, and imported nowhere.
    let application: Any.Type = UIApplication.self
    guard let provider = application as? any AppHostProvider.Type else {
        preconditionFailure("UIApplication has no host for tests on this system.")
    }
    return provider.appHost
}()
