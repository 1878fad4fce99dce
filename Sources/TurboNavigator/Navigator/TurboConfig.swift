import Turbo
import TurboCore
import UIKit
import WebKit

/// Settings for all navigators of the app (as in Turbo Navigator, "Custom configuration"). Set them before the first navigator
/// is made.
@preconcurrency @MainActor
public final class TurboConfig {
    /// The settings that all navigators of the app read.
    public static let shared = TurboConfig()

    /// Added to the engine's own user agent. Keep "Turbo Native" in it: `turbo_native_app?` on the server looks for it.
    /// The default is "Turbo Native iOS", on Linux too, so that one server serves both.
    ///
    /// On Linux, a value that isn't a list of products such as "Shop/1.0 Turbo Native" is sent in parentheses: "(Shop; Turbo Native)".
    public var userAgent = "Turbo Native iOS" {
        didSet { warnIfLate("userAgent") }
    }

    /// The settings that each session of a navigator gets when the navigator makes it.
    public var settings = SessionSettings() {
        didSet { warnIfLate("settings") }
    }

    /// Asked about each URL before it is shown or opened, in this order. Each navigator takes them when it is made. None by
    /// default.
    public var routeHandlers: [any RouteHandler] = [] {
        didSet { warnIfLate("routeHandlers") }
    }

    /// Asked about loads that Turbo did not take, in this order. Each navigator takes them when it is made. None by default.
    public var policyHandlers: [any WebViewPolicyHandler] = [] {
        didSet { warnIfLate("policyHandlers") }
    }

    /// Makes the view that covers a screen whose visit failed. The default shows the ``VisitFailure/message``, and a Retry
    /// button.
    public var makeErrorView: @MainActor (VisitFailure) -> UIView = { VisitErrorView($0) }

    /// Makes the web view of a session (as in Turbo Navigator). A new one each time: two sessions cannot share a web view, and a
    /// session that would get another session's web view creates its own, and logs a warning.
    ///
    /// Set the user agent on the configuration yourself, or start with ``makeWebViewConfiguration()``. The default can be
    /// inspected in debug builds.
    public lazy var makeCustomWebView: @MainActor () -> WKWebView = { [unowned self] in self.makeStandardWebView() }
    {
        didSet { warnIfLate("makeCustomWebView") }
    }

    /// The web views that sessions have.
    private var given = WeakTable<Void>()

    init() {}

    /// The app's web view for a new session, or a standard one where the app gives one that is taken.
    func makeWebView() -> WKWebView {
        var webView = makeCustomWebView()
        if given[webView] != nil {
            TurboLog.shared.record(
                .error, "configuration",
                """
                makeCustomWebView returned a web view that a session has already. Make a new WKWebView inside the block, \
                each time. This session gets a standard one, without what you set on yours.
                """)
            webView = makeStandardWebView()
        }
        given[webView] = ()
        return webView
    }

    private func makeStandardWebView() -> WKWebView {
        let webView = WKWebView(frame: .zero, configuration: makeWebViewConfiguration())
        #if DEBUG
            if #available(iOS 16.4, *) { webView.isInspectable = true }
        #endif
        return webView
    }

    /// A configuration with the user agent. Pages are the same on an iPad as on an iPhone.
    public func makeWebViewConfiguration() -> WKWebViewConfiguration {
        let configuration = WKWebViewConfiguration()
        configuration.applicationNameForUserAgent = sentUserAgent
        configuration.defaultWebpagePreferences?.preferredContentMode = .mobile
        return configuration
    }

    /// The user agent with the names of the components, which the web library of the page looks for.
    private var completeUserAgent: String {
        guard !BridgeComponents.types.isEmpty, !ComponentUserAgent.names(in: userAgent) else { return userAgent }
        return ComponentUserAgent.text(userAgent, with: BridgeComponents.userAgent)
    }

    /// What a header can carry of the user agent.
    private var sentUserAgent: String {
        let userAgent = completeUserAgent
        let sent = String(String.UnicodeScalarView(userAgent.unicodeScalars.filter { (" "..."~").contains($0) }))
        if sent != userAgent {
            TurboLog.shared.record(.error, "configuration", .misuse(.userAgentCut(to: sent)))
        }
        return sent
    }

    private func warnIfLate(_ name: String) {
        guard given.count > 0 else { return }
        TurboLog.shared.record(.warning, "configuration", .misuse(.setLate(name)))
    }
}
