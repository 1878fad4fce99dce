/// The options of a visit: its action, and a response if there is one.
public struct VisitOptions: Equatable, Sendable {
    /// `advance` unless the page says otherwise.
    public let action: VisitAction
    /// A response that came with the proposal, as after a form; nil when the page has to be requested.
    public let response: VisitResponse?

    /// - Parameters:
    ///   - action: `advance` by default.
    ///   - response: a response that came with the proposal; nil, the default, to request the page.
    public init(action: VisitAction = .advance, response: VisitResponse? = nil) {
        self.action = action
        self.response = response
    }
}
