import Foundation
import TurboCore
import TurboNavigator

/// The reason why a response can't be shown.
public enum LoadError: LocalizedError, Equatable, Sendable {
    /// The page has no Turbo.
    case notPresent
    /// The page's Turbo did not start in time.
    case notReady
    /// The response isn't a page.
    case contentTypeMismatch
    /// The response is incomplete, or its status is unexpected.
    case invalidResponse

    /// A short English title, for example "Turbo Not Present". It isn't translated.
    public var title: String {
        switch self {
        case .notPresent: "Turbo Not Present"
        case .notReady: "Turbo Not Ready"
        case .contentTypeMismatch: "Content Type Mismatch"
        case .invalidResponse: "Invalid Response"
        }
    }

    public var errorDescription: String? {
        switch self {
        case .notPresent, .notReady: BuiltInText.pageNotMadeForApp.text()
        case .contentTypeMismatch: BuiltInText.fileNotShown.text()
        case .invalidResponse: BuiltInText.responseInvalid.text()
        }
    }

    /// - Returns: nil if the error isn't about the response, for example for a page that crashed.
    init?(_ error: TurboCore.LoadError) {
        switch error {
        case .turboMissing: self = .notPresent
        case .turboNotReady, .turboNotLoaded: self = .notReady
        case .notHTML: self = .contentTypeMismatch
        case .invalidResponse: self = .invalidResponse
        case .tooManyRedirects, .redirectedToExternalURL, .webProcessTerminated, .schemeBlocked: return nil
        }
    }
}
