import Foundation

extension VisitFailure {
    /// A sentence for the user that says what happened, without technical terms. An error of the app's own that is a
    /// `LocalizedError` has its own sentence.
    public var message: String {
        switch cause {
        case .turbo(let error): error.errorDescription ?? Self.fallback
        case .load(let error): error.errorDescription ?? Self.fallback
        case .network: networkMessage
        case .other: ownMessage ?? Self.fallback
        }
    }

    /// nil for an error of the engine: it is an `NSError`, which is no `LocalizedError`, and its text says nothing to users.
    private var ownMessage: String? { (error as? any LocalizedError)?.errorDescription }

    private var networkMessage: String {
        if isOffline { return BuiltInText.offline.text() }
        if isTimeout { return BuiltInText.serverTooSlow.text() }
        if isConnectionError { return BuiltInText.serverUnreachable.text() }
        if isSecurityError { return BuiltInText.noSafeConnection.text() }
        if cause == .network(.httpTooManyRedirects) { return BuiltInText.tooManyRedirects.text() }
        return Self.fallback
    }

    private static var fallback: String { BuiltInText.pageNotLoaded.text() }
}
