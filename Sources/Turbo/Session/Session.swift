import Foundation
import UIKit
import WebKit

/// Takes one web view through the visits of Turbo (as in turbo-ios 7).
///
/// A session shows one page at a time, in the visitable that is visited, and leaves a picture in the one before. Each
/// visit ends exactly once: rendered, failed or cancelled.
///
/// `SessionState` decides; visits, page, screens and links each have a part that performs its effects.
@preconcurrency @MainActor
open class Session: NSObject {
    /// The app, which decides about proposals and receives failures. nil by default. Held weakly.
    public weak var delegate: (any SessionDelegate)?

    /// The web view, which moves from screen to screen.
    public let webView: WKWebView

    /// Fills the properties of each proposal. nil: proposals have none.
    public var pathConfiguration: PathConfiguration?

    /// The app's settings. Those of a navigator's sessions are `TurboConfig.shared.settings` by default.
    public var settings: SessionSettings {
        get {
            var settings = ownSettings
            settings.ownHosts = links.site.origins.hosts
            return settings
        }
        set {
            ownSettings = newValue
            links.site.use(hosts: newValue.ownHosts)
        }
    }
    /// The settings, except for the hosts, which belong to the site.
    private var ownSettings = SessionSettings()

    /// The navigator that shows this session's screens, even if the app is the delegate.
    package private(set) weak var navigator: (any SessionNavigator)?

    private(set) var state = SessionState()
    package let page: SessionPage
    let screens = SessionScreens()
    package private(set) lazy var placement = SessionPlacement(of: self)
    package private(set) lazy var visits = SessionVisits(of: self)
    package private(set) lazy var links = SessionLinks(of: self)
    package private(set) lazy var adapter = SessionDelegateAdapter(of: self)

    /// Makes a session for a web view of the app's own: a subclass, or one with scripts of its own.
    public init(webView: WKWebView) {
        self.webView = webView
        page = SessionPage(webView: webView)
        super.init()
        page.connect(to: self)
    }

    /// Makes a session with a web view of the default configuration.
    public convenience override init() {
        self.init(webViewConfiguration: nil)
    }

    /// Makes a session with a web view of this configuration.
    ///
    /// - Parameter webViewConfiguration: nil, the default, for a new one.
    public convenience init(webViewConfiguration: WKWebViewConfiguration? = nil) {
        let configuration = webViewConfiguration ?? WKWebViewConfiguration()
        self.init(webView: WKWebView(frame: .zero, configuration: configuration))
    }

    /// The same, as in turbo-ios 7.
    public convenience init(configuration: WKWebViewConfiguration) {
        self.init(webViewConfiguration: configuration)
    }

    /// Ends the running visit and gives the web view back to the app, without the bridge. Call it when the session is
    /// not needed any more and the web view is.
    public func disconnect() {
        send(.cancel)
        page.disconnect()
    }

    /// Shows its screens by a navigator from now on.
    package func join(_ navigator: any SessionNavigator) {
        self.navigator = navigator
    }

    // MARK: Events in, effects out

    /// The one that is notified of what happens: the navigator, or the adapter of the app's delegate.
    var listener: any SessionNavigator { delegate as? any SessionNavigator ?? adapter }

    /// The name of a screen, with the URL that it is routed to now.
    func id(of visitable: any Visitable) -> SessionState.ScreenID {
        let id = screens.id(of: visitable)
        state.note(id, routed: visitable.visitableURL)
        return id
    }

    /// Decides about an event, and performs the decision.
    func send(_ event: SessionEvent) {
        for screen in screens.takeGone() { perform(state.handle(.gone(screen), screens.facts(of: self))) }
        perform(state.handle(event, screens.facts(of: self)))
    }

    /// Decides about a load that the engine asks about, and performs what follows once the engine has its answer.
    func decide(_ load: LinkLoad, _ answer: (LinkDecision) -> Void) {
        let (decision, effects) = state.decide(load, screens.facts(of: self))
        answer(decision)
        perform(effects)
    }

    private func perform(_ effects: [SessionEffect]) {
        for effect in effects {
            switch effect {
            case .visit(let effect): visits.perform(effect)
            case .page(let effect): page.perform(effect)
            case .screen(let effect): placement.perform(effect)
            case .link(let effect): links.perform(effect)
            case .log(let level, let kind): TurboLog.shared.record(level, "session", kind)
            }
        }
    }
}
