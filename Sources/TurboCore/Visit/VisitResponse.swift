/// A response that the page has already received, so that the next visit doesn't request it again.
public struct VisitResponse: Equatable, Sendable, Codable {
    /// The HTTP status, or one of Turbo's: 0 network failure, -1 time-out, -2 not HTML.
    public let statusCode: Int
    /// Whether the response followed a redirect.
    public let redirected: Bool
    /// The document, if it was HTML.
    public let responseHTML: String?

    /// Whether the server allows the page to be stored.
    package var isStored = true
    /// The identifiers of the last requests of the page that got the response, which broadcasts of the server name: the
    /// page that shows it isn't refreshed by them.
    package var requestIDs: [String] = []

    private enum CodingKeys: String, CodingKey {
        case statusCode, redirected, responseHTML
    }

    /// - Parameters:
    ///   - statusCode: the HTTP status, or one of Turbo's: 0, -1, -2.
    ///   - redirected: whether the response followed a redirect; false by default.
    ///   - responseHTML: the document; nil, the default, if there is none.
    public init(statusCode: Int, redirected: Bool = false, responseHTML: String? = nil) {
        self.statusCode = statusCode
        self.redirected = redirected
        self.responseHTML = responseHTML
    }

    /// Decodes a response written by a page or an app (as in turbo-ios 7). Without `redirected`, it didn't follow a
    /// redirect.
    ///
    /// - Throws: `DecodingError` if there is no status, or a value has another type.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        statusCode = try values.decode(Int.self, forKey: .statusCode)
        redirected = try values.decodeIfPresent(Bool.self, forKey: .redirected) ?? false
        responseHTML = try values.decodeIfPresent(String.self, forKey: .responseHTML)
    }

    /// Whether the status is a success (200 to 299).
    public var isSuccessful: Bool { (200...299).contains(statusCode) }

    /// Whether the page can be rendered from this response without a request.
    public var isRenderable: Bool { isSuccessful && responseHTML?.isEmpty == false }
}
