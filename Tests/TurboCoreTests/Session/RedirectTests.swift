import Testing

@testable import TurboCore

/// Visits that the server redirected, and screens that adopt their pages.
struct RedirectTests {
    private typealias VisitableID = SessionState.VisitableID

    /// Screen 2 visits `/2`, which the server redirects to `/3`, and that page is rendered.
    private static var redirected: SessionHarness {
        var harness = SessionHarness()
        harness.start()
        harness.push()
        harness.facts.webViewURL = SessionHarness.url("/2")
        harness.receive(.visitCompleted(token: 2, harness.page("/2")))
        harness.redirect(2, to: "/3")
        return harness
    }

    @Test func `A redirect is proposed with its response`() {
        #expect(Self.redirected.effects == ["redirect 2 to /3", "propose /3 for 2, rendered"])
    }

    @Test func `A redirect to a historical location ends the visit`() {
        var harness = SessionHarness()
        harness.start()
        harness.push()
        harness.redirect(2, to: "/recede_historical_location", hasResponse: false)
        #expect(
            harness.effects == [
                "redirect 2 to /recede_historical_location", "end 2 cancelled", "cancel 2",
                "propose /recede_historical_location for 2",
            ])
    }

    @Test func `A redirect of a visit that was cancelled is dropped`() {
        var harness = Self.redirected
        harness.send(.request(.cancel))
        harness.redirect(2, to: "/3")
        #expect(harness.effects == [])
    }

    @Test func `A screen adopts the page of the redirect`() {
        var harness = Self.redirected
        harness.adopt(3, routed: "/3")
        #expect(harness.effects == ["screenshot on 3", "adopt /3 in 1", "title 3 /2"])
        harness.receive(.visitRendered(token: 2, harness.page("/2")))
        #expect(harness.effects == ["no screenshot on 3", "title 3 /2", "end 2 rendered"])
    }

    @Test func `An adopted page keeps its URL if the user leaves it at once`() {
        var harness = Self.redirected
        harness.adopt(3, routed: "/3")
        harness.receive(.visitRendered(token: 2, harness.page("/2")))
        // The web view keeps the URL of the visit until the page reports the frame.
        harness.visit(4, "/4")
        harness.send(.request(.retry(VisitableID(3))))
        #expect(harness.effects.contains("begin 4 in page /3 advance"))
    }

    @Test func `An adopted page has the URL of the web view once it reports the frame`() {
        var harness = Self.redirected
        harness.adopt(3, routed: "/3")
        harness.receive(.visitRendered(token: 2, harness.page("/2")))
        harness.receive(.frameShown(number: 1))
        harness.facts.webViewURL = SessionHarness.url("/3#part")
        harness.send(.request(.reload))
        harness.appear(3)
        harness.send(.request(.reloadPage(of: VisitableID(3))))
        #expect(harness.effects.contains("begin 4 by load /3#part advance"))
    }

    @Test func `A screen below whose URL redirects to the page adopts it with the page's URL`() {
        var harness = Self.redirected
        harness.adopt(3, routed: "/latest")
        #expect(harness.effects.contains("adopt /3 in 1"))
    }

    @Test func `A cold boot that is redirected to another stack ends, and the target is proposed`() {
        var harness = SessionHarness()
        harness.visit(1, "/1")
        harness.send(.visit(token: 1, .redirectBlocked(to: SessionHarness.url("/new"))))
        #expect(
            harness.effects == ["redirect 1 to /new", "end 1 cancelled", "stop the load", "propose /new for 1"])
    }

    @Test func `A visit that is redirected to an external URL opens it, and its screen is removed`() {
        var harness = SessionHarness()
        harness.start()
        harness.push()
        harness.fail(0)
        #expect(harness.effects.contains("begin 3 by load /2 advance"))
        harness.send(.visit(token: 3, .redirectedToExternalURL(to: SessionHarness.url("https://other.example/"))))
        #expect(
            harness.effects == [
                "end 3 cancelled", "stop the load", "remove 2", "open https://other.example/ outside for a redirect",
            ])
    }

    @Test func `A reload that is redirected to an external URL leaves the page as it is`() {
        var harness = SessionHarness()
        harness.start()
        harness.send(.request(.reload))
        harness.send(.visit(token: 2, .redirectBlocked(to: SessionHarness.url("https://other.example/"))))
        #expect(
            harness.effects == [
                "redirect 2 to https://other.example/", "end 2 cancelled", "stop the load", "adopt /1 in 1",
                "open https://other.example/ outside for a redirect",
            ])
    }

    /// Whether it is opened, depends on the tap that led to it.
    @Test func `A redirect to another app is decided like a link to it`() {
        var harness = SessionHarness()
        harness.visit(1, "/1")
        harness.send(.visit(token: 1, .redirectBlocked(to: SessionHarness.url("mailto:a@app.example"))))
        #expect(
            harness.effects.filter { $0.hasPrefix("open") } == ["open mailto:a@app.example outside for a redirect"])
    }
}
