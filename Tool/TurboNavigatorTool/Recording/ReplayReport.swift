import NavigationSimulation
import TurboCore

/// The results of a replay, as text and as JSON.
struct ReplayReport {
    let replay: Replay
    let record: Record
    let style: TextStyle

    var text: String {
        let blocks = replay.steps.enumerated().filter { !$0.element.isSame }.map { block($0.element, $0.offset + 1) }
        return (blocks + [summary]).joined(separator: "\n")
    }

    private func block(_ step: Replay.Step, _ number: Int) -> String {
        let texts = step.texts
        let rows = [
            ("then", texts.then), ("because", step.recorded.because), ("now", texts.now), ("because", step.now.reason),
        ]
        let head = style(
            .strong, "\(number). \(TerminalText.escaped(SimulationNames.path(step.recorded.proposal.url)))")
        let lines = rows.map { name, value in
            "   " + style(.faint, name + String(repeating: " ", count: 9 - name.count)) + TerminalText.escaped(value)
        }
        return ([head] + lines).joined(separator: "\n") + "\n"
    }

    private var summary: String {
        let (all, other) = (replay.steps.count, replay.differences.count)
        let decisions = all == 1 ? "1 decision" : "\(all) decisions"
        let result = other == 0 ? "none changed" : "\(other) changed"
        return "\(decisions), \(result).\(ending)\n"
    }

    private var ending: String {
        record.brokenLine.map { " The record is cut off at line \($0); earlier lines were read." } ?? ""
    }

    var json: String {
        JSONText.object([
            ("decisions", .array(replay.steps.map(object))),
            ("differences", .integer(replay.differences.count)), ("isCutOff", .value(.bool(record.brokenLine != nil))),
        ]).text()
    }

    private func object(_ step: Replay.Step) -> JSONText {
        let texts = step.texts
        return .object([
            ("path", .string(SimulationNames.path(step.recorded.proposal.url))), ("isSame", .value(.bool(step.isSame))),
            ("then", .string(texts.then)), ("now", .string(texts.now)), ("because", .string(step.now.reason)),
            ("properties", .properties(step.properties)),
        ])
    }
}
