import Foundation

/// An error of creating a ``TestServer``. The message has the reason and how to fix it.
public struct TestServerError: LocalizedError, Equatable, CustomStringConvertible {
    /// The message.
    public let message: String

    public var description: String { message }
    public var errorDescription: String? { message }

    init(_ message: String) {
        self.message = message
    }
}
