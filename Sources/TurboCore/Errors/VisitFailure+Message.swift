import Foundation

extension VisitFailure {
    /// A sentence for the user that says what happened, without technical terms.
    public var message: String {
        switch cause {
        case .turbo(let error): error.errorDescription ?? Self.fallback
        case .load(let error): error.errorDescription ?? Self.fallback
        case .network, .other: networkMessage
        }
    }

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
