import Testing

@testable import TurboCore

/// A load that Turbo doesn't handle, the decision about it, and its effects.
struct LinkRow: Sendable, CustomTestStringConvertible {
    let name: String
    let load: LinkLoad
    /// The URL of the visible page.
    let page: String
    let decision: LinkDecision
    let effects: [String]

    init(
        _ name: String, _ url: String, by kind: LinkLoad.Kind = .link, in target: LinkLoad.Target = .mainFrame,
        isPost: Bool = false, on page: String = "/1", is decision: LinkDecision, _ effects: [String] = []
    ) {
        self.name = name
        load = LinkLoad(SessionHarness.url(url), kind, in: target, isPost: isPost)
        self.page = page
        self.decision = decision
        self.effects = effects
    }

    var testDescription: String { name }
}
