import Foundation
import SafariServices
import TurboNavigator
import UIKit

/// URLs of the start location's host are shown in the app.
public final class AppNavigationRouteDecisionHandler: RouteDecisionHandler {
    public let name = "app-navigation"

    /// Makes a handler for ``Hotwire/registerRouteDecisionHandlers(_:)``.
    public nonisolated init() {}

    /// Matches URLs of http and https on the host of the start location.
    public func matches(location: URL, configuration: Navigator.Configuration) -> Bool {
        location.isWeb && location.host == configuration.startLocation.host
    }
}

/// Other sites open in a browser over the app.
public final class SafariViewControllerRouteDecisionHandler: RouteDecisionHandler {
    public let name = "safari"

    /// Makes a handler for ``Hotwire/registerRouteDecisionHandlers(_:)``.
    public nonisolated init() {}

    /// Matches URLs of http and https on other hosts.
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

    /// The same for a URL.
    public func handle(
        location: URL, configuration: Navigator.Configuration, navigator: Navigator
    ) -> Router.Decision {
        handle(proposal: VisitProposal(url: location), configuration: configuration, navigator: navigator)
    }
}

/// Links that don't lead to a page go to the system: mail, calls, maps. Schemes that pages run or read are refused.
public final class SystemNavigationRouteDecisionHandler: RouteDecisionHandler {
    public let name = "system-navigation"

    /// Makes a handler for ``Hotwire/registerRouteDecisionHandlers(_:)``.
    public nonisolated init() {}

    /// Matches all schemes but http and https, and but those that pages run or read: `javascript`, `data`, `file`, …
    public func matches(location: URL, configuration: Navigator.Configuration) -> Bool {
        !location.isWeb && !Self.unsafeSchemes.contains(location.scheme?.lowercased() ?? "")
    }

    /// Opens the URL with the system. If no app opens it, the address is shown.
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

    /// The same for a URL.
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
