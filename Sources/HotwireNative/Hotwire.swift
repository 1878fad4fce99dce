import TurboNavigator
import UIKit

/// The entry to this module, whose names are those of Hotwire Native for iOS 1.3. Set it up before the first
/// ``Navigator`` is made.
@preconcurrency @MainActor
public enum Hotwire {
    /// The settings of the app.
    public static var config = HotwireConfig()

    /// Registers the classes of bridge components: see ``BridgeComponents/register(_:)``.
    public static func registerBridgeComponents(_ componentTypes: [BridgeComponent.Type]) {
        BridgeComponents.register(componentTypes)
    }

    /// The handlers that are asked where a URL leads, in the place of the three built-in ones.
    public static func registerRouteDecisionHandlers(_ decisionHandlers: [any RouteDecisionHandler]) {
        config.routeDecisionHandlers = decisionHandlers
    }

    /// The handlers that are asked about loads that Turbo did not take, in the place of the built-in rules.
    public static func registerWebViewPolicyDecisionHandlers(
        _ policyDecisionHandlers: [any WebViewPolicyDecisionHandler]
    ) {
        config.policyDecisionHandlers = policyDecisionHandlers
    }

    /// Loads the rules of the app; the last source that could be loaded counts.
    public static func loadPathConfiguration(from sources: [PathConfiguration.Source]) {
        config.pathConfiguration.sources = sources
    }
}
