import Testing
import TurboCore

/// A flow has the same identifier in `FlowRow`, in `Demo/flows.json`, and so in `docs/flows.md`.
@Suite("Flow identifiers")
struct FlowIdentifierTests {
    private static let noProposal = "no page is proposed"
    private static let ownRefresh = "a refresh that is not redirected proposes nothing"
    private static let onlyLooks = "it differs from another flow in appearance, not in stacks"

    /// Flows without a decision, or with the same one as another flow.
    private static let withoutRow = [
        "back": noProposal, "scroll": noProposal, "modal-done": noProposal, "modal-escape": noProposal,
        "modal-medium": onlyLooks, "modal-full": onlyLooks, "modal-bare": onlyLooks, "view-transition": onlyLooks,
        "form-invalid": "the form is rendered in place",
        "unauthorized": "the app proposes the page itself: push, then modal",
        "broadcast": ownRefresh, "broadcast-modal": ownRefresh, "broadcast-native": ownRefresh,
        "broadcast-lost": ownRefresh, "morph": ownRefresh,
        "external": "a browser isn't part of the stacks", "provider": "only the last step is a proposal: push",
        "file": noProposal, "mail": noProposal, "fragment": noProposal,
    ]

    @Test func `A flow of the tour has a row or a reason`() throws {
        let rows = Set(try FlowRow.all().map(\.id))
        let flows = try TouredFlow.all().map(\.id)
        #expect(flows.filter { !rows.contains($0) && Self.withoutRow[$0] == nil }.isEmpty)
        #expect(flows.filter { rows.contains($0) && Self.withoutRow[$0] != nil }.isEmpty)
    }

    @Test func `A reason is for a flow of the tour`() throws {
        let flows = try TouredFlow.all().map(\.id)
        #expect(Self.withoutRow.keys.filter { !flows.contains($0) }.isEmpty)
    }

    @Test func `A row is named in the specification`() throws {
        let rows = Set(try FlowRow.all().map(\.id))
        let named = try SpecifiedRows.ids()
        #expect(rows.filter { !named.contains($0) && !named.contains(base(of: $0)) }.isEmpty)
        #expect(named.subtracting(rows).isEmpty)
    }

    @Test func `No two rows have one name`() throws {
        let rows = Dictionary(grouping: try FlowRow.all(), by: \.id)
        #expect(rows.filter { $0.value.count > 1 }.keys.isEmpty)
    }

    @Test func `A row is of the kind that the flow has`() throws {
        let rows = Dictionary(grouping: try FlowRow.all(), by: \.id)
        for flow in try TouredFlow.all() {
            guard let row = rows[flow.id]?.first else { continue }
            #expect(kind(of: row) == flow.row, "\(flow.id)")
        }
    }

    private func base(of id: String) -> String {
        String(id.prefix { $0 != "/" })
    }

    /// The current context is that of the state without the screen of a redirected visit.
    private func kind(of row: FlowRow) -> [String] {
        var state = FlowNotation.state(row.before)
        if let path = row.proposal.provisional {
            state.main.removeAll { $0.routedURL == FlowNotation.url(path) }
            state.modal?.screens.removeAll { $0.routedURL == FlowNotation.url(path) }
        }
        let isModalPresented = state.modal?.screens.isEmpty == false
        let current = isModalPresented ? "modal" : state.main.isEmpty ? "none" : "default"
        let properties = row.proposal.properties
        return [current, properties.context.rawValue, properties.presentation.rawValue]
    }
}
