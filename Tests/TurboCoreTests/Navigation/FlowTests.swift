import Testing
import TurboCore

@Suite("Navigation flows")
struct FlowTests {
    @Test(arguments: FlowRow.all)
    func rowEndsAsTheTableSays(_ row: FlowRow) {
        let state = FlowNotation.state(row.before)
        let decision = state.decide(proposal(row, in: state))
        let result = decision.result(from: state)
        #expect(FlowNotation.text(result) == row.after, "\(decision.because)")
        #expect(FlowNotation.text(decision.load, in: result) == row.load, "\(decision.because)")
        #expect((decision.load?.requests ?? 0) == row.requests)
        #expect(decision.waitsForCover == row.waits)
        #expect(!decision.because.isEmpty)
    }

    @Test(arguments: FlowRow.all)
    func eachStepFitsTheStateThatTheFormerOneLeaves(_ row: FlowRow) {
        var state = FlowNotation.state(row.before)
        let decision = state.decide(proposal(row, in: state))
        guard !decision.waitsForCover else { return }
        // A presentation waits for the end of a dismissal that is under way.
        if state.modal?.isBeingDismissed == true { state.modal = nil }
        for step in decision.steps {
            #expect(step.isPossible(in: state), "\(step)")
            state = state.applying(step)
        }
    }

    private func proposal(_ row: FlowRow, in state: NavigationState) -> NavigationProposal {
        let visit = VisitProposal(
            url: FlowNotation.url(row.url), options: VisitOptions(action: row.action, response: row.response),
            properties: row.properties)
        let redirect = row.provisional.map { path in
            NavigationProposal.Redirect(
                provisional: screen(path, in: state), originalAction: .advance, isRendered: row.isRendered)
        }
        return NavigationProposal(
            visit, screen: FlowNotation.newScreen, kind: row.kind, redirect: redirect,
            refreshed: row.refreshed.map { screen($0, in: state) })
    }

    private func screen(_ path: String, in state: NavigationState) -> Screen.ID {
        let screens = state.main + (state.modal?.screens ?? [])
        return screens.last { $0.routedURL == FlowNotation.url(path) }?.id ?? Screen.ID(404)
    }
}
