import Testing

@testable import TurboCore

/// Input of a page that the user has not submitted, while the page is visited again.
struct TypedTextTests {
    private typealias VisitableID = SessionState.VisitableID

    /// Screen 1 shows `/1`, and the user has written something there.
    private func written() -> SessionHarness {
        var harness = SessionHarness()
        harness.start()
        harness.receive(.inputChanged(.inSnapshot))
        return harness
    }

    private func isUnsaved(_ harness: SessionHarness) -> Bool {
        harness.state.unsavedInput(on: VisitableID(1)) != .none
    }

    @Test func `A page that refreshes itself keeps what the user has written`() {
        var harness = written()
        harness.receive(.refreshProposed(SessionHarness.url("/1")))
        #expect(harness.effects.contains("begin 2 in page /1 replace"))
        #expect(isUnsaved(harness))
    }

    /// The page of screen 1 has a newer version, without what the user has written.
    private func waiting() -> SessionHarness {
        var harness = written()
        harness.receive(.refreshProposed(SessionHarness.url("/1")))
        harness.receive(.refreshWaits(token: 2, SessionHarness.url("/1")))
        return harness
    }

    @Test func `A refresh that waits ends, and the page says so`() {
        let harness = waiting()
        #expect(harness.effects.contains("waiting refresh on 1"))
        #expect(!harness.state.isVisiting)
        #expect(isUnsaved(harness))
    }

    @Test(arguments: [
        SessionEvent.page(.message(.inputChanged(.none))), .request(.reload),
        .page(.message(.refreshProposed(SessionHarness.url("/1")))),
    ])
    func `The page says no more that a refresh waits when nothing is unsaved, it is loaded again or refreshed`(
        _ event: SessionEvent
    ) {
        var harness = waiting()
        #expect(harness.state.screenState(of: VisitableID(1))?.notice == .refreshWaits)
        harness.send(event)
        if harness.state.isVisiting {
            harness.receive(.visitRequestCompleted(token: 3))
            harness.render("/1")
        }
        #expect(harness.state.screenState(of: VisitableID(1))?.notice == nil)
    }

    @Test func `A late report that a refresh waits changes nothing`() {
        var harness = written()
        harness.receive(.refreshWaits(token: 1, SessionHarness.url("/1")))
        #expect(!harness.effects.contains("waiting refresh on 1"))
    }

    @Test func `A page to which the user returns keeps what the user has written`() {
        var harness = written()
        harness.push()
        harness.render("/2")
        harness.appear(1)
        #expect(harness.effects.contains("begin 3 in page /1 restore"))
        #expect(isUnsaved(harness))
    }

    @Test func `A page that the user loads again, or whose process has ended, has nothing left to save`() {
        for event in [SessionEvent.request(.reload), .process(.ended)] {
            var harness = written()
            harness.send(event)
            #expect(!isUnsaved(harness))
        }
    }
}
