import Foundation
import TurboNavigator
import UIKit
import WebKit

/// The settings of an app, with the defaults of Hotwire Native.
@preconcurrency @MainActor
public struct HotwireConfig {
    /// Creates a web view with a configuration that has the app's user agent.
    public typealias WebViewBlock = (_ configuration: WKWebViewConfiguration) -> WKWebView

    /// The prefix of the user agent, for example "Shop;". nil by default.
    public var applicationUserAgentPrefix: String?

    /// Whether modal screens have a Done button at the right. False by default.
    public var showDoneButtonOnModals = false

    /// The display mode of the back button to a ``HotwireWebViewController``.
    public var backButtonDisplayMode = UINavigationItem.BackButtonDisplayMode.default

    /// Whether the tab bar is visible only on the first screen of a tab. False by default.
    public var hideTabBarWhenPushed = false

    /// Whether a screen that replaces another one fades in. Applies to a ``HotwireNavigationController``. False by
    /// default.
    public var animateReplaceActions = false

    /// Whether tabs load their first page when they are first selected, unless
    /// ``HotwireTabBarController/init(navigatorDelegate:lazyLoadTabs:)`` says otherwise. True by default.
    public var lazyLoadTabs = true

    /// The timeout for resolving a redirect, in seconds. It has no effect, because redirects don't need a separate
    /// request.
    public var redirectResolutionTimeout: TimeInterval = 30

    /// Whether to log all entries, not only warnings and errors. False by default.
    public var debugLoggingEnabled = false {
        didSet { HotwireLog.update(self) }
    }

    /// The app's own log. While ``debugLoggingEnabled`` is true, it receives all entries instead of standard error. nil
    /// by default.
    public var log: (any Logger)? {
        didSet { HotwireLog.update(self) }
    }

    /// The path configuration of the app. Patterns are matched against the URL's path and query, without decoding.
    public var pathConfiguration = PathConfiguration(options: nil) {
        didSet {
            if pathConfiguration.library != .hotwireIOS { pathConfiguration.useHotwireRules() }
        }
    }

    /// Creates the screen of a page.
    public var defaultViewController: (URL) -> VisitableViewController = { HotwireWebViewController(url: $0) }

    /// Creates each of a navigator's two stacks.
    public var defaultNavigationController: () -> UINavigationController = { HotwireNavigationController() }

    /// Creates the web view of a session. Return a new one each time.
    public var makeCustomWebView: WebViewBlock = { WKWebView(frame: .zero, configuration: $0) }

    /// Creates the error view for a failed visit; nil, the default, for the built-in one. The handler retries and
    /// removes the view. It is nil if the visit can't be retried.
    public var makeCustomErrorView: ((HotwireNativeError, ErrorPresenter.Handler?) -> UIView)?

    /// The encoder for the data of components' replies.
    public var jsonEncoder: JSONEncoder {
        get { BridgeCoding.encoder }
        nonmutating set { BridgeCoding.encoder = newValue }
    }

    /// The decoder for the data of components' messages.
    public var jsonDecoder: JSONDecoder {
        get { BridgeCoding.decoder }
        nonmutating set { BridgeCoding.decoder = newValue }
    }

    var routeDecisionHandlers: [any RouteDecisionHandler] = [
        AppNavigationRouteDecisionHandler(), SafariViewControllerRouteDecisionHandler(),
        SystemNavigationRouteDecisionHandler(),
    ]
    var policyDecisionHandlers: [any WebViewPolicyDecisionHandler] = []

    package init() {}

    /// The user agent: the prefix, the kind of app, and the names of the components.
    public var userAgent: String {
        [applicationUserAgentPrefix, "Hotwire Native iOS; Turbo Native iOS;", BridgeComponents.userAgent]
            .compactMap { $0 }.joined(separator: " ")
    }

    /// Returns a web view with the user agent, in whose pages videos may play in their place, created with
    /// ``makeCustomWebView``.
    public func makeWebView() -> WKWebView {
        let configuration = TurboConfig.shared.makeWebViewConfiguration()
        configuration.applicationNameForUserAgent = userAgent
        return makeCustomWebView(configuration)
    }
}
