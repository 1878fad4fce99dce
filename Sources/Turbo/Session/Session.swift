import Foundation
import UIKit
import WebKit

/// Takes one web view through the visits of Turbo (as in turbo-ios 7).
///
/// A session shows one page at a time, in the visitable that is visited, and leaves a picture in the one before. Each
/// visit ends exactly once: rendered, failed or cancelled.
@preconcurrency @MainActor
open class Session: NSObject {
    /// The app, which answers proposals and hears of failures. nil by default. Held weakly.
    public weak var delegate: (any SessionDelegate)?

    /// The navigator that shows this session's screens, also where the app is the delegate.
    package weak var navigator: (any SessionNavigator)?

    /// Hears what the session does; nil, the default, for nobody. For tools.
    package var onActivity: (@MainActor (SessionActivity) -> Void)?

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

    /// What belongs to the app. The sessions of one navigator share it.
    package var site = AppSite()

    /// How long a visit waits for its next event before it fails, in seconds: 60 for the server and 10 for Turbo by default.
    public var deadlines = VisitDeadlines()

    /// Seconds that a visit may take before its screen shows an activity indicator; 0 by default, for at once.
    public var activityIndicatorDelay: TimeInterval = 0

    /// Headers of the app's own for a URL; none by default. Asked before each visit. They go with the visit, and with what
    /// Turbo requests from the origin of the page until the next one: forms, frames.
    public var requestHeaders: @MainActor (URL) -> [String: String] = { _ in [:] }

    /// The screen whose page the web view shows or loads.
    public var owner: (any Visitable)? { visitables[placement.owner] }

    /// The screen that contains the web view.
    public var activeVisitable: (any Visitable)? { visitables[placement.holder] }

    /// The screen that appeared last.
    public var topmostVisitable: (any Visitable)? { visitables[placement.topmost] }

    /// Where the web view is. Only ``send(_:)`` changes it.
    var placement = WebViewPlacement() {
        didSet { if placement != oldValue { placementDidChange(from: oldValue) } }
    }
    var visitables = VisitableDirectory()
    var isSnapshotCacheStale = false
    /// Whether the page sends a form that may change what the server has, and there is no sign of an answer yet.
    var isUnsafeFormUnderWay = false
    /// The redirect that the delegate has been asked about last, and whose proposal may be routed yet.
    var proposedRedirect: VisitRedirect?
    /// The last visit before what screens show was marked as stale; nil when it is not.
    var staleMark: Int?
    var currentVisit: Visit?
    /// The last state that the page sent.
    var toldPage: PageMessage.PageState?
    /// The headers that the page has.
    var toldHeaders: [String: String] = [:]
    /// The document that Turbo is ready in, by its number.
    var document: Double?
    /// The last visits that ended well, by token.
    var renderedVisits: Set<Int> = []
    var coldBoot: ColdBoot?
    /// Where a load was going that was stopped before the engine asked about it. The question may come yet.
    var stoppedLocation: URL?
    var records = WeakTable<ScreenRecord>()
    var hasEndedVisit = false
    var firstVisitObservers: [@MainActor () -> Void] = []
    var foreground = Foreground()
    /// When the web process ended, so that a page that always kills it isn't loaded for ever.
    var processEnds: [Date] = []

    /// The recent requests of pages, so that a page that reloads itself for ever is stopped.
    private var repeats = RepeatLimit()

    let bridge: PageBridge
    let components: ComponentBridge
    let cookies: CookieSharing?
    private(set) var lastToken = 0

    /// Makes a session for a web view of the app's own: a subclass, or one with scripts of its own.
    public init(webView: WKWebView) {
        self.webView = webView
        bridge = PageBridge(webView: webView)
        components = ComponentBridge(webView: webView)
        cookies = CookieSharing.of(webView.configuration.websiteDataStore)
        super.init()
        bridge.onMessage = { [weak self] message in self?.receive(message) }
        bridge.onTap = { [weak self] in self?.noteTap(for: $0) }
        bridge.onScriptNotLoaded = { [weak self] script in self?.scriptWasNotLoaded(script) }
        bridge.isOwn = { [weak self] origin in self?.site.origins.contains(origin) == true }
        components.isOwn = bridge.isOwn
        components.onSend = { [weak self] in self?.noteTap() }
        components.facts = { [weak self] in self?.componentFacts ?? BridgeInbox.Facts() }
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
        cancelCurrentVisit()
        bridge.disconnect()
    }

    /// Whether a visit has begun and has not ended.
    package var isVisiting: Bool { currentVisit?.isRunning == true }

    /// Whether the page of a screen is in the web view, and will be uncovered with one of the next frames.
    package func isAboutToShow(_ visitable: any Visitable) -> Bool {
        guard let id = visitables.knownID(of: visitable) else { return false }
        return id == placement.holder && id == placement.contentOwner && id != placement.uncovered
    }

    func nextToken() -> Int {
        lastToken += 1
        return lastToken
    }

    /// The three URLs of a screen. A screen that was never visited has its routed URL alone.
    public func urls(of visitable: any Visitable) -> VisitableURLs? {
        guard var urls = record(of: visitable)?.urls else { return nil }
        let id = visitables.id(of: visitable)
        if id == placement.holder, id == placement.contentOwner, let url = pageURL { urls.current = url }
        return urls
    }

    func record(of visitable: any Visitable) -> ScreenRecord? {
        records[visitable] ?? visitable.visitableURL.map { ScreenRecord(urls: VisitableURLs(routed: $0)) }
    }

    func updateRecord(of visitable: any Visitable, _ change: (inout ScreenRecord) -> Void) {
        guard var record = record(of: visitable) else { return }
        change(&record)
        records[visitable] = record
    }

    /// Whether a page's request for a URL is allowed. A page that asks again and again stays as it is.
    func fulfils(_ url: URL) -> Bool {
        if repeats.allows(url, at: Date()) { return true }
        log(.warning, .repeatedTooOften(url))
        return false
    }

    func log(_ level: TurboEvent.Level, _ message: String) {
        log(level, .note(message))
    }

    func log(_ level: TurboEvent.Level, _ kind: TurboEvent.Kind) {
        TurboLog.shared.record(level, "session", kind)
    }
}
