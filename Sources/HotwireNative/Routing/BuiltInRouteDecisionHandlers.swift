import Foundation
import SafariServices
import TurboNavigator
import UIKit

/// Shows URLs with the start location's host in the app.
public final class AppNavigationRouteDecisionHandler: RouteDecisionHandler {
    public let name = "app-navigation"

    /// Creates a handler for ``Hotwire/registerRouteDecisionHandlers(_:)``.
    public nonisolated init() {}

    /// Matches http and https URLs with the host of the start location.
    public func matches(location: URL, configuration: Navigator.Configuration) -> Bool {
        location.isWeb && location.host == configuration.startLocation.host
    }
}

/// Opens external URLs in a browser over the app.
public final class SafariViewControllerRouteDecisionHandler: RouteDecisionHandler {
    public let name = "safari"

    /// Creates a handler for ``Hotwire/registerRouteDecisionHandlers(_:)``.
    public nonisolated init() {}

    /// Matches http and https URLs with other hosts.
    public func matches(location: URL, configuration: Navigator.Configuration) -> Bool {
        location.isWeb && location.host != configuration.startLocation.host
    }

    /// Opens the URL in a browser over the app.
    public func handle(
        proposal: VisitProposal, configuration: Navigator.Configuration, navigator: any Navigating
    ) -> Router.Decision {
        if let navigator = navigator as? Navigator {
            navigator.turboNavigator.openExternalURL(proposal.url)
        } else {
            navigator.activeNavigationController.present(SFSafariViewController(url: proposal.url), animated: true)
        }
        return .cancel
    }

    /// Opens a URL in a browser over the app.
    public func handle(
        location: URL, configuration: Navigator.Configuration, navigator: Navigator
    ) -> Router.Decision {
        handle(proposal: VisitProposal(url: location), configuration: configuration, navigator: navigator)
    }
}

/// Opens links that don't lead to a page with the system, such as mail, calls and maps. Doesn't match unsafe schemes.
public final class SystemNavigationRouteDecisionHandler: RouteDecisionHandler {
    public let name = "system-navigation"

    /// Creates a handler for ``Hotwire/registerRouteDecisionHandlers(_:)``.
    public nonisolated init() {}

    /// Matches all schemes except http, https, and those that run code or read local data, such as `javascript`, `data`
    /// and `file`.
    public func matches(location: URL, configuration: Navigator.Configuration) -> Bool {
        !location.isWeb && !Self.unsafeSchemes.contains(location.scheme?.lowercased() ?? "")
    }

    /// Opens the URL with the system. If no app can open it, shows the address.
    public func handle(
        proposal: VisitProposal, configuration: Navigator.Configuration, navigator: any Navigating
    ) -> Router.Decision {
        if let navigator = navigator as? Navigator {
            navigator.session.links.openWithSystem(proposal.url)
        } else {
            UIApplication.shared.open(proposal.url)
        }
        return .cancel
    }

    /// Opens a URL with the system.
    public func handle(
        location: URL, configuration: Navigator.Configuration, navigator: Navigator
    ) -> Router.Decision {
        handle(proposal: VisitProposal(url: location), configuration: configuration, navigator: navigator)
    }

    private static let unsafeSchemes: Set<String> = ["", "javascript", "data", "file", "blob", "about"]
}

extension URL {
    fileprivate var isWeb: Bool { ["http", "https"].contains(scheme?.lowercased()) }
}
