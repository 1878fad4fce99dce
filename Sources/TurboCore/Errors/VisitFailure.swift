import Foundation

/// Why a visit failed, whether Turbo, the web engine, the network or this library reported it.
///
/// It has a sentence for the user and one for the developer. The error as it was thrown is in ``error``, so that
/// turbo-ios 7's `failure.error as? TurboError` works.
public struct VisitFailure: Error, Sendable {
    /// What went wrong, in one vocabulary for all platforms.
    public let cause: Cause
    /// The URL that was visited.
    public let url: URL
    /// The error as it was given.
    public let error: any Error

    /// - Parameters:
    ///   - error: any error of a visit. One of `NSURLErrorDomain` is understood whatever its type: on Linux it does not
    ///     cast to `URLError`. A `VisitFailure` keeps its own cause, URL and error.
    ///   - url: the URL that was visited.
    public init(_ error: any Error, url: URL) {
        if let failure = error as? VisitFailure {
            self = failure
        } else {
            self.error = error
            self.url = url
            cause = Cause(error)
        }
    }
}

extension VisitFailure: Equatable {
    /// Equal in cause and URL; the original errors are not compared.
    public static func == (first: VisitFailure, second: VisitFailure) -> Bool {
        first.cause == second.cause && first.url == second.url
    }
}

extension VisitFailure: LocalizedError {
    public var errorDescription: String? { message }
}
