import SafariServices
import TurboCore
import UIKit

extension Screen.Kind {
    /// What kind of screen a controller is.
    @MainActor
    init(of controller: UIViewController) {
        if Self.cannotBePushed(controller) {
            self = .foreign
        } else {
            self = controller is any Visitable ? .web : .native
        }
    }

    /// Controllers that UIKit refuses to push, or that make no sense on a stack. Some have names that only Apple's
    /// UIKit knows.
    @MainActor
    private static func cannotBePushed(_ controller: UIViewController) -> Bool {
        if controller is UINavigationController || controller is UIAlertController { return true }
        if controller is SFSafariViewController || controller is UIActivityViewController { return true }
        return ["UITabBarController", "UISplitViewController"].contains { name in
            NSClassFromString(name).map { controller.isKind(of: $0) } ?? false
        }
    }
}
