/// How the screen that a decision ends on gets its page. The load starts when the decision is made: only the steps
/// wait for each other.
public struct PageLoad: Equatable, Sendable {
    /// Where the page comes from.
    public enum Kind: Equatable, Sendable {
        /// Visit the routed URL.
        case visit(VisitOptions)
        /// Load the page's current URL again.
        case refresh(VisitResponse?)
        /// The web view of this stack shows the page already: only the screen changes.
        case adopt
    }

    /// The screen that gets the page.
    public let screen: NavigationState.Screen.ID
    /// The stack whose session loads.
    public let stack: NavigationState.Stack
    /// How the page is loaded.
    public let kind: Kind

    /// - Parameters:
    ///   - screen: the screen that gets the page.
    ///   - stack: the stack whose session loads.
    ///   - kind: how the page is loaded.
    public init(screen: NavigationState.Screen.ID, stack: NavigationState.Stack, kind: Kind) {
        self.screen = screen
        self.stack = stack
        self.kind = kind
    }

    /// Requests that the server sees, besides the one that Turbo made while it followed a form's or link's redirect.
    public var requests: Int {
        switch kind {
        case .visit(let options): options.response?.isRenderable == true ? 0 : 1
        case .refresh(let response): response?.isRenderable == true ? 0 : 1
        case .adopt: 0
        }
    }
}
