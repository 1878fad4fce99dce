/// A visit proposal after the delegate has answered, ready to be decided.
public struct NavigationProposal: Equatable, Sendable {
    /// A proposal that follows a visit which the server redirected.
    public struct Redirect: Equatable, Sendable {
        /// The screen that was made for the visit, and may not be the right one.
        public let provisional: NavigationState.Screen.ID
        /// The action of the proposal that led to the visit.
        public let originalAction: VisitAction
        /// Whether the page of the provisional screen has rendered the answer already; false for a cold boot, whose
        /// redirect is refused before it is requested.
        public let isRendered: Bool

        /// - Parameters:
        ///   - provisional: the screen that was made for the visit.
        ///   - originalAction: the action of the proposal that led to the visit.
        ///   - isRendered: whether that screen shows the answer already.
        public init(provisional: NavigationState.Screen.ID, originalAction: VisitAction, isRendered: Bool) {
            self.provisional = provisional
            self.originalAction = originalAction
            self.isRendered = isRendered
        }
    }

    /// The URL, options and properties, as the page or the app proposed them.
    public var visit: VisitProposal
    /// The identifier for the screen that the proposal makes, if it makes one.
    public let screen: NavigationState.Screen.ID
    /// What the app wants to show.
    public let kind: NavigationState.Screen.Kind
    /// The redirect that the proposal follows; nil for any other proposal.
    public let redirect: Redirect?
    /// The screen whose page refreshed itself, and was sent here by the server.
    public let refreshed: NavigationState.Screen.ID?
    /// Whether a later visit has taken the page whose redirect the proposal follows.
    public let isOvertaken: Bool

    /// - Parameters:
    ///   - visit: the URL, options and properties.
    ///   - screen: an identifier that no other screen has had.
    ///   - kind: what the app wants to show; a page by default.
    ///   - redirect: the redirect that the proposal follows; nil by default.
    ///   - refreshed: the screen whose page refreshed itself; nil by default.
    ///   - isOvertaken: whether a later visit has taken the page that was redirected; false by default.
    public init(
        _ visit: VisitProposal, screen: NavigationState.Screen.ID, kind: NavigationState.Screen.Kind = .web,
        redirect: Redirect? = nil,
        refreshed: NavigationState.Screen.ID? = nil, isOvertaken: Bool = false
    ) {
        self.visit = visit
        self.screen = screen
        self.kind = kind
        self.redirect = redirect
        self.refreshed = refreshed
        self.isOvertaken = isOvertaken
    }

    var action: VisitAction { visit.options.action }
    var isAnimated: Bool { visit.properties.animated ?? true }

    func newScreen(in context: Navigation.Context) -> NavigationState.Screen {
        Screen(id: screen, kind: kind, context: context, routedURL: visit.url)
    }

    /// Whether a screen shows the proposed page already, by the property for query strings.
    func isSamePage(as screen: NavigationState.Screen) -> Bool {
        screen.shows(visit.url, ignoringQuery: visit.properties.queryStringPresentation == .replace)
    }

    /// The same proposal, as if the redirect had been known from the start.
    var withOriginalAction: NavigationProposal {
        guard let redirect else { return self }
        let options = VisitOptions(action: redirect.originalAction, response: visit.options.response)
        let original = VisitProposal(url: visit.url, options: options, properties: visit.properties)
        return NavigationProposal(original, screen: screen, kind: kind)
    }
}
