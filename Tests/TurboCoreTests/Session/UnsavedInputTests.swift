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

    private func end(_ answer: FormSubmissionResult, of form: String = "/form", _ harness: inout SessionHarness) {
        let url = SessionHarness.url(form)
        harness.receive(.formSubmissionStarted(url, method: "post"))
        harness.receive(.formSubmissionFinished(url, method: "post", answer))
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

    /// The page reports its new fields, which contain the input as their default values, before or after the form's
    /// end.
    @Test(arguments: [true, false])
    func `A form that the server sent back is unsaved, whatever the order of the reports`(isReportedFirst: Bool) {
        var harness = edited()
        if isReportedFirst { harness.receive(.inputChanged(.none)) }
        end(.rejected(status: 422), &harness)
        if !isReportedFirst { harness.receive(.inputChanged(.none)) }
        #expect(input(harness) == .inSnapshot)
        end(.accepted, &harness)
        #expect(input(harness) == .none)
    }

    @Test func `A form that was answered with the error of a server that fails has no input left`() {
        var harness = edited()
        end(.rejected(status: 422), &harness)
        end(.rejected(status: 500), &harness)
        harness.receive(.inputChanged(.none))
        #expect(input(harness) == .none)
    }

    @Test func `A form that was accepted at last is saved before its response is proposed`() {
        var harness = edited(.none)
        end(.rejected(status: 422), &harness)
        harness.receive(.formSubmissionStarted(SessionHarness.url("/form"), method: "post"))
        let response = VisitResponse(statusCode: 200, redirected: true, responseHTML: "page")
        harness.receive(
            .visitProposed(
                PageMessage.Proposal(location: SessionHarness.url("/2"), options: VisitOptions(response: response))))
        #expect(harness.effects.first == "input changed on 1")
        #expect(input(harness) == .none)
    }

    @Test func `A form that was accepted doesn't save another one that was rejected`() {
        var harness = edited(.none)
        end(.rejected(status: 422), of: "/first", &harness)
        end(.accepted, of: "/second", &harness)
        #expect(input(harness) == .inSnapshot)
    }

    @Test(arguments: UnsavedInput.allCases)
    func `A form without a response doesn't change the unsaved input of its page`(former: UnsavedInput) {
        var harness = edited(former)
        end(.noResponse, &harness)
        #expect(input(harness) == former)
    }

    @Test func `A search that the server rejects is nothing to save`() {
        var harness = edited(.none)
        let url = SessionHarness.url("/search")
        harness.receive(.formSubmissionStarted(url, method: "get"))
        harness.receive(.formSubmissionFinished(url, method: "get", .rejected(status: 422)))
        #expect(input(harness) == .none)
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
