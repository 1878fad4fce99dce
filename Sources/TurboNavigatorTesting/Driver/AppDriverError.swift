import Foundation

/// An error of a test of an app: a command failed or timed out. It has a sentence and the app's visible state.
public struct AppDriverError: LocalizedError, CustomStringConvertible, Sendable {
    /// The problem, and how to solve it.
    public let message: String
    /// The app's state at that moment: stacks, page, links, requests without a response, and the latest events. Empty
    /// if the app was not started.
    public let seen: String

    public var description: String { seen.isEmpty ? message : "\(message)\n\(seen)" }
    public var errorDescription: String? { description }

    init(_ message: String, seen: String = "") {
        self.message = message
        self.seen = seen
    }
}
