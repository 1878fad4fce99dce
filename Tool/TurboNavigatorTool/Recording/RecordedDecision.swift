import TurboCore

/// A decision and all its inputs.
package struct RecordedDecision: Codable, Sendable, Equatable {
    /// The load of a page by a screen.
    struct Load: Codable, Equatable {
        let screen: Int
        let stack: String
        let kind: String
        let requests: Int

        init(_ load: PageLoad) {
            screen = load.screenID.rawValue
            stack = load.stack.rawValue
            kind =
                switch load.kind {
                case .visit(let options): options.action.rawValue
                case .refresh: "refresh"
                case .adopt: "adopt"
                }
            requests = load.requests
        }
    }

    /// The part of a decision that a replay compares. The reason is text for people, and its wording may change.
    struct Outcome: Codable, Equatable {
        let steps: [RecordedStep]
        var load: Load?
        let waitsForOverlay: Bool

        init(_ decision: NavigationDecision) {
            steps = decision.steps.map(RecordedStep.init)
            load = decision.load.map(Load.init)
            waitsForOverlay = decision.waitsForOverlay
        }
    }

    package let proposal: RecordedProposal
    package let before: RecordedState
    let outcome: Outcome
    package let because: String
    var warning: String?

    package init(
        _ proposal: NavigationProposal, in state: NavigationState, _ decision: NavigationDecision,
        _ mask: inout URLMask
    ) {
        self.proposal = RecordedProposal(proposal, &mask)
        before = RecordedState(state, &mask)
        outcome = Outcome(decision)
        because = LogText.withoutSecrets(decision.reason)
        warning = decision.warning.map(LogText.withoutSecrets)
    }
}
