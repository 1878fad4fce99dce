import Foundation
import TurboNavigator
import WebKit

/// Replaces a reload by the page with one by the navigator.
public struct ReloadWebViewPolicyDecisionHandler: WebViewPolicyDecisionHandler {
    public let name = "reload-policy"

    /// Creates a handler for ``Hotwire/registerWebViewPolicyDecisionHandlers(_:)``.
    public nonisolated init() {}

    /// Matches a reload of the page, but not of a frame in it.
    public func matches(navigationAction: WKNavigationAction, configuration: Navigator.Configuration) -> Bool {
        navigationAction.navigationType == .reload && navigationAction.targetFrame?.isMainFrame == true
    }

    /// Reloads the pages of both stacks and cancels the load.
    public func handle(
        navigationAction: WKNavigationAction, configuration: Navigator.Configuration, navigator: any Navigating
    ) -> WebViewPolicyManager.Decision {
        navigator.reload()
        return .cancel
    }
}

/// Routes links that open a new window.
public struct NewWindowWebViewPolicyDecisionHandler: WebViewPolicyDecisionHandler {
    public let name = "new-window-policy"

    /// Creates a handler for ``Hotwire/registerWebViewPolicyDecisionHandlers(_:)``.
    public nonisolated init() {}

    /// Matches a load without a target frame.
    public func matches(navigationAction: WKNavigationAction, configuration: Navigator.Configuration) -> Bool {
        navigationAction.request.url != nil && navigationAction.targetFrame == nil
    }

    /// Routes the URL and cancels the load.
    public func handle(
        navigationAction: WKNavigationAction, configuration: Navigator.Configuration, navigator: any Navigating
    ) -> WebViewPolicyManager.Decision {
        navigationAction.request.url.map { navigator.route($0) }
        return .cancel
    }
}

/// Routes links that Turbo doesn't handle.
public struct ExternalNavigationWebViewPolicyDecisionHandler: WebViewPolicyDecisionHandler {
    public let name = "external-navigation-policy"
    /// Links with these schemes are cancelled without being routed.
    public let invalidSchemes: Set<String>

    /// Creates a handler for ``Hotwire/registerWebViewPolicyDecisionHandlers(_:)``.
    ///
    /// - Parameter invalidSchemes: links with these schemes, in lower case, are cancelled without being routed.
    public nonisolated init(invalidSchemes: Set<String> = ["about", "data", "file", "javascript"]) {
        self.invalidSchemes = invalidSchemes
    }

    /// Matches a link in the page itself, not in a frame.
    public func matches(navigationAction: WKNavigationAction, configuration: Navigator.Configuration) -> Bool {
        navigationAction.navigationType == .linkActivated && navigationAction.targetFrame?.isMainFrame == true
    }

    /// Routes the URL and cancels the load.
    public func handle(
        navigationAction: WKNavigationAction, configuration: Navigator.Configuration, navigator: any Navigating
    ) -> WebViewPolicyManager.Decision {
        if let url = navigationAction.request.url, !invalidSchemes.contains(url.scheme?.lowercased() ?? "") {
            navigator.route(url)
        }
        return .cancel
    }
}

/// Cancels links that no other handler has handled.
public struct LinkActivatedWebViewPolicyDecisionHandler: WebViewPolicyDecisionHandler {
    public let name = "link-activated-policy"

    /// Creates a handler for ``Hotwire/registerWebViewPolicyDecisionHandlers(_:)``.
    public nonisolated init() {}

    /// Matches a link in the page itself, not in a frame.
    public func matches(navigationAction: WKNavigationAction, configuration: Navigator.Configuration) -> Bool {
        navigationAction.navigationType == .linkActivated && navigationAction.targetFrame?.isMainFrame == true
    }

    /// Cancels the load.
    public func handle(
        navigationAction: WKNavigationAction, configuration: Navigator.Configuration, navigator: any Navigating
    ) -> WebViewPolicyManager.Decision { .cancel }
}
