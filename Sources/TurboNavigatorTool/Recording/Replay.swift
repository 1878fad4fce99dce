import Foundation
import NavigationSimulation
import TurboCore

/// Runs the decisions of a record again: each from what was on screen then, so that one difference doesn't lead to others.
struct Replay: Sendable {
    /// One decision, then and now.
    struct Step: Sendable {
        let recorded: RecordedDecision
        let now: NavigationDecision
        /// The properties that the rules give now.
        let properties: PathProperties
        /// What the server did with the visit that came of it: a sentence, where it was no page.
        var trouble: String?

        var isSame: Bool { RecordedDecision.Outcome(now) == recorded.outcome }
    }

    private(set) var steps: [Step] = []

    /// - Parameter rules: nil for the properties that were recorded.
    init(_ record: Record, rules: ConfigurationFile?) {
        for line in record.lines {
            switch line {
            case .decision(let decision): steps.append(Self.step(decision, rules))
            case .visit(let visit) where visit.event == .failed: fail(visit)
            case .header, .visit, .request, .log, .message, .screens, .console, .unknown: break
            }
        }
    }

    var differences: [Step] { steps.filter { !$0.isSame } }

    private static func step(_ decision: RecordedDecision, _ rules: ConfigurationFile?) -> Step {
        let recorded = PathProperties(decision.proposal.properties)
        let properties = rules.map { $0.match(address(of: decision.proposal.url)).properties } ?? recorded
        let now = decision.before.state.decide(decision.proposal.proposal(properties))
        return Step(recorded: decision, now: now, properties: properties)
    }

    private static func address(of url: URL) -> String { RouteAddress.address(of: url.absoluteString) ?? "/" }

    private mutating func fail(_ visit: RecordedVisit) {
        let ofItsStack = steps.lastIndex { $0.recorded.outcome.load?.stack == visit.stack }
        guard let step = ofItsStack ?? steps.indices.last else { return }
        steps[step].trouble = visit.detail ?? "the visit failed"
    }
}
