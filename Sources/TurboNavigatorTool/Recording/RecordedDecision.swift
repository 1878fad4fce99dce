import TurboCore

/// A decision with all that it was made of.
package struct RecordedDecision: Codable, Sendable, Equatable {
    /// How the last screen got its page.
    struct Load: Codable, Equatable {
        let screen: Int
        let stack: String
        let kind: String
        let requests: Int

        init(_ load: PageLoad) {
            screen = load.screen.rawValue
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

    /// What was decided: what a replay compares. The reason is a text for people, and may be worded otherwise.
    struct Outcome: Codable, Equatable {
        let steps: [RecordedStep]
        var load: Load?
        let waitsForCover: Bool

        init(_ decision: NavigationDecision) {
            steps = decision.steps.map(RecordedStep.init)
            load = decision.load.map(Load.init)
            waitsForCover = decision.waitsForCover
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
        because = LogText.withoutSecrets(decision.because)
        warning = decision.warning.map(LogText.withoutSecrets)
    }
}
