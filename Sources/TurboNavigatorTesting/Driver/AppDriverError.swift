import Foundation

/// The app did not do what a test waited for, or cannot be driven: a sentence, and what was seen instead.
public struct AppDriverError: LocalizedError, CustomStringConvertible, Sendable {
    /// What went wrong, and what to do.
    public let message: String
    /// What the app showed at that moment: stacks, page, links, requests without an answer, the last events. Empty for an
    /// app that was not started.
    public let seen: String

    public var description: String { seen.isEmpty ? message : "\(message)\n\(seen)" }
    public var errorDescription: String? { description }

    init(_ message: String, seen: String = "") {
        self.message = message
        self.seen = seen
    }
}
