import Turbo
import TurboNavigator
import UIKit

// The first recipe: an app's type with the same name as the library's.

private enum Navigation {
    enum Controller: String {
        case `default`
        case newSession = "new_session"
        case newUser = "new_user"
    }
}

extension VisitProposal {
    fileprivate var controller: Navigation.Controller {
        if let rawValue = properties["controller"] as? String {
            return Navigation.Controller(rawValue: rawValue) ?? .default
        }
        return .default
    }
}

/// Selects native screens by the app's own property.
public class PropertyRouter: TurboNavigationDelegate {
    public init() {}

    public func controller(
        _ controller: VisitableViewController, forProposal proposal: VisitProposal
    ) -> UIViewController? {
        if proposal.controller == .newSession {
            return CalculatorViewController(url: proposal.url)
        }
        return proposal.controller == .newUser ? nil : controller
    }
}
