import Foundation
import TurboNavigator
import WebKit

/// A reload by the page is one of the session.
public struct ReloadWebViewPolicyDecisionHandler: WebViewPolicyDecisionHandler {
    public let name = "reload-policy"

    public nonisolated init() {}

    public func matches(navigationAction: WKNavigationAction, configuration: Navigator.Configuration) -> Bool {
        navigationAction.navigationType == .reload && navigationAction.targetFrame?.isMainFrame == true
    }

    public func handle(
        navigationAction: WKNavigationAction, configuration: Navigator.Configuration, navigator: Navigator
    ) -> WebViewPolicyManager.Decision {
        navigator.turboNavigator.activeSession.reload()
        return .cancel
    }
}

/// What would be a new window is routed.
public struct NewWindowWebViewPolicyDecisionHandler: WebViewPolicyDecisionHandler {
    public let name = "new-window-policy"

    public nonisolated init() {}

    public func matches(navigationAction: WKNavigationAction, configuration: Navigator.Configuration) -> Bool {
        navigationAction.request.url != nil && navigationAction.targetFrame == nil
    }

    public func handle(
        navigationAction: WKNavigationAction, configuration: Navigator.Configuration, navigator: Navigator
    ) -> WebViewPolicyManager.Decision {
        navigationAction.request.url.map { navigator.route($0) }
        return .cancel
    }
}

/// A link that Turbo did not take is routed.
public struct ExternalNavigationWebViewPolicyDecisionHandler: WebViewPolicyDecisionHandler {
    public let name = "external-navigation-policy"

    public nonisolated init() {}

    public func matches(navigationAction: WKNavigationAction, configuration: Navigator.Configuration) -> Bool {
        navigationAction.navigationType == .linkActivated && navigationAction.targetFrame?.isMainFrame == true
    }

    public func handle(
        navigationAction: WKNavigationAction, configuration: Navigator.Configuration, navigator: Navigator
    ) -> WebViewPolicyManager.Decision {
        navigationAction.request.url.map { navigator.route($0) }
        return .cancel
    }
}

/// A link that nobody took is not followed.
public struct LinkActivatedWebViewPolicyDecisionHandler: WebViewPolicyDecisionHandler {
    public let name = "link-activated-policy"

    public nonisolated init() {}

    public func matches(navigationAction: WKNavigationAction, configuration: Navigator.Configuration) -> Bool {
        navigationAction.navigationType == .linkActivated
    }

    public func handle(
        navigationAction: WKNavigationAction, configuration: Navigator.Configuration, navigator: Navigator
    ) -> WebViewPolicyManager.Decision { .cancel }
}
