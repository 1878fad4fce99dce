/// The options of a visit: its action, and a response if there is one.
public struct VisitOptions: Equatable, Sendable, Codable {
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

    /// Reads options that a page or an app has written (as in turbo-ios 7). Without an action they have `advance`.
    ///
    /// - Throws: `DecodingError` if a value is of another kind, or the action isn't one of Turbo's.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        action = try values.decodeIfPresent(VisitAction.self, forKey: .action) ?? .advance
        response = try values.decodeIfPresent(VisitResponse.self, forKey: .response)
    }
}
