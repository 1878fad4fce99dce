import Foundation
import UIKit
import WebKit

/// Manages one web view, makes Turbo visits in it, and moves it from screen to screen (as in turbo-ios 7).
///
/// A session shows one page at a time, in the visitable that was visited last. The previous visitable shows a
/// screenshot. Each visit ends exactly once: rendered, failed or cancelled.
///
/// `SessionState` decides. Its effects are performed by four parts: visits, page, placement and links.
@preconcurrency @MainActor
open class Session: NSObject {
    /// The object that decides about proposals and receives failures. nil by default. Held weakly.
    public weak var delegate: (any SessionDelegate)?

    /// The web view, which moves from screen to screen. See ``SessionDelegate/session(_:didReplace:)``.
    public private(set) var webView: WKWebView

    /// The path configuration that gives each proposal its properties. With nil, the default, proposals have none.
    public var pathConfiguration: PathConfiguration?

    /// The session's settings. A session that a navigator creates starts with `TurboConfig.shared.settings`.
    public var settings: SessionSettings {
        get {
            var settings = ownSettings
            settings.ownHosts = site.origins.hosts
            return settings
        }
        set {
            ownSettings = newValue
            site.origins.hosts = newValue.ownHosts
        }
    }
    /// The settings except for the own hosts, which are stored in the site.
    private var ownSettings = SessionSettings()

    /// The navigator that shows this session's screens. It is set even if the app is the delegate. Held weakly.
    package weak var navigator: (any SessionNavigator)?
    /// The delegate as which the navigator receives proposals; another delegate is the app's own. Held weakly.
    package weak var navigatorDelegate: (any SessionDelegate)?

    private(set) var state = SessionState()
    package let page: SessionPage
    let screens = SessionScreens()
    /// The page on which the app lets the user sign in, besides those of the rules.
    package var signInPage: URL?
    /// Whether a rule or that page itself says so, and not only the app. Its URL may show another page after the sign-in.
    package var isSignInPageDeclared = false
    package private(set) lazy var placement = SessionPlacement(session: self)
    package private(set) lazy var visits = SessionVisits(session: self)
    package private(set) lazy var links = SessionLinks(session: self)
    /// The app's own sites, which the navigators of an app share.
    package var site: AppSite {
        get { links.site }
        set {
            links.site = newValue
            page.follow(newValue)
        }
    }

    /// Creates a session for the app's own web view, such as a subclass or one with its own scripts.
    public init(webView: WKWebView) {
        self.webView = webView
        page = SessionPage(webView: webView)
        super.init()
        page.connect(to: self)
        page.follow(site)
    }

    /// Creates a session with a web view that has the default configuration.
    public convenience override init() { self.init(webViewConfiguration: nil) }

    /// Creates a session with a new web view.
    /// - Parameter webViewConfiguration: the web view's configuration. With nil, the default, the session creates one.
    public convenience init(webViewConfiguration: WKWebViewConfiguration? = nil) {
        let configuration = webViewConfiguration ?? WKWebViewConfiguration()
        self.init(webView: WKWebView(frame: .zero, configuration: configuration))
        page.makeWebView = { WKWebView(frame: .zero, configuration: configuration) }
    }

    /// Creates a session with a new web view of this configuration (as in turbo-ios 7, "Overview").
    public convenience init(configuration: WKWebViewConfiguration) {
        self.init(webViewConfiguration: configuration)
    }

    /// Cancels the running visit and removes the bridge. Call this if you keep using the web view without the session.
    public func disconnect() {
        send(.request(.cancel))
        page.disconnect()
    }

    /// Replaces the web view. Its bridge, scripts, components and delegates are moved by ``SessionPage``.
    func replaceWebView(with webView: WKWebView) { self.webView = webView }

    /// Whether the navigator handles the session's proposals, and not the app's own delegate.
    var isDelegateNavigator: Bool { delegate != nil && delegate === navigatorDelegate }

    /// Asks the navigator before a page is loaded again, which discards its input. Without one, loads it at once.
    func confirmReload(
        of visitable: any Visitable, isWholeDocument: Bool, _ reload: @escaping @MainActor () -> Void
    ) {
        guard let navigator else { return reload() }
        navigator.session(self, reloads: visitable, isWholeDocument: isWholeDocument, reload)
    }

    func report(_ report: SessionReport) { navigator?.receive(report, from: self) }

    /// Returns the ID of a screen, and stores the screen's current routed URL.
    func id(of visitable: any Visitable) -> SessionState.VisitableID {
        let id = screens.id(of: visitable)
        state.setRoute(of: id, to: visitable.visitableURL)
        return id
    }

    /// Handles an event, and performs its effects.
    func send(_ event: SessionEvent) {
        forgetReleasedScreens()
        perform(state.handle(event, screens.facts(of: self)))
    }

    func forgetReleasedScreens() {
        for screen in screens.drainReleased() {
            perform(state.handle(.screen(screen, .deallocated), screens.facts(of: self)))
        }
    }

    /// Gives WebKit its policy for a load, and performs the effects afterward.
    func decide(_ load: LinkLoad, _ completionHandler: (LinkDecision) -> Void) {
        let (decision, effects) = state.decide(load, screens.facts(of: self))
        completionHandler(decision)
        perform(effects)
    }

    private func perform(_ effects: [SessionEffect]) {
        for effect in effects {
            switch effect {
            case .visit(let effect): visits.perform(effect)
            case .page(let effect): page.perform(effect)
            case .screen(let effect): placement.perform(effect)
            case .link(let effect): links.perform(effect)
            case .log(let level, let kind): TurboLog.shared.log(level, "session", kind)
            }
        }
    }
}
