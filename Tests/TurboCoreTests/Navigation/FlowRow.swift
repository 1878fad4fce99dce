import Foundation
import Testing
import TurboCore

/// One case of the normative table: stacks before, a proposal, stacks and load after.
///
/// Stacks are written as paths from the root to the top, `|` before the modal stack: `"/ /a | /new"`. A path in
/// parentheses is a native screen, `alert` after `!` covers us, `~` before the modal stack says that it is being
/// dismissed, and a new screen has a `*` behind it.
struct FlowRow: Sendable, CustomTestStringConvertible {
    let name: String
    let before: String
    let url: String
    var properties: PathProperties = [:]
    var action = VisitAction.advance
    var response: VisitResponse?
    var kind = Screen.Kind.web
    /// The path of the provisional screen, for a visit that was redirected.
    var provisional: String?
    var isRendered = true
    /// The path of the screen whose page refreshed itself, and was redirected.
    var refreshed: String?
    let after: String
    /// `visit /a`, `refresh /a`, `adopt /a`, on the stack that follows: `visit /a on main`. Empty for none.
    let load: String
    let requests: Int
    var waits = false

    var testDescription: String { name }
}

extension VisitResponse {
    static let page = VisitResponse(statusCode: 200, redirected: true, responseHTML: "<title>Page</title>")
    static let invalid = VisitResponse(statusCode: 422, responseHTML: "<title>Form</title>")
}
