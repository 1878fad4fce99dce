import TurboCore
import TurboSession
import UIKit
import WebKit

/// The settings for all navigators of the app (as in Masilotti's TurboNavigator, "Custom configuration"). Set them
/// before you create the first navigator.
@preconcurrency @MainActor
public final class TurboConfig {
    /// The settings that all navigators of the app use.
    public static let shared = TurboConfig()

    /// The text that is added to WebKit's user agent. Keep "Turbo Native" in it: `turbo_native_app?` on the server
    /// checks for it. The default is "Turbo Native iOS", on Linux too, so that servers treat both alike.
    ///
    /// On Linux, a value that isn't a list of products such as "Shop/1.0 Turbo Native" is sent in parentheses:
    /// "(Shop; Turbo Native)".
    public var userAgent = "Turbo Native iOS" {
        didSet { warnIfLate("userAgent") }
    }

    /// The settings for the sessions that navigators create.
    public var settings = SessionSettings() {
        didSet { warnIfLate("settings") }
    }

    /// The handlers that decide about each URL before it is shown or opened, in this order. Each navigator copies them
    /// when it is created. Empty by default.
    public var routeHandlers: [any RouteHandler] = [] {
        didSet { warnIfLate("routeHandlers") }
    }

    /// The handlers that decide about loads that aren't made by Turbo, in this order. Each navigator copies them when
    /// it is created. Empty by default.
    public var policyHandlers: [any WebViewPolicyHandler] = [] {
        didSet { warnIfLate("policyHandlers") }
    }

    /// The maximum number of web processes for the pages of a tab bar controller; nil, the default, for no limit. Each
    /// web view has a web process: a tab uses one for its main stack, and one more once a modal was opened or prepared.
    ///
    /// Beyond the limit, the tab that was seen longest ago releases its web views. It keeps its screens and their
    /// titles, and loads the visible page again when it is selected. The selected tab, a tab that is loading or
    /// downloading, and one with unsaved input or an open modal keep their web views, even beyond the limit. On Linux,
    /// WebKitGTK keeps the process of a released web view for the next one of the same site.
    public var maximumWebProcessCount: Int?

    /// Creates the error view for a failed visit. The default shows the `VisitFailure.message`, a Retry button
    /// if the visit can be made again, and a Go Back button if that isn't likely to help.
    public var makeErrorView: @MainActor (VisitFailure) -> UIView = { VisitErrorView($0) }

    /// Creates the web view of a session (as in Masilotti's TurboNavigator). Return a new one each time, because
    /// sessions can't share a web view. If it returns a web view that is already in use, the session gets a standard
    /// one, and an error is logged.
    ///
    /// Set the user agent on the configuration yourself, or start with ``makeWebViewConfiguration()``. The default can
    /// be inspected in debug builds.
    public lazy var makeCustomWebView: @MainActor () -> WKWebView = { [unowned self] in self.makeStandardWebView() }
    {
        didSet { warnIfLate("makeCustomWebView") }
    }

    /// The web views that are in use by sessions.
    private var usedWebViews = WeakTable<Void>()

    init() {}

    /// Returns the app's web view for a new session, or a standard one if the app's is already in use.
    func makeWebView() -> WKWebView {
        var webView = makeCustomWebView()
        if usedWebViews[webView] != nil {
            TurboLog.shared.log(
                .error, "configuration",
                """
                makeCustomWebView returned a web view that another session uses. Create a new WKWebView inside the block \
                each time. This session gets a standard web view, without your settings.
                """)
            webView = makeStandardWebView()
        }
        usedWebViews[webView] = ()
        return webView
    }

    private func makeStandardWebView() -> WKWebView {
        let webView = WKWebView(frame: .zero, configuration: makeWebViewConfiguration())
        // The preview of a link leads out of the app, to Safari.
        webView.allowsLinkPreview = false
        #if DEBUG
            if #available(iOS 16.4, *) { webView.isInspectable = true }
        #endif
        return webView
    }

    /// Creates a web view configuration with the user agent. On an iPad, pages are requested in their mobile version,
    /// as on an iPhone. A page may show an element in full screen, and plays videos without sound by itself, in the page.
    public func makeWebViewConfiguration() -> WKWebViewConfiguration {
        let configuration = WKWebViewConfiguration()
        configuration.applicationNameForUserAgent = sentUserAgent
        configuration.defaultWebpagePreferences?.preferredContentMode = .mobile
        configuration.allowsInlineMediaPlayback = true
        configuration.mediaTypesRequiringUserActionForPlayback = .audio
        if #available(iOS 15.4, *) { configuration.preferences.isElementFullscreenEnabled = true }
        return configuration
    }

    /// The user agent with the names of the components, which the page's web library reads.
    private var completeUserAgent: String {
        guard !BridgeComponents.types.isEmpty, !ComponentUserAgent.hasList(in: userAgent) else { return userAgent }
        return ComponentUserAgent.text(userAgent, with: BridgeComponents.userAgent)
    }

    /// The user agent without characters that an HTTP header can't contain.
    private var sentUserAgent: String {
        let userAgent = completeUserAgent
        let sent = String(String.UnicodeScalarView(userAgent.unicodeScalars.filter { (" "..."~").contains($0) }))
        if sent != userAgent {
            TurboLog.shared.log(.error, "configuration", .misuse(.userAgentCut(to: sent)))
        }
        return sent
    }

    private func warnIfLate(_ name: String) {
        guard usedWebViews.count > 0 else { return }
        TurboLog.shared.log(.warning, "configuration", .misuse(.setLate(name)))
    }
}
