import Foundation

/// What goes wrong while Turbo or the server answers a visit (document 003). These three cases are all, for good:
/// apps switch over them without a default. Anything else that stops a page from loading is a ``LoadError``.
public enum TurboError: Error, Equatable, Sendable {
    /// The server could not be reached.
    case networkFailure
    /// The server did not answer in time.
    case timeoutFailure
    /// The server answered with a status that is no success.
    case http(statusCode: Int)
}

extension TurboError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .networkFailure: "The server could not be reached."
        case .timeoutFailure: "The server took too long to answer."
        case .http(let statusCode): Self.sentence(forStatus: statusCode)
        }
    }

    private static func sentence(forStatus statusCode: Int) -> String {
        switch statusCode {
        case 401: "You need to sign in to see this page."
        case 403: "You are not allowed to see this page."
        case 404, 410: "This page does not exist."
        case 429: "There were too many requests. Please wait a moment and try again."
        case 502, 503, 504: "The server is not available right now."
        case 500..<600: "The server had a problem (HTTP \(statusCode))."
        default: "The page could not be loaded (HTTP \(statusCode))."
        }
    }
}
