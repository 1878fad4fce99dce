import SafariServices
import TurboCore
import UIKit

extension Screen.Kind {
    /// The kind of screen that a controller is.
    @MainActor
    init(of controller: UIViewController) {
        if Self.cannotBePushed(controller) {
            self = .foreign
        } else {
            self = controller is any Visitable ? .web : .native
        }
    }

    /// Returns whether UIKit can't push a controller, or the controller makes no sense on a stack. A split view
    /// controller is compared by name, because UIKit on Linux doesn't have it.
    @MainActor
    private static func cannotBePushed(_ controller: UIViewController) -> Bool {
        controller is UINavigationController || controller is UIAlertController || controller is UITabBarController
            || controller is SFSafariViewController || controller is UIActivityViewController
            || NSClassFromString("UISplitViewController").map { controller.isKind(of: $0) } ?? false
    }
}
