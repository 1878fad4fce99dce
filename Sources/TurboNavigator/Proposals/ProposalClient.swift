import Turbo

/// A navigator, in which a proposal is performed.
@MainActor
protocol ProposalClient: AnyObject {
    var performer: StepPerformer { get }
    var modalSettings: ModalSettings { get }

    /// Returns what becomes of a proposal. Called once for each.
    func answer(_ proposal: VisitProposal, from source: ProposalRun.Source) -> ProposalRun.Answer
}
