import TurboNavigator
import UIKit

/// The entry point of this module, which has the API of Hotwire Native for iOS 1.3, and most of 1.0 to 1.2. Configure
/// it before you create the first ``Navigator``.
@preconcurrency @MainActor
public enum Hotwire {
    /// The settings of the app.
    public static var config = HotwireConfig()

    /// Registers the classes of bridge components. See `BridgeComponents.register(_:)`.
    public static func registerBridgeComponents(_ componentTypes: [BridgeComponent.Type]) {
        BridgeComponents.register(componentTypes)
    }

    /// Registers the handlers that decide about URLs, instead of the three built-in ones.
    public static func registerRouteDecisionHandlers(_ decisionHandlers: [any RouteDecisionHandler]) {
        config.routeDecisionHandlers = decisionHandlers
    }

    /// Registers the handlers that decide about loads that aren't made by Turbo, instead of the built-in rules.
    public static func registerWebViewPolicyDecisionHandlers(
        _ policyDecisionHandlers: [any WebViewPolicyDecisionHandler]
    ) {
        config.policyDecisionHandlers = policyDecisionHandlers
    }

    /// Loads the path configuration of the app. The last source that can be loaded is used.
    public static func loadPathConfiguration(from sources: [PathConfiguration.Source]) {
        config.pathConfiguration.sources = sources
    }
}
