import Foundation

/// A script means nothing, or something else came of it than it says: a sentence, with the steps so far.
public struct NavigationScriptError: LocalizedError, Equatable, CustomStringConvertible {
    /// The sentence.
    public let message: String

    public var description: String { message }
    public var errorDescription: String? { message }

    package init(_ message: String) {
        self.message = message
    }
}
