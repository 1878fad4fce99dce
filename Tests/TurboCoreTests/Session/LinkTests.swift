import Foundation
import Testing

@testable import TurboCore

/// The part of the table "Links and loads outside Turbo" of `docs/flows.md` that the session decides.
struct LinkTests {
    private static let provider = "https://provider.example/login"

    static let rows: [LinkRow] = [
        LinkRow("a link to the same site", "/2", is: .follow),
        LinkRow("a link to an external site", "https://other.example/", is: .follow),
        LinkRow("a new window", "/2", in: .newWindow, is: .follow),
        LinkRow("a frame of a page", "https://other.example/", in: .frame, is: .allow),
        LinkRow("a frame with what the page has made", "data:text/html,a", in: .frame, is: .allow),
        LinkRow("a mail address in a frame", "mailto:a@app.example", in: .frame, is: .follow),
        LinkRow("a link into the page", "/1#part", is: .allow),
        LinkRow("a link into another page", "/2#part", is: .follow),
        LinkRow("the link to the page itself", "/1", is: .follow),
        LinkRow("a form outside Turbo", "/2", by: .form, is: .allow),
        LinkRow("a form to another app", "mailto:a@app.example", by: .form, is: .follow),
        LinkRow("a script that reloads the page", "/1", by: .reload, is: .cancel, ["begin 2 by load /1 advance"]),
        LinkRow("a load of an unknown kind", "/2", by: .unknown, is: .cancel),
        LinkRow("a link of an external page", "https://other.example/", on: provider, is: .allow),
        LinkRow("an external page that leads back", "/2", on: provider, is: .follow),
        LinkRow("a form of an external page to the app", "/2", by: .form, isPost: true, on: provider, is: .allow),
        LinkRow("a link of an external page to an app", "tel:1", on: provider, is: .follow),
    ]

    @Test(arguments: rows)
    func `Each load is allowed, cancelled or followed`(row: LinkRow) {
        var harness = SessionHarness()
        harness.start()
        harness.facts.webViewURL = SessionHarness.url(row.page)
        #expect(harness.decide(row.load) == row.decision)
        #expect(harness.effects == row.effects)
    }

    @Test(arguments: [
        ("/2", false, ["propose /2"]), ("/2", true, ["propose /2"]),
        ("https://other.example/", true, ["open https://other.example/ outside for a tap"]),
        ("https://other.example/", false, ["open https://other.example/ outside"]),
        ("mailto:a@app.example", true, ["open mailto:a@app.example with an app for a tap"]),
        ("javascript:1", false, ["open javascript:1 with an app"]),
    ])
    func `A link that is followed is proposed or opened`(url: String, isTapped: Bool, effects: [String]) {
        var harness = SessionHarness()
        harness.start()
        harness.send(.page(.linkFollowed(SessionHarness.url(url), isTapped: isTapped)))
        #expect(harness.effects == effects)
    }

    @Test func `A proposal of an external URL opens it`() {
        var harness = SessionHarness()
        harness.start()
        let other = SessionHarness.url("https://other.example/")
        harness.receive(.visitProposed(PageMessage.Proposal(location: other, options: VisitOptions())))
        #expect(harness.effects == ["open https://other.example/ outside"])
    }

    @Test func `The twenty-first request of one URL in ten seconds is dropped`() {
        var harness = SessionHarness()
        harness.start()
        for _ in 0..<20 { harness.send(.page(.linkFollowed(SessionHarness.url("/2"), isTapped: false))) }
        #expect(harness.effects == ["propose /2"])
        harness.send(.page(.linkFollowed(SessionHarness.url("/2"), isTapped: false)))
        #expect(harness.effects == [])
        harness.facts.now += 10
        harness.send(.page(.linkFollowed(SessionHarness.url("/2"), isTapped: false)))
        #expect(harness.effects == ["propose /2"])
    }

    /// The app confirms both requests when it is idle again.
    @Test func `A page that goes back twice at once returns to the page of its form`() {
        var harness = SessionHarness()
        harness.start()
        #expect(harness.decide(LinkRow("a form outside Turbo", "/2", by: .form, is: .allow).load) == .allow)
        harness.facts.webViewURL = SessionHarness.url("/2")
        harness.receive(.pageLoaded(harness.page("/2", document: 2)))
        let goBack = SessionEvent.request(.loadFormerDocument(by: 1, of: SessionHarness.VisitableID(1)))
        harness.send(goBack)
        #expect(harness.effects == ["begin 2 by load /1 advance"])
        harness.send(goBack)
        #expect(harness.effects == [])
    }

    /// Screen 2, which hasn't appeared, visits `/2`, whose page has arrived.
    private func arriving() -> SessionHarness {
        var harness = SessionHarness()
        harness.start()
        harness.visit(2, "/2")
        harness.receive(.visitRequestCompleted(token: harness.state.lastToken))
        return harness
    }

    @Test func `A page that reloads itself before its screen has appeared is loaded there`() {
        var harness = arriving()
        #expect(
            harness.decide(LinkRow("a script that reloads the page", "/2", by: .reload, is: .cancel).load) == .cancel)
        #expect(harness.effects.contains("begin 3 by load /2 advance"), "\(harness.effects)")
    }

    @Test func `A page that leads to another before it is shown is shown first`() {
        var harness = arriving()
        harness.receive(.redirectAnnounced(SessionHarness.url("/3")))
        harness.send(.page(.linkFollowed(SessionHarness.url("/3"), isTapped: false)))
        #expect(harness.effects == [])
        harness.render("/2")
        #expect(harness.effects.contains("propose /3"), "\(harness.effects)")
    }

    @Test func `A page that leads to another leads nowhere once the user has left it`() {
        var harness = arriving()
        harness.receive(.redirectAnnounced(SessionHarness.url("/3")))
        harness.send(.page(.linkFollowed(SessionHarness.url("/3"), isTapped: false)))
        harness.visit(4, "/4")
        harness.render("/4")
        #expect(!harness.effects.contains("propose /3"), "\(harness.effects)")
    }
}
