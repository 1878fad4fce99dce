import Foundation

/// The load of a page for the screen that a decision shows in the end. The load starts when the decision is made; only
/// the steps wait for each other.
public struct PageLoad: Equatable, Sendable {
    /// The kind of a load.
    public enum Kind: Equatable, Sendable {
        /// Visits the routed URL.
        case visit(VisitOptions)
        /// Loads the page's current URL again.
        case refresh(VisitResponse?)
        /// The web view of this stack already shows the page: only the screen changes.
        case adopt
    }

    /// The screen that the page is for.
    public let screenID: NavigationState.Screen.ID
    /// The stack whose session loads the page.
    public let stack: NavigationState.Stack
    /// The kind of the load.
    public let kind: Kind
    /// The URL that is visited; nil for that of the screen. They may differ in the fragment, and in a query that
    /// doesn't count.
    public let location: URL?

    /// - Parameters:
    ///   - screenID: the screen that the page is for.
    ///   - stack: the stack whose session loads the page.
    ///   - kind: the kind of the load.
    ///   - location: the URL that is visited; nil, the default, for that of the screen.
    public init(
        screenID: NavigationState.Screen.ID, stack: NavigationState.Stack, kind: Kind, location: URL? = nil
    ) {
        self.screenID = screenID
        self.stack = stack
        self.kind = kind
        self.location = location
    }

    /// The number of requests that the server receives, not counting the one that Turbo made while it followed the
    /// redirect of a form or link.
    public var requests: Int {
        switch kind {
        case .visit(let options): options.response?.isRenderable == true ? 0 : 1
        case .refresh(let response): response?.isRenderable == true ? 0 : 1
        case .adopt: 0
        }
    }
}
