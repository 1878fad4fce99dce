import Foundation
import UIKit
import WebKit

/// Takes one web view through the visits of Turbo (as in turbo-ios 7).
///
/// A session shows one page at a time, in the visitable that is visited, and leaves a picture in the one before. Each
/// visit ends exactly once: rendered, failed or cancelled.
///
/// ``SessionState`` decides; visits, page, screens and links each have a part that performs its effects.
@preconcurrency @MainActor
open class Session: NSObject {
    /// The app, which decides about proposals and receives failures. nil by default. Held weakly.
    public weak var delegate: (any SessionDelegate)?

    /// The web view, which moves from screen to screen.
    public let webView: WKWebView

    /// Fills the properties of each proposal. nil: proposals have none.
    public var pathConfiguration: PathConfiguration?

    /// Hosts that belong to the app besides those that it routes: "www.example.com", "example.com:8080", or
    /// "*.example.com" for all sub-domains. Links to them are proposals. None by default; the sessions of one navigator
    /// have them in common.
    public var ownHosts: Set<String> {
        get { site.origins.hosts }
        set { site.origins.hosts = newValue }
    }

    /// Schemes of links that the system opens when the user taps one: those for mail, calls, messages, maps and
    /// calendars by default. All other schemes but http and https are refused.
    public var systemSchemes: Set<String> = ["mailto", "tel", "sms", "facetime", "maps", "webcal", "geo"]

    /// How long a visit waits for its next event before it fails, in seconds: 60 for the server and 10 for Turbo by default.
    public var deadlines = VisitDeadlines()

    /// Seconds that a visit may take before its screen shows an activity indicator; 0 by default, for at once.
    public var activityIndicatorDelay: TimeInterval = 0

    /// Headers of the app's own for a URL; none by default. Asked before each visit. They go with the visit, and with what
    /// Turbo requests from the origin of the page until the next one: forms, frames.
    public var requestHeaders: @MainActor (URL) -> [String: String] = { _ in [:] }

    /// The navigator that shows this session's screens, even if the app is the delegate.
    package private(set) weak var navigator: (any SessionNavigator)?
    /// The origins and taps that belong to the app. The sessions of one navigator share them.
    package private(set) var site = AppSite()
    /// Receives each activity of the session; nil, the default, for none. For tools.
    private(set) var onActivity: (@MainActor (SessionActivity) -> Void)?

    private(set) var state = SessionState()
    private(set) var screens = ScreenDirectory()
    let page: SessionPage
    package private(set) lazy var visits = SessionVisits(of: self)
    private(set) lazy var placement = SessionPlacement(of: self)
    package private(set) lazy var links = SessionLinks(of: self)
    private lazy var adapter = SessionDelegateAdapter(of: self)

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

    /// The redirect that a proposal of the app's delegate is about, once.
    package func takeRedirect(of proposal: VisitProposal) -> VisitRedirect? { adapter.takeRedirect(of: proposal) }

    /// Shares what belongs to the app with the other sessions of a navigator.
    package func share(_ site: AppSite) {
        self.site = site
    }

    package func observe(_ observer: (@MainActor (SessionActivity) -> Void)?) {
        onActivity = observer
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
        for screen in screens.takeGone() { perform(state.handle(.gone(screen), facts)) }
        perform(state.handle(event, facts))
    }

    /// Decides about a load that the engine asks about, and performs what follows once the engine has its answer.
    func decide(_ load: LinkLoad, _ answer: (LinkDecision) -> Void) {
        let (decision, effects) = state.decide(load, facts)
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

    private var facts: SessionFacts {
        var facts = SessionFacts()
        facts.webViewURL = webView.url
        facts.origins = site.origins
        facts.deadlines = deadlines
        facts.hasNavigator = navigator != nil
        facts.isInBackground = visits.isInBackground
        facts.isDocumentOutdated = page.isOutdated
        facts.isOwnerContained = owner?.visitableViewController.parent != nil
        facts.isTopmostInSight = topmostVisitable?.visitableView?.window != nil
        return facts
    }
}
