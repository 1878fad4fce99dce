import Foundation
import TurboCore

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

        /// As much of it as anybody reads: a page chooses its texts.
        var shortened: Message {
            Message(stack: stack, isFromPage: isFromPage, name: name, detail: String(detail.prefix(500)))
        }
    }

    /// What a page has logged.
    struct ConsoleLine {
        let level: String
        let text: String
    }
}
