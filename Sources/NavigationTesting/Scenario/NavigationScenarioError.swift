import Foundation

/// An invalid scenario, or a step with an unexpected outcome. The message has the reason.
public struct NavigationScenarioError: LocalizedError, Equatable, CustomStringConvertible {
    /// The message.
    public let message: String

    public var description: String { message }
    public var errorDescription: String? { message }

    package init(_ message: String) {
        self.message = message
    }
}
