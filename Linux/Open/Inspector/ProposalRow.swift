internal import GObjectKit
import TurboCore
import TurboNavigatorTool

/// A row for a proposal: the decision and its reason, the rules that matched, and a screenshot of the screen.
@MainActor
enum ProposalRow {
    static func make(_ entry: JournalEntry.Decision, _ journal: Journal) -> GObjectReference {
        let title = "\(entry.number). \(PageLabel.of(entry.proposal.visit.url))"
        return Rows.expander(title, sentence(entry.decision), ExpanderContent { content(entry, journal) })
    }

    private static func sentence(_ decision: NavigationDecision) -> String {
        let sentences = [decision.reason, decision.warning].compactMap { $0 }
        return sentences.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: ". ")
    }

    private static func content(_ entry: JournalEntry.Decision, _ journal: Journal) -> [GObjectReference] {
        let visit = entry.proposal.visit
        var rows = [
            Rows.property("URL", visit.url.absoluteString), Rows.property("Rules", rules(entry)),
            Rows.property("Properties", properties(visit.properties)),
            Rows.property("Action", visit.options.action.rawValue),
            Rows.property("Steps", steps(entry)),
        ]
        if let redirect = entry.proposal.redirect {
            let way = redirect.isRendered ? "After its page was rendered" : "Before its page was requested"
            rows.append(Rows.property("Redirected", way))
        }
        if let picture = journal.pictures[entry.proposal.screenID] { rows.append(Rows.picture(picture)) }
        return rows
    }

    private static func rules(_ entry: JournalEntry.Decision) -> String {
        var lines = entry.rules.map { "Rule \($0.rule.index + 1), by \($0.pattern)" }
        if let location = entry.builtInRule { lines.append("Built in: \(location.rawValue)") }
        return lines.isEmpty ? "None matched" : lines.joined(separator: "\n")
    }

    private static func properties(_ properties: PathProperties) -> String {
        let lines = properties.keys.compactMap { key in properties.value(key).map { "\(key): \($0.shortText)" } }
        return lines.isEmpty ? "None" : lines.joined(separator: "\n")
    }

    private static func steps(_ entry: JournalEntry.Decision) -> String {
        let lines = entry.decision.stepTexts(from: entry.before)
        return lines.isEmpty ? "None" : lines.joined(separator: "\n")
    }
}
