import Foundation

/// The failure of a visit, a form or a download, whether reported by Turbo, WebKit, the network or this library.
///
/// It has a message for the user (``message``), one for the developer (``developerMessage``), ``retry()`` and
/// ``goBack()``.
public struct VisitFailure: Error, Sendable {
    /// The cause of the failure, the same on all platforms.
    public let cause: Cause
    /// The URL that was requested.
    public let url: URL
    /// The original error, for the delegate methods of earlier libraries.
    package let error: any Error
    /// Whether the user has tapped for what failed. If not, nothing may appear that takes the keyboard.
    package var isTapped = true
    private var retryAction: (@MainActor @Sendable () -> Void)?
    private var goBackAction: (@MainActor @Sendable () -> Void)?

    /// - Parameters:
    ///   - error: any error of a visit, such as one that a `SessionDelegate` received. An error in `NSURLErrorDomain`
    ///     is recognized whatever its type: on Linux it doesn't cast to `URLError`. A `VisitFailure` keeps its own
    ///     cause and URL.
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

    /// Whether ``retry()`` repeats the visit. False for a form, because submitting it twice may have its effect twice.
    public var canRetry: Bool { retryAction != nil }

    /// Repeats the visit.
    @MainActor
    public func retry() {
        retryAction?()
    }

    /// Whether ``goBack()`` returns to the screen below. False for the first screen of a stack.
    public var canGoBack: Bool { goBackAction != nil }

    /// Pops the screen whose visit failed.
    @MainActor
    public func goBack() {
        goBackAction?()
    }

    /// Returns the failure with an action for ``goBack()``.
    package func withGoBack(_ action: @escaping @MainActor @Sendable () -> Void) -> VisitFailure {
        var failure = self
        failure.goBackAction = action
        return failure
    }

    /// Returns the failure with an action for ``retry()``.
    package func withRetry(_ action: @escaping @MainActor @Sendable () -> Void) -> VisitFailure {
        var failure = self
        failure.retryAction = action
        return failure
    }
}

extension VisitFailure: Equatable {
    /// Failures are equal if their cause and URL are.
    public static func == (first: VisitFailure, second: VisitFailure) -> Bool {
        first.cause == second.cause && first.url == second.url
    }
}

extension VisitFailure: LocalizedError {
    public var errorDescription: String? { message }
}
