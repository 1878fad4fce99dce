import Testing

@testable import TurboCore

/// Scroll positions of pages whose documents are gone: of the app's previous run, or of a released web view.
struct PositionTests {
    private typealias VisitableID = SessionState.VisitableID

    private static let position = ScrollPosition(x: 0, y: 700)

    private func restored(_ position: ScrollPosition?, visits: Bool) -> SessionHarness {
        var harness = SessionHarness()
        restore(1, position, visits: visits, &harness)
        return harness
    }

    private func restore(
        _ screen: Int, _ position: ScrollPosition?, visits: Bool, _ harness: inout SessionHarness
    ) {
        harness.setRoute(of: screen, to: "/routed")
        let page = SessionState.RestoredPage(
            url: SessionHarness.url("/\(screen)?page=2"), position: position, restorationIdentifier: "former \(screen)")
        harness.send(.request(.restore(VisitableID(screen), page, visits: visits)))
    }

    @Test func `A page of the previous run is loaded at its current URL, now or when its screen appears`() {
        #expect(restored(nil, visits: true).effects.first == "begin 1 by load /1 advance")
        var harness = restored(nil, visits: false)
        #expect(harness.effects == [])
        harness.send(.screen(VisitableID(1), .didAppear))
        #expect(harness.effects.first == "begin 1 by load /1 advance")
        let urls = harness.state.urls(of: VisitableID(1), webViewURL: nil, origins: harness.facts.origins)
        #expect(urls?.routed == SessionHarness.url("/routed") && urls?.current == SessionHarness.url("/1?page=2"))
    }

    @Test func `A loaded page gets its former position before it is rendered, and only once`() {
        var harness = restored(Self.position, visits: true)
        harness.load("/loaded", document: 9)
        #expect(harness.calls == ["position former 1 0 700", "scrollBack former 1"])
        harness.appear(1)
        harness.render("/loaded")
        restore(2, Self.position, visits: false, &harness)
        harness.send(.screen(VisitableID(2), .didAppear))
        #expect(harness.calls == ["position former 2 0 700", "visit former 2"])
    }

    @Test func `A page that was at its top gets no position`() {
        var harness = restored(nil, visits: true)
        harness.load("/loaded", document: 9)
        #expect(harness.calls == [])
    }

    @Test func `A page reports its position to the screen with its history entry`() {
        var harness = SessionHarness()
        harness.start()
        harness.receive(.scrolled(page: "page /1", Self.position))
        #expect(harness.state.position(of: VisitableID(1)) == Self.position)
        for page in ["other", ""] { harness.receive(.scrolled(page: page, ScrollPosition(x: 0, y: 1))) }
        #expect(harness.state.position(of: VisitableID(1)) == Self.position)
        harness.visit(1, "/1")
        #expect(harness.state.position(of: VisitableID(1)) == nil)
    }

    @Test func `A page that is loaded again keeps its position`() {
        var harness = SessionHarness()
        harness.start()
        harness.receive(.scrolled(page: "page /1", Self.position))
        harness.send(.request(.reload))
        harness.load("/1", document: 9)
        #expect(harness.calls == ["scrollBack page /1"])
        #expect(harness.state.position(of: VisitableID(1)) == Self.position)
    }

    @Test func `A released web view is replaced by one whose page gets the position`() {
        var harness = SessionHarness()
        harness.start()
        harness.receive(.scrolled(page: "page /1", Self.position))
        harness.send(.request(.releaseWebView))
        harness.send(.screen(VisitableID(1), .didAppear))
        harness.load("/loaded", document: 9)
        #expect(harness.calls == ["position page /1 0 700", "scrollBack page /1"])
    }
}
