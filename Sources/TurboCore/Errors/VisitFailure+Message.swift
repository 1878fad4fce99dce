import Foundation

extension VisitFailure {
    /// A sentence for the user that says what happened, without technical terms. An error of the app's own that is a
    /// `LocalizedError` has its own sentence.
    public var message: String {
        switch cause {
        case .turbo(let error): error.errorDescription ?? Self.fallback
        case .load(let error): error.errorDescription ?? Self.fallback
        case .network(let code): Self.message(ofNetwork: code) ?? Self.fallback
        case .other: ownMessage ?? Self.fallback
        }
    }

    /// nil for an error of the engine: it is an `NSError`, which is no `LocalizedError`, and its text says nothing to users.
    private var ownMessage: String? { (error as? any LocalizedError)?.errorDescription }

    /// The sentence for a failure of the network; nil for a code that has none of its own.
    package static func message(ofNetwork code: URLError.Code) -> String? {
        if offlineCodes.contains(code) { return BuiltInText.offline.text() }
        if code == .timedOut { return BuiltInText.serverTooSlow.text() }
        if connectionCodes.contains(code) { return BuiltInText.serverUnreachable.text() }
        if securityCodes.contains(code) { return BuiltInText.noSafeConnection.text() }
        return code == .httpTooManyRedirects ? BuiltInText.tooManyRedirects.text() : nil
    }

    private static var fallback: String { BuiltInText.pageNotLoaded.text() }
}
