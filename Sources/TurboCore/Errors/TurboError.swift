import Foundation

/// An error of a visit's request or response (as in turbo-ios 7, "Overview"). No cases will be added, so that apps can
/// switch over these three without a default. `contentTypeMismatch` and `pageLoadFailure` of turbo-ios are a
/// ``LoadError`` here. Any other reason that a page doesn't load is a ``LoadError``.
public enum TurboError: Error, Equatable, Sendable {
    /// The server could not be reached.
    case networkFailure
    /// The server did not respond in time.
    case timeoutFailure
    /// The server responded with a status that isn't a success.
    case http(statusCode: Int)
}

extension TurboError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .networkFailure: BuiltInText.serverUnreachable.text()
        case .timeoutFailure: BuiltInText.serverTooSlow.text()
        case .http(let statusCode): Self.sentence(forStatus: statusCode)
        }
    }

    private static func sentence(forStatus statusCode: Int) -> String {
        switch statusCode {
        case 401: BuiltInText.signInNeeded.text()
        case 403: BuiltInText.notAllowed.text()
        case 404, 410: BuiltInText.pageMissing.text()
        case 429: BuiltInText.tooManyRequests.text()
        case 502, 503, 504: BuiltInText.serverUnavailable.text()
        case 500..<600: BuiltInText.serverTrouble.text("\(statusCode)")
        default: BuiltInText.otherStatus.text("\(statusCode)")
        }
    }
}
