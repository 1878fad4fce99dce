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

    /// Returns whether UIKit can't push a controller, or the controller makes no sense on a stack. Some classes are
    /// compared by name, because UIKit on Linux doesn't have all of them.
    @MainActor
    private static func cannotBePushed(_ controller: UIViewController) -> Bool {
        if controller is UINavigationController || controller is UIAlertController { return true }
        if controller is SFSafariViewController || controller is UIActivityViewController { return true }
        return ["UITabBarController", "UISplitViewController"].contains { name in
            NSClassFromString(name).map { controller.isKind(of: $0) } ?? false
        }
    }
}
