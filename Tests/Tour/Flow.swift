import Foundation

/// One flow of `Demo/flows.json`: where it starts, what the user does, and what is to be seen afterwards.
struct Flow: Decodable, Sendable {
    let id: String
    let title: String
    /// The pages that bring the app to where the flow begins.
    let start: [String]
    private let `do`: [FlowStep]?
    /// "start | modal": the main stack, and after it the modal stack or what covers both.
    let stacks: String
    /// The page in the web view on top; nil where none is.
    let url: String?
    /// The title in the bar on top; nil where it does not matter.
    let shows: String?
    /// A text on the screen on top.
    let sees: String?
    /// What is known to happen instead, today.
    let pending: String?
    /// What not every library has: a key of `lacks` in the document.
    let needs: String?
    /// The text of the field on the page on top.
    let holds: String?
    /// Lines of the server's log.
    let requests: [String]
    private let keepsPlace: Bool?

    /// What the user does: a tap on the link, where nothing else is said.
    var steps: [FlowStep] { `do` ?? [.tap("#go")] }

    /// Whether the page is scrolled at the end as it was before the user left it.
    var staysInPlace: Bool { keepsPlace ?? false }

    /// The path of a page of this flow. What isn't a single word is a path already.
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
