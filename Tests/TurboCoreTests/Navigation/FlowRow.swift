import Foundation
import Testing

/// One case of the normative table: stacks before, a proposal, stacks and load after.
///
/// The `id` is that of `docs/flows.md` and `Demo/flows.json`; what follows a slash is a variant.
///
/// Stacks are paths from the root to the top, with `|` before the modal stack: `/ /a | /new`. A path in parentheses is
/// a native screen, `(-)` one without a URL. `alert` after `!` covers us, `~` before the modal stack says that it is
/// being dismissed, `/a→/b` was redirected from the one to the other, and a new screen has a `*` behind it. An empty
/// cell is an empty stack.
///
/// `FlowProposal` explains the proposal. The load is `visit /a`, `refresh /a` or `adopt /a`, with `|` before a page of
/// the modal stack, and empty for none. `1 waits` is one request, made when what covers us is gone.
struct FlowRow: Sendable, CustomTestStringConvertible {
    let id: String
    let before: String
    let proposal: FlowProposal
    let after: String
    let load: String
    let requests: Int
    let waits: Bool

    var testDescription: String { id }

    /// - Parameter cells: what stands in the columns of `FlowTable`, in their order.
    init(cells: [String]) throws {
        id = cells[0]
        before = try Self.stacks(cells[1], id)
        proposal = try FlowProposal(cells[2], row: id)
        after = try Self.stacks(cells[3], id)
        load = cells[4]
        let words = cells[5].components(separatedBy: " ")
        guard let requests = Int(words[0]), words.count == 1 || words.dropFirst() == ["waits"] else {
            throw FlowMistake(row: id, text: "\"\(cells[5])\" isn't a number of requests")
        }
        self.requests = requests
        waits = words.count > 1
    }

    /// What is not written as it was read would be read as something else than was meant.
    private static func stacks(_ text: String, _ id: String) throws -> String {
        let screens = text.replacingOccurrences(of: "*", with: "")
        guard FlowNotation.text(FlowNotation.state(screens)) == screens else {
            throw FlowMistake(row: id, text: "\"\(text)\" aren't stacks")
        }
        return text
    }
}
