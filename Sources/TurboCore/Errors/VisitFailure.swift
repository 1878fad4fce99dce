import Foundation

/// The failure of a visit, a form or a download, whether Turbo, the web engine, the network or this library reported it.
///
/// It has a sentence for the user (``message``), one for the developer (``developerMessage``), and ``retry()``.
public struct VisitFailure: Error, Sendable {
    /// What went wrong, in one vocabulary for all platforms.
    public let cause: Cause
    /// The URL that was requested.
    public let url: URL
    /// The error as it was given, for the methods of earlier libraries.
    package let error: any Error
    private var repetition: (@MainActor @Sendable () -> Void)?

    /// - Parameters:
    ///   - error: any error of a visit, such as one that a `SessionDelegate` received. One of `NSURLErrorDomain` is understood
    ///     whatever its type: on Linux it does not cast to `URLError`. A `VisitFailure` keeps its own cause and URL.
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

    /// Whether ``retry()`` has something to try again. False for a form: sending it twice may have an effect twice.
    public var canRetry: Bool { repetition != nil }

    /// Makes the visit again.
    @MainActor
    public func retry() {
        repetition?()
    }

    /// The same failure with an action for ``retry()``.
    package func retrying(_ action: @escaping @MainActor @Sendable () -> Void) -> VisitFailure {
        var failure = self
        failure.repetition = action
        return failure
    }
}

extension VisitFailure: Equatable {
    /// Equal in cause and URL.
    public static func == (first: VisitFailure, second: VisitFailure) -> Bool {
        first.cause == second.cause && first.url == second.url
    }
}

extension VisitFailure: LocalizedError {
    public var errorDescription: String? { message }
}
