import Foundation
import TurboNavigator
import WebKit

/// The decisions of handlers about a load.
public enum WebViewPolicyManager {
    /// Whether a load may go on.
    public enum Decision: Sendable {
        /// The load doesn't happen; the handler took care of it.
        case cancel
        /// The web view loads it.
        case allow
    }
}

/// Lets the app decide about loads of the web views that Turbo did not take. The first handler that matches decides.
@preconcurrency @MainActor
public protocol WebViewPolicyDecisionHandler {
    /// What the log calls it.
    var name: String { get }
    /// Whether this handler decides about a load.
    func matches(navigationAction: WKNavigationAction, configuration: Navigator.Configuration) -> Bool
    /// Decides about a load that matched.
    func handle(
        navigationAction: WKNavigationAction, configuration: Navigator.Configuration, navigator: any Navigating
    ) -> WebViewPolicyManager.Decision
}

/// A handler of the app as one of ours.
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
    /// What the engine is told for a decision of a handler.
    public init(decision: WebViewPolicyManager.Decision) {
        self = decision == .allow ? .allow : .cancel
    }
}
