import Foundation
import Testing

@testable import TurboCore

/// The native buttons of pages, on the screens of a session.
@Suite struct SignalStateTests {
    private func page(_ path: String, of entry: String? = nil, _ signals: [PageSignal], badges: [PageBadge] = [])
        -> PageMessage.PageState
    {
        PageMessage.PageState(
            location: SessionHarness.url(path), title: path, restorationIdentifier: "page \(entry ?? path)",
            signals: signals, badges: badges)
    }

    private func button(_ id: Int, _ title: String, isEnabled: Bool = true) -> PageSignal {
        PageSignal(PageSignal.Element(id: id, title: title, isEnabled: isEnabled))
    }

    /// Screen 1 shows `/1`, whose page has a button.
    private func started() -> SessionHarness {
        var session = SessionHarness()
        session.start()
        session.receive(.signalsChanged(page("/1", [button(7, "One")])))
        return session
    }

    @Test func `A page that changes its button changes that of its screen, once`() {
        var session = started()
        #expect(session.effects == ["buttons of 1: One"])
        session.receive(.signalsChanged(page("/1", [button(7, "One")])))
        #expect(session.effects == [])
        session.receive(.signalsChanged(page("/1", [])))
        #expect(session.effects == ["buttons of 1: "])
    }

    @Test func `While the next page is being visited, the page on screen has its history entry, and is not asked`() {
        var session = started()
        session.push()
        session.receive(.visitCompleted(token: session.state.lastToken, page("/2", [button(7, "Old")])))
        session.receive(.signalsChanged(page("/2", [button(7, "Old")])))
        #expect(!session.effects.contains { $0.hasPrefix("buttons") })
        session.facts.webViewURL = SessionHarness.url("/2")
        session.receive(.visitRendered(token: session.state.lastToken, page("/2", [button(8, "Two")])))
        #expect(session.effects.contains("buttons of 2: Two"))
        #expect(!session.effects.contains { $0.hasPrefix("buttons of 1") })
    }

    @Test func `A tap clicks an enabled element of the page on screen, and nothing else`() {
        var session = started()
        let screen = WebViewPlacement.VisitableID(1)
        session.receive(.signalsChanged(page("/1", [button(7, "One"), button(8, "Off", isEnabled: false)])))
        session.send(.request(.tapSignal(7, screen)))
        #expect(session.effects == ["tap", "click 7 in 1"])
        for other in [8, 9] {
            session.send(.request(.tapSignal(other, screen)))
            #expect(session.effects == [])
        }
        session.push()
        session.render("/2")
        session.send(.request(.tapSignal(7, screen)))
        #expect(session.effects == [])
    }

    @Test func `An item of a menu can be tapped, but not its button`() {
        let menu = PageSignal(
            PageSignal.Element(id: 1, title: "Menu"), .menu([PageSignal.Element(id: 2, title: "Item")]))
        #expect(menu.tapped(2) != nil && menu.tapped(1) == nil)
    }

    @Test func `A tap on a share button offers its URL, and doesn't click`() {
        var session = started()
        let share = PageSignal(PageSignal.Element(id: 3, title: "Share", share: SessionHarness.url("/7")))
        session.receive(.signalsChanged(page("/1", [share])))
        session.send(.request(.tapSignal(3, WebViewPlacement.VisitableID(1))))
        #expect(session.effects == ["share /7 over 1"])
    }

    @Test func `The user's text goes to the field of the search, and Return sends it as the user's tap`() {
        var session = started()
        let screen = WebViewPlacement.VisitableID(1)
        let search = PageSignal(PageSignal.Element(id: 4, title: "Search"), .search(text: ""))
        session.receive(.signalsChanged(page("/1", [search])))
        session.send(.request(.search("tea", in: 4, submits: false, screen)))
        #expect(session.effects == ["write “tea” to 4 in 1"])
        session.send(.request(.search("tea", in: 4, submits: true, screen)))
        #expect(session.effects == ["tap", "submit “tea” to 4 in 1"])
        session.send(.request(.tapSignal(4, screen)))
        #expect(session.effects == [])
        session.send(.request(.search("tea", in: 7, submits: true, screen)))
        #expect(session.effects == [])
        session.send(.request(.search(String(repeating: "a", count: 2000), in: 4, submits: false, screen)))
        #expect(session.effects.first?.count == 1000 + "write “” to 4 in 1".count)
    }

