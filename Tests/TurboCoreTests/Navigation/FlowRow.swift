import Foundation
import Testing

/// One case of the normative table: the stacks before, a proposal, the stacks after, and the load.
///
/// The `id` is that of `docs/flows.md` and `Demo/flows.json`; a variant follows after a slash.
///
/// Stacks are paths from the root to the top, with `|` before the modal stack: `/ /a | /new`. A path in parentheses is
/// a native screen, `(-)` one without a URL. `alert` after `!` is an overlay, `~` before the modal stack means that it
/// is being dismissed, `/a→/b` was redirected from /a to /b, and a new screen has a `*` after it. An empty cell is an
/// empty stack.
///
/// `FlowProposal` describes the proposal. The load is `visit /a`, `refresh /a` or `adopt /a`, with `|` before a page of
/// the modal stack, and empty for none. `1 waits` is one request, made after the overlay was dismissed.
struct FlowRow: Sendable, CustomTestStringConvertible {
    let id: String
    let before: String
    let proposal: FlowProposal
    let after: String
    let load: String
    let requests: Int
    let waits: Bool

    var testDescription: String { id }

    /// - Parameter cells: the cells in the columns of `FlowTable`, in order.
    init(cells: [String]) throws {
        id = cells[0]
        before = try Self.stacks(cells[1], id)
        proposal = try FlowProposal(cells[2], row: id)
        after = try Self.stacks(cells[3], id)
        load = cells[4]
        let words = cells[5].components(separatedBy: " ")
        guard let requests = Int(words[0]), words.count == 1 || words.dropFirst() == ["waits"] else {
            throw FlowError(row: id, text: "\"\(cells[5])\" isn't a number of requests")
        }
        self.requests = requests
        waits = words.count > 1
    }

    /// Returns the stacks if writing them results in the same text. Otherwise they would be parsed as something else
    /// than intended.
    private static func stacks(_ text: String, _ id: String) throws -> String {
        let screens = text.replacingOccurrences(of: "*", with: "")
        guard FlowNotation.text(FlowNotation.state(screens)) == screens else {
            throw FlowError(row: id, text: "\"\(text)\" aren't stacks")
        }
        return text
    }
}

extension FlowRow {
    private static let tables = [
        empty, fromDefault, identity, native, fromModal, insideModal, modalFlows, back, root, historical,
        redirects, redirectedRules, refreshes, foreign, overlays,
    ]

    /// Returns all rows. Throws for the first one that can't be parsed.
    static func all() throws -> [FlowRow] {
        try tables.flatMap { try FlowTable($0).rows }
    }
}
