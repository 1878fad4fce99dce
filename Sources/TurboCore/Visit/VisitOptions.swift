/// The options of a visit: its action, and a response if there is one.
public struct VisitOptions: Equatable, Sendable, Codable {
    /// The action; `advance` by default.
    public let action: VisitAction
    /// The response that was part of the proposal, as after a form; nil if the page has to be requested.
    public let response: VisitResponse?

    /// - Parameters:
    ///   - action: the action; `advance` by default.
    ///   - response: the response that was part of the proposal; nil, the default, to request the page.
    public init(action: VisitAction = .advance, response: VisitResponse? = nil) {
        self.action = action
        self.response = response
    }

    /// Decodes options written by a page or an app (as in turbo-ios 7). Without an action they have `advance`.
    ///
    /// - Throws: `DecodingError` if a value has another type, or the action isn't one of Turbo's.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        action = try values.decodeIfPresent(VisitAction.self, forKey: .action) ?? .advance
        response = try values.decodeIfPresent(VisitResponse.self, forKey: .response)
    }
}