    @Test func `A page gives badges to tabs, and one that says nothing leaves them`() throws {
        var session = started()
        let badges = try [
            #require(PageBadge(tab: "", text: "3")), #require(PageBadge(tab: "mail", text: "0")),
        ]
        session.receive(.signalsChanged(page("/1", [], badges: badges)))
        #expect(session.effects == ["buttons of 1: ", "badges: own 3, mail none"])
        session.receive(.signalsChanged(page("/1", [])))
        #expect(session.effects == [])
    }

    @Test func `A page that changes otherwise doesn't bring back the badge that another page has changed since`() throws
    {
        var session = started()
        session.push()
        session.receive(.visitRequestCompleted(token: session.state.lastToken))
        session.render("/2")
        let badges = try [#require(PageBadge(tab: "mail", text: "3"))]
        session.receive(.signalsChanged(page("/2", [], badges: badges)))
        #expect(session.effects.contains("badges: mail 3"))
        session.receive(.signalsChanged(page("/2", [button(8, "Save")], badges: badges)))
        #expect(session.effects == ["buttons of 2: Save"])
    }

    @Test(arguments: [
        ("3", "3"), ("99+", "99+"), ("1234", "1234"), ("0", "none"), ("", "none"), ("12345", nil), ("+", nil),
        ("new", nil), ("-1", nil), ("٣", nil), ("3 ", nil),
    ])
    func `A badge is a short number`(text: String, shown: String?) {
        #expect(PageBadge(tab: "", text: text).map { $0.text ?? "none" } == shown)
    }

    @Test(arguments: [
        (200, "3\n", BadgeAnswer.badge("3")), (200, "0", .badge(nil)), (204, "", .badge(nil)), (302, "3", .signIn),
        (401, "3", .signIn), (403, "", .signIn), (404, "3", .fault("with HTTP 404")),
        (503, "", .fault("with HTTP 503")),
        (200, "<p>3</p>", .fault("with something else than a number of up to four digits")),
    ])
    func `The server's answer is a badge, a sign-in or a fault`(status: Int, text: String, answer: BadgeAnswer) {
        #expect(BadgeAnswer(status: status, text: text) == answer)
    }

    @Test func `A screen that appears shows its buttons again, because the app may have replaced them`() {
        var session = started()
        session.send(.screen(WebViewPlacement.VisitableID(1), .willAppear))
        #expect(session.effects.contains("buttons of 1: One"))
    }

    @Test func `A page that is shown again after an error has its buttons again`() {
        var session = started()
        session.visit(1, "/1")
        session.send(.visit(token: session.state.lastToken, .deadlinePassed(isHidden: false)))
        #expect(session.effects.contains("buttons of 1: "))
        session.receive(.refreshProposed(SessionHarness.url("/1")))
        session.fail(0)
        session.receive(.frameShown(number: 1))
        #expect(session.effects.contains("buttons of 1: One"))
    }

    @Test func `A page that makes its own visit below a screen with an error has the new title when the user returns`()
    {
        var session = SessionHarness()
        session.visit(1, "/1")
        session.appear(1)
        session.facts.webViewURL = SessionHarness.url("/1")
        session.send(.visit(token: session.state.lastToken, .documentCommitted))
        session.send(.visit(token: session.state.lastToken, .deadlinePassed(isHidden: false)))
        session.push()
        session.send(.visit(token: session.state.lastToken, .deadlinePassed(isHidden: false)))
        session.receive(.pageLoaded(session.page("/1", document: 2)))
        session.receive(.visitRendered(token: nil, session.page("/3")))
        #expect(session.effects.contains("title 1 /3"))
    }

    @Test func `A page that cannot be loaded, or belongs to a former user, has no buttons`() {
        var session = started()
        session.send(.request(.reload))
        session.send(
            .visit(
                token: session.state.lastToken,
                .loadFailed(VisitFailure(URLError(.timedOut), url: SessionHarness.url("/1")))))
        #expect(session.effects.contains("buttons of 1: "))
        session = started()
        session.push()
        session.render("/2")
        session.send(.request(.userChanged()))
        #expect(session.effects.contains("buttons of 1: "))
    }
}
