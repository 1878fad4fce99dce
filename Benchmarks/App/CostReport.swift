import Foundation

/// The results, as text and as JSON.
struct CostReport {
    private struct Document: Encodable {
        let load: Double
        let pairs: [CostPair]
        let measures: [CostMeasure]
    }

    /// The duration of one frame, in seconds.
    private static let frame = 1.0 / 60

    private let pairs: [CostPair]
    let load: Double
    var pairCount: Int { pairs.count }

    init(_ pairs: [CostPair], load: Double) {
        (self.pairs, self.load) = (pairs, load)
    }

    var measures: [CostMeasure] {
        [
            seconds("cold start to the first page", goal: 1.15) { $0.firstPage },
            tap,
            visible,
            back,
            firstModal,
            memory("memory with the first page", goal: 1.05) { $0.memoryAtFirst },
            memory("memory with the modal prepared", goal: 1.30) { $0.memoryPrepared },
            idle,
        ]
    }

    private var tap: CostMeasure {
        let differences = pairs.map { CostMeasure.median($0.app.taps) - CostMeasure.median($0.bare.taps) }
        let excuse = CostMeasure.median(differences) <= Self.frame ? "a frame" : nil
        return seconds("tap to drawn", goal: 1.10, excuse: excuse) { CostMeasure.median($0.taps) }
    }

    private var visible: CostMeasure {
        let time = { (sample: CostSample) in CostMeasure.median(sample.tapsUntilSeen) * 1000 }
        return CostMeasure(
            name: "tap to visible page", unit: " ms", goal: 120, values: pairs.map { time($0.app) },
            sides: sides(" ms", decimals: 0, time))
    }

    private var back: CostMeasure {
        let frames = { (sample: CostSample) in CostMeasure.median(sample.backFrames.map(Double.init)) }
        return CostMeasure(
            name: "back to a page with its picture", unit: " frames", goal: 2, values: pairs.map { frames($0.app) },
            sides: sides(" frames", decimals: 0, frames))
    }

    private var firstModal: CostMeasure {
        let both = pairs.compactMap { $0.app.modals.count == 2 ? $0.app.modals : nil }
        let medians = [0, 1].map { index in CostMeasure.median(both.map { $0[index] * 1000 }) }
        return CostMeasure(
            name: "first modal beside the second", unit: "×", goal: 1.3, values: both.map { $0[0] / $0[1] },
            sides: String(format: "%.0f ms, then %.0f ms", medians[0], medians[1]))
    }

    private var idle: CostMeasure {
        CostMeasure(
            name: "at rest, of one processor", unit: " %", goal: 0.2, values: pairs.map { $0.app.idle * 100 },
            sides: sides(" %", decimals: 2) { $0.idle * 100 })
    }

    private func seconds(
        _ name: String, goal: Double, excuse: String? = nil, _ value: (CostSample) -> TimeInterval
    ) -> CostMeasure {
        CostMeasure(
            name: name, unit: "×", goal: goal, values: pairs.map { value($0.app) / value($0.bare) },
            sides: sides(" ms", decimals: 0) { value($0) * 1000 }, excuse: excuse)
    }

    private func memory(_ name: String, goal: Double, _ value: (CostSample) -> Int) -> CostMeasure {
        CostMeasure(
            name: name, unit: "×", goal: goal, values: pairs.map { Double(value($0.app)) / Double(value($0.bare)) },
            sides: sides(" MB", decimals: 0) { Double(value($0)) / 1024 })
    }

    private func sides(_ unit: String, decimals: Int, _ value: (CostSample) -> Double) -> String {
        let app = CostMeasure.median(pairs.map { value($0.app) })
        let bare = CostMeasure.median(pairs.map { value($0.bare) })
        return String(format: "%.*f%@, bare %.*f%@", decimals, app, unit, decimals, bare, unit)
    }

    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(Document(load: load, pairs: pairs, measures: measures))
    }
}

extension CostReport {
    /// A table of the medians.
    var text: String {
        let rows = measures.map { measure in
            [
                measure.name, number(measure.median, measure.unit), number(measure.goal, measure.unit),
                measure.verdict, measure.sides,
            ]
        }
        let lines = ([["what", "median", "goal", "", "app and bare web view"]] + rows).map(line)
        return (lines + ["", String(format: "%d pairs, load average %.1f at the end.", pairCount, load)])
            .joined(separator: "\n")
    }

    private func line(_ columns: [String]) -> String {
        let widths = [34, 13, 13, 9]
        return zip(columns, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined()
            + (columns.last ?? "")
    }

    private func number(_ value: Double, _ unit: String) -> String { String(format: "%.2f%@", value, unit) }
}
