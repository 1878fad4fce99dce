/// A visit proposal with the kind of screen that the delegate has chosen: the input of ``NavigationState/decide(_:)``.
public struct NavigationProposal: Equatable, Sendable {
    /// The redirect that a proposal follows.
    public struct Redirect: Equatable, Sendable {
        /// The screen that was created for the visit, which may not be the right one for the redirect's target.
        public let provisional: NavigationState.Screen.ID
        /// The action of the proposal that led to the visit.
        public let originalAction: VisitAction
        /// Whether the web view has already rendered the response on the provisional screen. False for a cold boot: its
        /// redirect is blocked before it is requested.
        public let isRendered: Bool

        /// - Parameters:
        ///   - provisional: the screen that was created for the visit.
        ///   - originalAction: the action of the proposal that led to the visit.
        ///   - isRendered: whether the response is already rendered on that screen.
        public init(provisional: NavigationState.Screen.ID, originalAction: VisitAction, isRendered: Bool) {
            self.provisional = provisional
            self.originalAction = originalAction
            self.isRendered = isRendered
        }
    }

    /// The URL, options and properties, as the page or the app proposed them.
    public var visit: VisitProposal
    /// The identifier of the proposed screen: a new one, or that of a controller that the app has kept and returned
    /// again.
    public let screenID: NavigationState.Screen.ID
    /// The kind of screen that the app wants to show.
    public let kind: NavigationState.Screen.Kind
    /// The redirect that the proposal follows; nil for any other proposal.
    public let redirect: Redirect?
    /// The screen whose page refreshed itself and was redirected here by the server; nil for any other proposal.
    public let refreshedScreen: NavigationState.Screen.ID?
    /// Whether a later visit has replaced the page whose redirect the proposal follows.
    public let isSuperseded: Bool

    /// - Parameters:
    ///   - visit: the URL, options and properties.
    ///   - screenID: the identifier of the proposed screen. A new screen needs one that no other screen has had.
    ///   - kind: the kind of screen; a web screen by default.
    ///   - redirect: the redirect that the proposal follows; nil by default.
    ///   - refreshedScreen: the screen whose page refreshed itself; nil by default.
    ///   - isSuperseded: whether a later visit has replaced the redirected page; false by default.
    public init(
        _ visit: VisitProposal, screenID: NavigationState.Screen.ID, kind: NavigationState.Screen.Kind = .web,
        redirect: Redirect? = nil,
        refreshedScreen: NavigationState.Screen.ID? = nil, isSuperseded: Bool = false
    ) {
        self.visit = visit
        self.screenID = screenID
        self.kind = kind
        self.redirect = redirect
        self.refreshedScreen = refreshedScreen
        self.isSuperseded = isSuperseded
    }

    var action: VisitAction { visit.options.action }
    var isAnimated: Bool { visit.properties.animated ?? true }

    func newScreen(in context: Navigation.Context) -> NavigationState.Screen {
        Screen(id: screenID, kind: kind, context: context, routedURL: visit.url)
    }

    /// Whether a screen already shows the proposed page. The property for query strings decides whether the query
    /// matters.
    func isSamePage(as screen: NavigationState.Screen) -> Bool {
        screen.shows(visit.url, ignoringQuery: visit.properties.queryStringPresentation == .replace)
    }

    /// Returns the proposal with the action of the original one, as if the redirect had been known from the start.
    var withOriginalAction: NavigationProposal {
        guard let redirect else { return self }
        let options = VisitOptions(action: redirect.originalAction, response: visit.options.response)
        let original = VisitProposal(url: visit.url, options: options, properties: visit.properties)
        return NavigationProposal(original, screenID: screenID, kind: kind)
    }
}
