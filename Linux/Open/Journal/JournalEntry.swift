import Foundation
import TurboCore
import TurboNavigatorTool

/// What happened, one thing each, as the inspector shows it.
enum JournalEntry {
    /// A proposal and what was decided.
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
        /// How it began, was redirected and ended, in words.
        let result: String
        let isFailure: Bool
    }

    /// A message between a page and the app.
    struct Message {
        let stack: NavigationState.Stack
        let isFromPage: Bool
        let name: String
        let detail: String

        /// With as much of the detail as a record keeps.
        var shortened: Message {
            let detail = String(detail.prefix(RecordedMessage.longestDetail))
            return Message(stack: stack, isFromPage: isFromPage, name: name, detail: detail)
        }
    }

    /// What a page has logged.
    struct ConsoleLine {
        let level: String
        let text: String
    }
}
