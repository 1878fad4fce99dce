import Foundation
import TestSupport

/// One action of the user: "tap #go", "press Done", "key Escape", "type Ada", "scroll #go", "submit",
/// "open start", "broadcast", "disconnect".
enum FlowStep: Decodable, Sendable {
    /// A click on an element of the page.
    case tap(String)
    /// A click on a button of the bar.
    case press(String)
    case key(String)
    /// A click in the form's text field, and typing.
    case type(String)
    /// The mouse wheel, until an element is visible.
    case scroll(String)
    /// A click on the form's button.
    case submit
    /// Another client changes the content of the flow's page.
    case broadcast
    /// The page's socket for broadcasts is closed.
    case disconnect
    /// The app itself routes a page.
    case open(String)

    init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        let words = text.split(separator: " ", maxSplits: 1).map(String.init)
        switch (words.first, words.dropFirst().first) {
        case ("tap", let what?): self = .tap(what)
        case ("press", let what?): self = .press(what)
        case ("key", let what?): self = .key(what)
        case ("type", let what?): self = .type(what)
        case ("scroll", let what?): self = .scroll(what)
        case ("open", let what?): self = .open(what)
        case ("submit", nil): self = .submit
        case ("broadcast", nil): self = .broadcast
        case ("disconnect", nil): self = .disconnect
        default: throw TestFailure("a user can't \u{201C}\(text)\u{201D}")
        }
    }

    /// The caption of the screenshot after the step.
    var caption: String {
        switch self {
        case .tap: "after the tap"
        case .press(let name): "after \(name)"
        case .key(let name): "after \(name)"
        case .type: "filled in"
        case .scroll: "scrolled"
        case .submit: "after Save"
        case .broadcast: "after the broadcast"
        case .disconnect: "without a socket"
        case .open: "at launch"
        }
    }
}
