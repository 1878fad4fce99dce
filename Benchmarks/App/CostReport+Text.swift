import Foundation

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
