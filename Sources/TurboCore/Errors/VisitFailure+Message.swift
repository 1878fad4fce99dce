import Foundation

extension VisitFailure {
    /// A sentence for the user: what happened, in words without technology.
    public var message: String {
        switch cause {
        case .turbo(let error): error.errorDescription ?? Self.fallback
        case .load(let error): error.errorDescription ?? Self.fallback
        case .network, .other: networkMessage
        }
    }

    private var networkMessage: String {
        if isOffline { return "You are not connected to the internet." }
        if isTimeout { return "The server took too long to answer." }
        if isConnectionError { return "The server could not be reached." }
        if isSecurityError { return "A safe connection to the server is not possible." }
        if cause == .network(.httpTooManyRedirects) { return "This page redirects too many times." }
        return Self.fallback
    }

    private static let fallback = "The page could not be loaded."
}
