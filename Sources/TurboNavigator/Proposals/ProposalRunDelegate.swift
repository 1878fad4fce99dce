import TurboSession

/// The navigator that handles a proposal.
@MainActor
protocol ProposalRunDelegate: AnyObject {
    var performer: StepPerformer { get }
    var modalSettings: ModalSettings { get }
    /// Whether pages wait for the user to sign in.
    var isSignInPending: Bool { get }

    /// Called when the steps of a proposal have been performed.
    func didPerform(_ proposal: VisitProposal)

    /// Decides how to handle a proposal. Called once for each proposal.
    func resolve(_ proposal: VisitProposal, from source: ProposalRun.Source) -> ProposalRun.Resolution
}
