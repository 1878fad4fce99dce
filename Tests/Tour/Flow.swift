import Foundation

/// One flow of `Demo/flows.json`: its start, the user's actions, and the expected result.
struct Flow: Decodable, Sendable {
    let id: String
    let title: String
    /// The pages to open before the flow begins.
    let start: [String]
    private let `do`: [FlowStep]?
    /// "start | modal": the main stack, and after it the modal stack or an overlay.
    let stacks: String
    /// The page in the top web view, or nil if there is none.
    let url: String?
    /// The title in the top bar, or nil if it doesn't matter.
    let shows: String?
    /// A text on the top screen.
    let sees: String?
    /// The known current behavior, if it differs from the expectation.
    let pending: String?
    /// A feature that not every library has: a key of `lacks` in the document.
    let needs: String?
    /// The text of the field on the top page.
    let holds: String?
    /// The expected lines in the server's log.
    let requests: [String]
    private let keepsPlace: Bool?

    /// The user's actions; by default, a tap on the link.
    var steps: [FlowStep] { `do` ?? [.tap("#go")] }

    /// Whether the page's scroll position at the end is the same as before the user left it.
    var staysInPlace: Bool { keepsPlace ?? false }

    /// The path of a page of this flow. A word that begins with a slash is already a path.
    func path(_ word: String) -> String {
        guard !word.hasPrefix("/") else { return word }
        return word == "start" ? "/flows/\(id)" : "/flows/\(id)/\(word)"
    }

    /// The short name of a path, as the flow writes it.
    func word(_ path: String) -> String {
        if path == "/flows/\(id)" { return "start" }
        let prefix = "/flows/\(id)/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
}
