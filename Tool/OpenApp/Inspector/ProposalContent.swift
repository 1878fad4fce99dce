import TurboCore
import TurboNavigatorTool

/// The row for a proposal: the decision and its reason, the rules that matched, and a screenshot of the screen.
@MainActor
enum ProposalContent {
    static func of(_ entry: JournalEntry.Decision, _ journal: Journal) -> RowContent {
        RowContent(
            title: "\(entry.number). \(PageLabel.of(entry.proposal.visit.url))", subtitle: sentence(entry.decision),
            details: { details(entry, journal) })
    }

    private static func sentence(_ decision: NavigationDecision) -> String {
        let sentences = [decision.reason, decision.warning].compactMap { $0 }
        return sentences.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: ". ")
    }

    private static func details(_ entry: JournalEntry.Decision, _ journal: Journal) -> [RowDetail] {
        let visit = entry.proposal.visit
        var details: [RowDetail] = [
            .text("URL", visit.url.absoluteString), .text("Rules", rules(entry)),
            .text("Properties", visit.properties.lines),
            .text("Action", visit.options.action.rawValue),
            .text("Steps", steps(entry)),
        ]
        if let redirect = entry.proposal.redirect {
            let way = redirect.isRendered ? "After its page was rendered" : "Before its page was requested"
            details.append(.text("Redirected", way))
        }
        if let picture = journal.pictures[entry.proposal.screenID] { details.append(.picture(picture)) }
        return details
    }

    private static func rules(_ entry: JournalEntry.Decision) -> String {
        var lines = entry.rules.map { "Rule \($0.rule.index + 1), by \($0.pattern)" }
        if let location = entry.builtInRule { lines.append("Built in: \(location.rawValue)") }
        return lines.isEmpty ? "None matched" : lines.joined(separator: "\n")
    }

    private static func steps(_ entry: JournalEntry.Decision) -> String {
        entry.decision.stepTexts(from: entry.before).listed
    }
}

extension PathProperties {
    /// The properties, one on each line.
    var lines: String {
        keys.compactMap { key in value(key).map { "\(key): \($0.shortText)" } }.listed
    }
}
