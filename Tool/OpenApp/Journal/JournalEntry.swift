import Foundation
import TurboCore
import TurboNavigatorTool

/// The events that the inspector shows.
enum JournalEntry {
    /// A proposal and its decision.
    struct Decision {
        let number: Int
        let proposal: NavigationProposal
        let before: NavigationState
        let decision: NavigationDecision
        /// The rules that matched.
        let rules: [PathMatch.Reason]
        let builtInRule: Navigation.HistoricalLocation?
    }

    struct Visit {
        let url: URL
        /// The visit's redirect and end, in words.
        let result: String
        let isFailure: Bool
    }

    /// A message between a page and the app.
    struct Message {
        let stack: NavigationState.Stack
        let isFromPage: Bool
        let name: String
        let detail: String
        /// The data as JSON, which no record contains.
        let payload: String

        /// The message with its detail cut to the length that a record stores.
        var shortened: Message {
            let detail = String(detail.prefix(RecordedMessage.longestDetail))
            return Message(stack: stack, isFromPage: isFromPage, name: name, detail: detail, payload: payload)
        }
    }

    /// An update of a part of a page by Turbo.
    enum PageUpdate: Equatable {
        /// A frame was loaded. `isMissing`: the response doesn't contain it.
        case frame(id: String, url: String, isMissing: Bool)
        /// Streams with the same action and target, of which a page rendered this number at once.
        case stream(action: String, target: String, count: Int)
    }

    /// The bodies of a request that a script of a page made.
    struct Fetch {
        let method: String
        let url: String
        let sent: String
        /// The URL of the response, after redirects.
        let responseURL: String
        let received: String
        let began: Date
    }

    /// A line in the console of a page.
    struct ConsoleLine {
        let level: String
        let text: String
    }
}

/// The latest elements of a list that can grow without limit.
struct RecentList<Element> {
    /// The number of elements that are stored. No user reads more.
    static var limit: Int { 200 }

    private(set) var elements: [Element] = []
    /// The number of elements appended so far.
    private(set) var total = 0

    mutating func append(_ element: Element) {
        elements.append(element)
        total += 1
        if elements.count > Self.limit { elements.removeFirst(elements.count - Self.limit) }
    }

    mutating func removeAll() { elements = [] }

    /// The elements with their numbers since the window was opened, oldest first.
    var numbered: [(number: Int, element: Element)] {
        elements.enumerated().map { (total - elements.count + $0.offset, $0.element) }
    }
}
