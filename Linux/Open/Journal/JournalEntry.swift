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

        /// The message with its detail cut to the length that a record stores.
        var shortened: Message {
            let detail = String(detail.prefix(RecordedMessage.longestDetail))
            return Message(stack: stack, isFromPage: isFromPage, name: name, detail: detail)
        }
    }

    /// A line in the console of a page.
    struct ConsoleLine {
        let level: String
        let text: String
    }
}
