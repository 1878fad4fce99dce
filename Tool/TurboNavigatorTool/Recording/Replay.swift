import Foundation
import NavigationSimulation
import TurboCore

/// Makes the decisions of a record again, each from the recorded state, so that one difference doesn't cause others.
struct Replay: Sendable {
    /// A recorded decision, and the decision made now.
    struct Step: Sendable {
        let recorded: RecordedDecision
        let now: NavigationDecision
        /// The properties that the rules give now.
        let properties: PathProperties
        /// The error if the visit that followed failed.
        var failureReason: String?

        var isSame: Bool { RecordedDecision.Outcome(now) == recorded.outcome }
    }

    private(set) var steps: [Step] = []

    /// - Parameters:
    ///   - record: the record to replay.
    ///   - rules: the rules to use, or nil for the recorded properties.
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
        let properties = rules.map { $0.understood(address(of: decision.proposal.url)) } ?? recorded
        let now = decision.before.state.decide(decision.proposal.proposal(properties))
        return Step(recorded: decision, now: now, properties: properties)
    }

    private static func address(of url: URL) -> String { RouteAddress.addressAsWritten(url.absoluteString) ?? "/" }

    private mutating func fail(_ visit: RecordedVisit) {
        let ofItsStack = steps.lastIndex { $0.recorded.outcome.load?.stack == visit.stack }
        guard let step = ofItsStack ?? steps.indices.last else { return }
        steps[step].failureReason = visit.detail ?? "the visit failed"
    }
}
