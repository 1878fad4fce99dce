import Testing

@testable import TurboCore

/// The unsaved input that a session stores for its screens.
struct UnsavedInputTests {
    private typealias VisitableID = SessionState.VisitableID

    /// Screen 1 shows `/1`, and the user has edited a field.
    private func edited(_ input: UnsavedInput = .inSnapshot) -> SessionHarness {
        var harness = SessionHarness()
        harness.start()
        harness.receive(.inputChanged(input))
        return harness
    }

    private func input(_ harness: SessionHarness, on screen: Int = 1) -> UnsavedInput {
        harness.state.unsavedInput(on: VisitableID(screen))
    }

    @Test func `A change is reported once`() {
        var harness = edited()
        #expect(harness.effects == ["input changed on 1"])
        harness.receive(.inputChanged(.inSnapshot))
        #expect(harness.effects == [])
        #expect(input(harness) == .inSnapshot)
    }

    @Test(arguments: UnsavedInput.allCases)
    func `A form without a response doesn't change the unsaved input of its page`(former: UnsavedInput) {
        var harness = edited(former)
        let url = SessionHarness.url("/form")
        harness.receive(.formSubmissionStarted(url, method: "post"))
        harness.receive(.formSubmissionFinished(url, method: "post", .noResponse))
        #expect(input(harness) == former)
    }

    @Test func `A pushed page keeps what the snapshot of the page below contains, and nothing else`() {
        for (former, kept) in [(UnsavedInput.inSnapshot, UnsavedInput.inSnapshot), (.inPage, .none)] {
            var harness = edited(former)
            harness.push()
            #expect(input(harness) == former, "nothing is rendered yet")
            harness.render("/2")
            #expect(input(harness) == kept)
        }
    }

    @Test func `A new document has no snapshots`() {
        var harness = edited()
        harness.push()
        harness.render("/2")
        harness.send(.request(.reload))
        #expect(input(harness) == .inSnapshot)
        harness.send(.visit(token: harness.state.lastToken, .documentCommitted))
        #expect(input(harness) == .none)
    }
}
