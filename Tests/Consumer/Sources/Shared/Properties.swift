import TurboNavigator

// Typed access to the app's own keys in the path configuration.

extension Navigation {
    enum Screen: String {
        case web
        case calculator
        case signIn = "sign_in"
    }

    enum ModalPresentationStyle: String {
        case `default`
        case fullScreen = "full_screen"
    }
}

extension VisitProposal {
    var screen: Navigation.Screen {
        if let rawValue = properties["screen"] as? String {
            return Navigation.Screen(rawValue: rawValue) ?? .web
        }
        return .web
    }

    var modalPresentationStyle: Navigation.ModalPresentationStyle {
        if let rawValue = properties["modalPresentationStyle"] as? String {
            return Navigation.ModalPresentationStyle(rawValue: rawValue) ?? .default
        }
        return .default
    }

    var isModalNavigationBarHidden: Bool {
        if let value = properties["isModalNavigationBarHidden"] as? Bool {
            return value
        }
        return false
    }
}
