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
    /// Any other answer that can't be shown.
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
        case .notPresent: "The page is not made for this app: it has no Turbo."
        case .notReady: "The page is not made for this app: its Turbo did not start."
        case .contentTypeMismatch: "The server sent something that is not a page."
        case .invalidResponse: "The server's answer was not understood."
        }
    }

    init(_ error: TurboCore.LoadError) {
        switch error {
        case .turboMissing: self = .notPresent
        case .turboNotReady: self = .notReady
        case .notHTML: self = .contentTypeMismatch
        default: self = .invalidResponse
        }
    }
}
