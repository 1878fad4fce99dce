import Foundation
import TurboNavigator
import UIKit
import WebKit

/// The settings of an app, with the defaults of Hotwire Native.
@preconcurrency @MainActor
public struct HotwireConfig {
    /// Makes a web view with a configuration that has the user agent and the cookies of the app.
    public typealias WebViewBlock = (_ configuration: WKWebViewConfiguration) -> WKWebView

    /// Stands before the rest of the user agent: "Shop;" for example. nil by default.
    public var applicationUserAgentPrefix: String?

    /// Whether screens of a modal have a Done button at the right. False by default.
    public var showDoneButtonOnModals = false

    /// What the back button to a ``HotwireWebViewController`` says.
    public var backButtonDisplayMode = UINavigationItem.BackButtonDisplayMode.default

    /// Whether the tab bar is seen on the first screen of a tab alone. False by default.
    public var hideTabBarWhenPushed = false

    /// Whether a screen that replaces another one fades in, on a ``HotwireNavigationController``. False by default.
    public var animateReplaceActions = false

    /// Whether tabs load their first page when they are chosen for the first time, as with the parameter of
    /// ``HotwireTabBarController/init(navigatorDelegate:lazyLoadTabs:)``, which came in its place. False by default.
    public var lazyLoadTabs = false

    /// Seconds that the search for the end of a redirect may take. Without effect: redirects need no request of their own.
    public var redirectResolutionTimeout: TimeInterval = 30

    /// Whether the log has more than warnings and errors. False by default.
    public var debugLoggingEnabled = false {
        didSet { HotwireLog.update(self) }
    }

    /// Gets what is logged while ``debugLoggingEnabled`` is true, in the place of standard error. nil by default.
    public var log: (any Logger)? {
        didSet { HotwireLog.update(self) }
    }

    /// The rules of the app. Patterns are searched in path and query, as they stand in the URL.
    public var pathConfiguration = PathConfiguration(options: nil) {
        didSet {
            if pathConfiguration.dialect != .hotwireIOS { pathConfiguration.becomeHotwires() }
        }
    }

    /// Makes the screen of a page.
    public var defaultViewController: (URL) -> VisitableViewController = { HotwireWebViewController(url: $0) }

    /// Makes the stacks of a navigator.
    public var defaultNavigationController: () -> UINavigationController = { HotwireNavigationController() }

    /// Makes the web view of a session. A new one each time.
    public var makeCustomWebView: WebViewBlock = { WKWebView(frame: .zero, configuration: $0) }

    /// Makes the view that covers a screen whose visit failed; nil, the default, for the built-in one. Its handler is nil
    /// if there is nothing to try again. Else it takes the view away too.
    public var makeCustomErrorView: ((HotwireNativeError, ErrorPresenter.Handler?) -> UIView)?

    /// Writes the data of components' replies.
    public var jsonEncoder: JSONEncoder {
        get { BridgeCoding.encoder }
        nonmutating set { BridgeCoding.encoder = newValue }
    }

    /// Reads the data of components' messages.
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

    /// What the server reads: the prefix, what kind of app this is, and the names of the components.
    public var userAgent: String {
        [applicationUserAgentPrefix, "Hotwire Native iOS; Turbo Native iOS;", BridgeComponents.userAgent]
            .compactMap { $0 }.joined(separator: " ")
    }

    /// A web view with the user agent, made by ``makeCustomWebView``.
    public func makeWebView() -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.defaultWebpagePreferences?.preferredContentMode = .mobile
        configuration.applicationNameForUserAgent = userAgent
        return makeCustomWebView(configuration)
    }
}
