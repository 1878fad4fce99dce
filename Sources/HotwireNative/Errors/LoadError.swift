import Foundation
import TurboCore
import TurboNavigator

/// Why an answer can't be shown.
public enum LoadError: LocalizedError, Equatable, Sendable {
    /// The page has no Turbo.
    case notPresent
    /// The page's Turbo did not start in time.
    case notReady
    /// The answer is not a page.
    case contentTypeMismatch
    /// The answer isn't a complete one, or has a status that nobody expects.
    case invalidResponse

    /// A heading of two or three English words, "Turbo Not Present" for example. Not translated.
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
        case .invalidResponse: BuiltInText.answerNotUnderstood.text()
        }
    }

    /// - Returns: nil for what isn't about an answer: a page that crashed, for example.
    init?(_ error: TurboCore.LoadError) {
        switch error {
        case .turboMissing: self = .notPresent
        case .turboNotReady, .turboNotLoaded: self = .notReady
        case .notHTML: self = .contentTypeMismatch
        case .invalidResponse: self = .invalidResponse
        default: return nil
        }
    }
}
