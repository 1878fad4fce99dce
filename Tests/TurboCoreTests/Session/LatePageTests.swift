import Testing

@testable import TurboCore

/// Pages that load, are rendered or fail when nothing waits for them anymore.
struct LatePageTests {
    private typealias VisitableID = SessionState.VisitableID

    @Test func `A page that loads after the user has left it has its title when the user returns`() {
        var harness = SessionHarness()
        harness.visit(1, "/1")
        harness.appear(1)
        harness.send(.visit(token: 1, .documentCommitted))
        harness.push()
        // The document of screen 1 is ready although its load was stopped, and the visit of screen 2 leads to no page.
        harness.send(.visit(token: 2, .redirectBlocked(to: SessionHarness.url("/3"))))
        harness.receive(.pageLoaded(harness.page("/1", document: 1)))
        #expect(harness.effects.contains("title 1 /1"))
    }

    @Test func `A page that the user returned to is uncovered, though its own refresh gets no response`() {
        var harness = SessionHarness()
        harness.start()
        harness.push()
        harness.appear(1)
        #expect(harness.effects == ["end 2 cancelled", "cancel 2", "adopt /1 in 1"])
        harness.receive(.refreshProposed(SessionHarness.url("/1")))
        harness.fail(0)
        #expect(harness.effects == ["end 3 cancelled", "cancel 3", "adopt /1 in 1"])
        harness.receive(.frameShown(number: 2))
        #expect(harness.effects == ["no screenshot on 1"])
    }

    @Test func `A page stays what it is, when its screen's next page is cancelled and the user returns`() {
        var harness = SessionHarness()
        harness.start()
        harness.visit(2, "/2")
        // Screen 2 is removed before its push has ended, so it appears late.
        harness.visit(1, "/3")
        harness.appear(2)
        harness.appear(1)
        #expect(harness.effects.contains("adopt /1 in 1"))
    }

    @Test func `A page that the user returned to is loaded again, if another user has signed in meanwhile`() {
        var harness = SessionHarness()
        harness.start()
        harness.push()
        harness.appear(1)
        harness.send(.request(.userChanged()))
        harness.receive(.frameShown(number: 1))
        #expect(harness.effects.contains { $0.hasPrefix("begin 3") }, "\(harness.effects)")
        #expect(!harness.effects.contains("no screenshot on 1"))
    }

    @Test func `A page that the user has left isn't requested again when its request fails`() {
        var harness = SessionHarness()
        harness.start()
        harness.push()
        harness.appear(1)
        harness.receive(.visitRequestFailed(token: 2, location: SessionHarness.url("/2"), statusCode: 0))
        #expect(harness.effects == [])
        #expect(harness.state.placement.owner == VisitableID(1))
    }

    @Test func `A file that the user has left isn't downloaded`() {
        var harness = SessionHarness()
        harness.start()
        harness.push()
        harness.appear(1)
        harness.receive(.visitRequestFailed(token: 2, location: SessionHarness.url("/2"), statusCode: -2))
        #expect(harness.effects == [])
    }

    @Test func `A page rendered after its deadline isn't mistaken for the page below`() {
        var harness = SessionHarness()
        harness.start()
        harness.push()
        harness.send(.visit(token: 2, .deadlinePassed(isHidden: false)))
        harness.render("/2")
        #expect(harness.effects == [])
        harness.appear(1)
        #expect(harness.effects == ["begin 3 in page /1 restore", "screenshot on 1"])
    }

    @Test func `The page below is loaded again if another page is rendered over it after its deadline`() {
        var harness = SessionHarness()
        harness.start()
        harness.push()
        harness.send(.visit(token: 2, .deadlinePassed(isHidden: false)))
        harness.appear(1)
        #expect(harness.effects == ["adopt /1 in 1"])
        harness.render("/2")
        #expect(harness.effects == ["begin 3 in page /1 restore", "screenshot on 1"])
    }

    @Test func `An error stays when a page that was left is rendered`() {
        var harness = SessionHarness()
        harness.start()
        harness.push()
        harness.visit(3, "/3")
        harness.appear(3)
        harness.send(.visit(token: 3, .deadlinePassed(isHidden: false)))
        harness.receive(.visitRendered(token: 2, harness.page("/2")))
        #expect(harness.effects == [])
    }

    @Test func `A redirect after its visit's deadline pushes nothing`() {
        var harness = SessionHarness()
        harness.start()
        harness.push()
        harness.send(.visit(token: 2, .deadlinePassed(isHidden: false)))
        harness.redirect(2, to: "/3")
        #expect(harness.effects == [])
    }

    @Test func `A message of the previous document isn't taken for one of the loading document`() {
        var harness = SessionHarness()
        harness.start()
        harness.send(.request(.reload))
        harness.receive(.pageLoaded(harness.page("/1", document: 1)))
        #expect(harness.effects == [])
        #expect(harness.state.isVisiting)
    }

    @Test
    func `A page rendered after its visit was cancelled belongs to no screen, and the page below is restored`() {
        var harness = SessionHarness()
        harness.start()
        harness.push()
        harness.appear(1)
        harness.receive(.visitRendered(token: 2, harness.page("/2")))
        #expect(harness.effects == ["begin 3 in page /1 restore", "screenshot on 1"])
    }

    @Test
    func
        `A page that loads while its screen is requested again keeps its title if that request leads to an external site`()
    {
        var harness = SessionHarness()
        harness.start()
        harness.receive(.refreshProposed(SessionHarness.url("/1")))
        // A form that Turbo doesn't handle has replaced the document.
        harness.send(.page(.callFailed(.visit(2), reason: "the page has gone")))
        harness.facts.webViewURL = SessionHarness.url("/2")
        harness.receive(.pageLoaded(harness.page("/2", document: 2)))
        harness.send(.visit(token: 3, .redirectedToExternalURL(to: SessionHarness.url("https://other.example/1"))))
        #expect(harness.state.contentURL == SessionHarness.url("/2"))
    }

    @Test func `A page that is requested again because another was rendered over it is loaded if it gets no response`()
    {
        var harness = SessionHarness()
        harness.start()
        harness.push()
        harness.appear(1)
        harness.receive(.refreshProposed(SessionHarness.url("/1")))
        harness.receive(.visitRendered(token: 2, harness.page("/2")))
        harness.fail(0)
        #expect(harness.effects.contains("begin 4 by load /1 replace"))
    }

    @Test func `A page that loaded late keeps its own URL when the load beside it is cancelled`() {
        var harness = SessionHarness()
        harness.start()
        harness.send(.request(.reload))
        harness.facts.webViewURL = SessionHarness.url("/2")
        harness.receive(.pageLoaded(harness.page("/1", document: 1)))
        harness.visit(2, "/3")
        harness.appear(2)
        #expect(
            harness.state.urls(of: .init(1), webViewURL: nil, origins: harness.facts.origins)?.current
                == SessionHarness.url("/1"))
    }

    @Test func `A page that loaded late is requested again if its process ends`() {
        var harness = SessionHarness()
        harness.start()
        harness.send(.request(.reload))
        harness.receive(.pageLoaded(harness.page("/1", document: 1)))
        harness.send(.process(.ended))
        #expect(harness.effects.contains("begin 3 by load /1 advance"))
    }
}
