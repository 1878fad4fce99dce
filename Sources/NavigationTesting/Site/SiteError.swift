import Foundation

/// A ``SiteDouble`` cannot be made as it was asked for: a sentence that says why, and what to do.
public struct SiteError: LocalizedError, Equatable, CustomStringConvertible {
    /// The sentence.
    public let message: String

    public var description: String { message }
    public var errorDescription: String? { message }

    init(_ message: String) {
        self.message = message
    }
}
