import Foundation
import TurboNavigator
import WebKit

/// A namespace for the decisions of policy handlers.
public enum WebViewPolicyManager {
    /// The decision of a handler about a load.
    public enum Decision: Sendable {
        /// The load is cancelled. The handler has handled it.
        case cancel
        /// The web view loads it.
        case allow
    }
}

/// Decides about loads in the web views that aren't made by Turbo. The first handler that matches decides.
@preconcurrency @MainActor
public protocol WebViewPolicyDecisionHandler {
    /// The handler's name in the log.
    var name: String { get }
    /// Returns whether this handler decides about a load.
    func matches(navigationAction: WKNavigationAction, configuration: Navigator.Configuration) -> Bool
    /// Decides about a load that matched.
    func handle(
        navigationAction: WKNavigationAction, configuration: Navigator.Configuration, navigator: any Navigating
    ) -> WebViewPolicyManager.Decision
}

/// Adapts a policy decision handler to Turbo Navigator.
@MainActor
struct PolicyAdapter: WebViewPolicyHandler {
    private weak var navigator: Navigator?
    private let handler: any WebViewPolicyDecisionHandler

    init(_ navigator: Navigator, _ handler: any WebViewPolicyDecisionHandler) {
        self.navigator = navigator
        self.handler = handler
    }

    var name: String { handler.name }

    func matches(_ action: WKNavigationAction, in _: TurboNavigator) -> Bool {
        guard let navigator else { return false }
        return handler.matches(navigationAction: action, configuration: navigator.configuration)
    }

    func handle(_ action: WKNavigationAction, in _: TurboNavigator) -> WKNavigationActionPolicy {
        guard let navigator else { return .cancel }
        let decision = handler.handle(
            navigationAction: action, configuration: navigator.configuration, navigator: navigator)
        return WKNavigationActionPolicy(decision: decision)
    }
}

extension WKNavigationActionPolicy {
    /// Creates WebKit's policy for the decision of a handler.
    public init(decision: WebViewPolicyManager.Decision) {
        self = decision == .allow ? .allow : .cancel
    }
}
