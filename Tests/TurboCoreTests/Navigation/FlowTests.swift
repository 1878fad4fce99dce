import Testing
import TurboCore

@Suite("Navigation flows")
struct FlowTests {
    @Test(arguments: try FlowRow.all())
    func `Each proposal has the final stacks of its row`(_ row: FlowRow) {
        let state = FlowNotation.state(row.before)
        let decision = state.decide(proposal(row.proposal, in: state))
        let result = decision.result(from: state)
        #expect(FlowNotation.text(result) == row.after, "\(decision.reason)")
        #expect(FlowNotation.text(decision.load, in: result) == row.load, "\(decision.reason)")
        #expect((decision.load?.requests ?? 0) == row.requests)
        #expect(decision.waitsForOverlay == row.waits)
        #expect(!decision.reason.isEmpty)
    }

    @Test(arguments: try FlowRow.all())
    func `Each step is possible in the state after the previous one`(_ row: FlowRow) {
        var state = FlowNotation.state(row.before)
        let decision = state.decide(proposal(row.proposal, in: state))
        guard !decision.waitsForOverlay else { return }
        // A presentation waits for the end of a running dismissal.
        if state.modal?.isBeingDismissed == true { state.modal = nil }
        for step in decision.steps {
            #expect(step.isPossible(in: state), "\(step)")
            state = state.applying(step)
        }
    }

    private func proposal(_ proposal: FlowProposal, in state: NavigationState) -> NavigationProposal {
        let visit = VisitProposal(
            url: FlowNotation.url(proposal.url),
            options: VisitOptions(action: proposal.action, response: proposal.response),
            properties: proposal.properties)
        let redirect = proposal.provisional.map { path in
            NavigationProposal.Redirect(
                provisional: screen(path, in: state), originalAction: .advance, isRendered: proposal.isRendered)
        }
        return NavigationProposal(
            visit, screenID: FlowNotation.newScreen, kind: proposal.kind, redirect: redirect,
            refreshedScreen: proposal.refreshed.map { screen($0, in: state) })
    }

    private func screen(_ path: String, in state: NavigationState) -> Screen.ID {
        let screens = state.main + (state.modal?.screens ?? [])
        return screens.last { $0.routedURL == FlowNotation.url(path) }?.id ?? Screen.ID(404)
    }
}
