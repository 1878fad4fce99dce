import Foundation
import TurboNavigator
import UIKit

/// URLs of the start location's host are shown in the app.
public final class AppNavigationRouteDecisionHandler: RouteDecisionHandler {
    public let name = "app-navigation"

    public nonisolated init() {}

    public func matches(location: URL, configuration: Navigator.Configuration) -> Bool {
        location.isWeb && location.host == configuration.startLocation.host
    }
}

/// Other sites open in a browser over the app.
public final class SafariViewControllerRouteDecisionHandler: RouteDecisionHandler {
    public let name = "safari"

    public nonisolated init() {}

    public func matches(location: URL, configuration: Navigator.Configuration) -> Bool {
        location.isWeb && location.host != configuration.startLocation.host
    }

    public func handle(
        location: URL, configuration: Navigator.Configuration, navigator: Navigator
    ) -> Router.Decision {
        navigator.turboNavigator.openExternalURL(location)
        return .cancel
    }
}

/// What is no page goes to the system: mail, calls, maps. Schemes that pages run or read are refused.
public final class SystemNavigationRouteDecisionHandler: RouteDecisionHandler {
    public let name = "system-navigation"

    public nonisolated init() {}

    public func matches(location: URL, configuration: Navigator.Configuration) -> Bool {
        !location.isWeb && !Self.unsafeSchemes.contains(location.scheme?.lowercased() ?? "")
    }

    public func handle(
        location: URL, configuration: Navigator.Configuration, navigator: Navigator
    ) -> Router.Decision {
        UIApplication.shared.open(location)
        return .cancel
    }

    private static let unsafeSchemes: Set<String> = ["", "javascript", "data", "file", "blob", "about"]
}

extension URL {
    fileprivate var isWeb: Bool { ["http", "https"].contains(scheme?.lowercased()) }
}
