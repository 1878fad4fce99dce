/// The result of a proposal: ordered steps, the load that goes with them, and a sentence that gives the reason.
public struct NavigationDecision: Equatable, Sendable {
    /// What UIKit has to do, in this order; empty where the page changes in place or nothing happens.
    public var steps: [NavigationStep]
    /// nil where the page comes from a snapshot, or nothing is loaded at all.
    public var load: PageLoad?
    /// A sentence that gives the reason, for the log.
    public var because: String
    /// A warning about what the app probably did not mean.
    public var warning: String?
    /// A foreign controller is in the way: decide again when it is gone.
    public var waitsForCover: Bool

    /// - Parameters:
    ///   - steps: in the order in which they are performed; none by default.
    ///   - load: how the last screen gets its page; nil, the default, for none.
    ///   - because: the reason, a sentence for the log.
    ///   - warning: a sentence for the app's author; nil by default.
    ///   - waitsForCover: true to decide again when the foreign controller is gone; false by default.
    public init(
        steps: [NavigationStep] = [], load: PageLoad? = nil, because: String, warning: String? = nil,
        waitsForCover: Bool = false
    ) {
        self.steps = steps
        self.load = load
        self.because = because
        self.warning = warning
        self.waitsForCover = waitsForCover
    }

    /// The state after all steps.
    public func result(from state: NavigationState) -> NavigationState {
        steps.reduce(state) { $0.applying($1) }
    }

    func preceded(by step: NavigationStep, _ reason: String) -> NavigationDecision {
        var decision = self
        decision.steps.insert(step, at: 0)
        decision.because = "\(reason), then: \(because)"
        return decision
    }
}
