/// The outcome of one step of a ``NavigationScenario``.
public struct NavigationOutcome: Sendable, Equatable, CustomStringConvertible {
    /// The step, as it was written.
    public let step: String
    /// The paths of both stacks, as in "/ /posts | /posts/new".
    public let stacks: String
    /// The requests that the server received, as in "GET /posts".
    public let requests: [String]
    /// The reason.
    public let reason: String

    package init(step: String, stacks: String, requests: [String], reason: String) {
        self.step = step
        self.stacks = stacks
        self.requests = requests
        self.reason = reason
    }

    public var description: String {
        "\(step): \(stacks.isEmpty ? "nothing" : stacks), \(Self.text(requests)), because \(reason)"
    }

    package static func text(_ requests: [String]) -> String {
        requests.isEmpty ? "no request" : requests.joined(separator: ", ")
    }
}
