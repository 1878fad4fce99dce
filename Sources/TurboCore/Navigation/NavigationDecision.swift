/// The result of deciding a proposal: ordered steps, at most one load, and the reason.
public struct NavigationDecision: Equatable, Sendable {
    /// The steps to perform in UIKit, in this order; empty if the page changes in place or nothing happens.
    public var steps: [NavigationStep]
    /// The load for the screen that is shown in the end; nil if its page is restored from a snapshot, or nothing is
    /// loaded.
    public var load: PageLoad?
    /// The reason, for the log.
    public var reason: String
    /// A warning about something that the app probably did not intend.
    public var warning: String?
    /// Whether a foreign controller is in the way: the proposal is decided again after it is dismissed.
    public var waitsForOverlay: Bool

    /// - Parameters:
    ///   - steps: the steps in the order in which they are performed; none by default.
    ///   - load: the load of the last screen's page; nil, the default, for none.
    ///   - reason: the reason, for the log.
    ///   - warning: a warning for the developer of the app; nil by default.
    ///   - waitsForOverlay: whether to decide again after the overlay is dismissed; false by default.
    public init(
        steps: [NavigationStep] = [], load: PageLoad? = nil, reason: String, warning: String? = nil,
        waitsForOverlay: Bool = false
    ) {
        self.steps = steps
        self.load = load
        self.reason = reason
        self.warning = warning
        self.waitsForOverlay = waitsForOverlay
    }

    /// Returns the state after all steps.
    public func result(from state: NavigationState) -> NavigationState {
        steps.reduce(state) { $0.applying($1) }
    }

    func preceded(by step: NavigationStep, _ reason: String) -> NavigationDecision {
        var decision = self
        decision.steps.insert(step, at: 0)
        decision.reason = "\(reason), then: \(self.reason)"
        return decision
    }
}
