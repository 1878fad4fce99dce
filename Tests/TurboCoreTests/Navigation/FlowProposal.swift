import Foundation
import TurboCore

/// The proposal of a row: its target, then its properties and options as words, in any order.
///
///     /a                    an ordinary link
///     (/numbers)            a native screen
///     !/alert               a controller that cannot be pushed
///     /follow→/b            the server has redirected the visit to /follow, and Turbo proposes to replace it
///     /follow⇢/b            the same, but the redirect was blocked before it was requested: nothing is rendered
///     ↻/a→/b                the page /a refreshed itself, and was redirected
///     /a modal replace      the context and the presentation
///     /a modal flow:new     a page that begins a new modal flow
///     /a?page=2 query:replace
///     /a action:replace     the action of the link
///     /a 200, /a 422        the response to a form
///
/// A historical location has its built-in rule, unless the row gives another presentation.
struct FlowProposal: Sendable {
    let url: String
    private(set) var properties: PathProperties = [:]
    private(set) var action = VisitAction.advance
    private(set) var response: VisitResponse?
    let kind: Screen.Kind
    /// The path of the provisional screen, if the visit was redirected.
    private(set) var provisional: String?
    /// Whether Turbo has rendered the redirected visit.
    private(set) var isRendered = true
    /// The path of the screen whose page refreshed itself, and was redirected.
    private(set) var refreshed: String?

    init(_ text: String, row: String) throws {
        let words = text.components(separatedBy: " ")
        let parts = words[0].components(separatedBy: ["→", "⇢"])
        (url, kind) = Self.target(parts[parts.count - 1])
        try words.dropFirst().forEach { try read($0, row) }
        if parts.count > 1 { redirect(from: parts[0], isRendered: !words[0].contains("⇢")) }
        addBuiltInRule()
        let paths = [url, provisional, refreshed].compactMap(\.self)
        guard parts.count <= 2, paths.allSatisfy({ $0.hasPrefix("/") }) else {
            throw FlowError(row: row, text: "\"\(words[0])\" is not where a proposal leads to")
        }
    }

    private static func target(_ word: String) -> (url: String, kind: Screen.Kind) {
        if word.hasPrefix("("), word.hasSuffix(")") { return (String(word.dropFirst().dropLast()), .native) }
        return word.hasPrefix("!") ? (String(word.dropFirst()), .foreign) : (word, .web)
    }

    private mutating func read(_ word: String, _ row: String) throws {
        switch word {
        case "modal": properties = properties.merging(["context": "modal"])
        case "flow:new": properties = properties.merging(["modal_flow": "new"])
        case "query:replace": properties = properties.merging(["query_string_presentation": "replace"])
        case "action:replace": action = .replace
        case "200": response = .page
        case "422": response = .invalid
        case _ where Navigation.Presentation(rawValue: word) != nil:
            properties = properties.merging(["presentation": .string(word)])
        default: throw FlowError(row: row, text: "\"\(word)\" isn't a word of a proposal")
        }
    }

    /// Turbo proposes `replace`, with the page that it already has. For a cold boot's redirect it has none, so that is
    /// a new visit.
    private mutating func redirect(from path: String, isRendered: Bool) {
        self.isRendered = isRendered
        if isRendered { (action, response) = (.replace, .page) }
        if path.hasPrefix("↻") {
            refreshed = String(path.dropFirst())
        } else {
            provisional = path
        }
    }

    private mutating func addBuiltInRule() {
        guard properties["presentation"] == nil else { return }
        for location in Navigation.HistoricalLocation.allCases where location.path == url {
            let rule: PathProperties = [
                "presentation": .string(location.presentation.rawValue), "historical_location": true,
            ]
            properties = properties.merging(rule)
        }
    }
}

extension VisitResponse {
    static let page = VisitResponse(statusCode: 200, redirected: true, responseHTML: "<title>Page</title>")
    static let invalid = VisitResponse(statusCode: 422, responseHTML: "<title>Form</title>")
}
