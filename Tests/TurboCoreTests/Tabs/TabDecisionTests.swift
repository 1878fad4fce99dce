import Foundation
import Testing
import TurboCore

@Suite("In which tab a proposal is performed")
struct TabDecisionTests {
    struct Row: Sendable {
        let name: String
        let path: String
        let properties: PathProperties
        var selected = 0
        var isModalPresented = false
        let decision: TabDecision
    }

    /// The tabs home and mail have started, more hasn't. Home makes the proposals.
    static let rows = [
        Row(name: "no rule names a tab", path: "/a", properties: [:], decision: .stay(warning: nil)),
        Row(
            name: "the rule names its own tab", path: "/a", properties: ["tab_id": "home"],
            decision: .stay(warning: nil)),
        Row(
            name: "another tab", path: "/mail/1", properties: ["tab_id": "mail"],
            decision: .move(TabMove(tab: 1, selects: true, dismissesModal: false, route: .asProposed))),
        Row(
            name: "from a modal", path: "/mail/1", properties: ["tab_id": "mail"], isModalPresented: true,
            decision: .move(TabMove(tab: 1, selects: true, dismissesModal: true, route: .asProposed))),
        Row(
            name: "from a hidden tab", path: "/mail/1", properties: ["tab_id": "mail"], selected: 1,
            decision: .move(TabMove(tab: 1, selects: false, dismissesModal: false, route: .asProposed))),
        Row(
            name: "the first page of the other tab", path: "/mail", properties: ["tab_id": "mail"],
            decision: .move(TabMove(tab: 1, selects: true, dismissesModal: false, route: .backToRoot))),
        Row(
            name: "the first page, as a modal", path: "/mail", properties: ["tab_id": "mail", "context": "modal"],
            decision: .move(TabMove(tab: 1, selects: true, dismissesModal: false, route: .asProposed))),
        Row(
            name: "a tab that was never shown", path: "/more/1", properties: ["tab_id": "more"],
            decision: .move(TabMove(tab: 2, selects: true, dismissesModal: false, route: .startFirst))),
        Row(
            name: "the first page of a tab that was never shown", path: "/more", properties: ["tab_id": "more"],
            decision: .move(TabMove(tab: 2, selects: true, dismissesModal: false, route: .start))),
        Row(
            name: "a historical location stays in its tab", path: "/x",
            properties: ["tab_id": "mail", "presentation": "pop"], decision: .stay(warning: nil)),
        Row(
            name: "an unknown tab", path: "/a", properties: ["tab_id": "mial"],
            decision: .stay(
                warning: "https://example.com/a: there is no tab “mial”; the tabs are “home”, “mail”, “more”")),
        Row(name: "a tab that isn't text", path: "/a", properties: ["tab_id": 1], decision: .stay(warning: nil)),
    ]

    @Test(arguments: rows.indices)
    func `Each proposal is performed in the tab of its row`(_ index: Int) throws {
        let row = Self.rows[index]
        let url = { path in try #require(URL(string: "https://example.com" + path)) }
        let tabs = try [("home", "/", true), ("mail", "/mail", true), ("more", "/more", false)].map {
            TabState.Tab(id: $0.0, location: try url($0.1), hasStarted: $0.2)
        }
        let state = TabState(tabs: tabs, selected: row.selected, source: 0, isModalPresented: row.isModalPresented)
        let decision = state.decide(VisitProposal(url: try url(row.path), properties: row.properties))
        #expect(decision == row.decision, "\(row.name)")
    }
}
