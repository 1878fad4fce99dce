import Foundation

extension VisitFailure {
    /// A message for the user, without technical terms. For an error of the app that is a `LocalizedError`, its own
    /// description.
    public var message: String {
        switch cause {
        case .turbo(let error): error.errorDescription ?? Self.fallback
        case .load(let error): error.errorDescription ?? Self.fallback
        case .network(let code): Self.message(ofNetwork: code) ?? Self.fallback
        case .other where isOfServiceWorker: BuiltInText.serverUnreachable.text()
        case .other: ownMessage ?? Self.fallback
        }
    }

    /// nil for an error of WebKit: it is an `NSError`, not a `LocalizedError`, and its text means nothing to users.
    private var ownMessage: String? { (error as? any LocalizedError)?.errorDescription }

    /// The message for a network error; nil for a code that has no message of its own.
    package static func message(ofNetwork code: URLError.Code) -> String? {
        if offlineCodes.contains(code) { return BuiltInText.offline.text() }
        if code == .timedOut { return BuiltInText.serverTooSlow.text() }
        if connectionCodes.contains(code) { return BuiltInText.serverUnreachable.text() }
        if securityCodes.contains(code) { return BuiltInText.noSafeConnection.text() }
        return code == .httpTooManyRedirects ? BuiltInText.tooManyRedirects.text() : nil
    }

    private static var fallback: String { BuiltInText.pageNotLoaded.text() }
}
