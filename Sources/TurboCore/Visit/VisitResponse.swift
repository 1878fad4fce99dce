/// A response that the page has received already, so that the next visit doesn't request it again.
public struct VisitResponse: Equatable, Sendable, Codable {
    /// The HTTP status, or one of Turbo's: 0 network failure, -1 time-out, -2 not HTML.
    public let statusCode: Int
    /// Whether the server redirected before it answered.
    public let redirected: Bool
    /// The document, if it was HTML.
    public let responseHTML: String?

    /// - Parameters:
    ///   - statusCode: the HTTP status, or one of Turbo's: 0, -1, -2.
    ///   - redirected: whether the server redirected before it answered; false by default.
    ///   - responseHTML: the document; nil, the default, if there is none.
    public init(statusCode: Int, redirected: Bool = false, responseHTML: String? = nil) {
        self.statusCode = statusCode
        self.redirected = redirected
        self.responseHTML = responseHTML
    }

    /// Reads a response that a page or an app has written (as in turbo-ios 7). It is not redirected unless it says so.
    ///
    /// - Throws: `DecodingError` if there is no status, or a value is of another kind.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        statusCode = try values.decode(Int.self, forKey: .statusCode)
        redirected = try values.decodeIfPresent(Bool.self, forKey: .redirected) ?? false
        responseHTML = try values.decodeIfPresent(String.self, forKey: .responseHTML)
    }

    /// Whether the status is a success (200 to 299).
    public var isSuccessful: Bool { (200...299).contains(statusCode) }

    /// Whether a page can be shown from this response without a request.
    public var isRenderable: Bool { isSuccessful && responseHTML?.isEmpty == false }
}
