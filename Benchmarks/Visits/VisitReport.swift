import Foundation
import TurboTestSupport

/// The counts and times, as two tables.
struct VisitReport {
    let pairs: [VisitKind: [VisitPair]]

    /// Whether no visit sent more than its limit. Times aren't checked, because they depend on the machine.
    var isWithinLimits: Bool {
        pairs.allSatisfy { kind, pairs in
            pairs.map(\.measurement.traffic).allSatisfy {
                $0.messages.count <= kind.limit.messages && $0.calls.count <= kind.limit.calls
            }
        }
    }

    /// The messages over the bridge: the maximum of all visits of a kind.
    var traffic: String {
        table("over the bridge", ["messages", "calls", "bytes to app", "bytes to page"]) { kind, pairs in
            let traffic = pairs.map(\.measurement.traffic)
            return [
                count(traffic.map(\.messages.count), kind.limit.messages),
                count(traffic.map(\.calls.count), kind.limit.calls),
                "\(traffic.map(\.bytesToNative).max() ?? 0)", "\(traffic.map(\.bytesToPage).max() ?? 0)",
            ]
        }
    }

    /// The times from the tap or call to the frame that shows the page.
    var times: String {
        table("milliseconds", ["app", "its page", "page alone", "app - page alone"]) { _, pairs in
            [
                pairs.map(\.measurement.seconds), pairs.map(\.page), pairs.map(\.alone),
                pairs.map { $0.measurement.seconds - $0.alone },
            ].map(milliseconds)
        }
    }

    private func table(
        _ name: String, _ titles: [String], row: (VisitKind, [VisitPair]) -> [String]
    ) -> String {
        let rows = VisitKind.allCases.map { line($0.rawValue, row($0, pairs[$0] ?? [])) }
        return ([line(name, titles)] + rows).joined(separator: "\n") + "\n"
    }

    private func line(_ name: String, _ columns: [String]) -> String {
        let cells = columns.map { String(repeating: " ", count: max(0, 20 - $0.count)) + $0 }
        return name.padding(toLength: 18, withPad: " ", startingAt: 0) + cells.joined()
    }

    private func count(_ numbers: [Int], _ limit: Int) -> String {
        let most = numbers.max() ?? 0
        return "\(most) of \(limit)" + (most > limit ? " !" : "")
    }

    private func milliseconds(_ seconds: [TimeInterval]) -> String {
        let quartiles = Quartiles(seconds.map { $0 * 1000 })
        return String(format: "%.0f (%.0f to %.0f)", quartiles.median, quartiles.low, quartiles.high)
    }
}

/// The median and the quartiles of some values.
struct Quartiles {
    let low: Double
    let median: Double
    let high: Double

    init(_ values: [Double]) {
        let sorted = values.sorted()
        func at(_ share: Double) -> Double {
            guard !sorted.isEmpty else { return .nan }
            return sorted[Int((Double(sorted.count - 1) * share).rounded())]
        }
        (low, median, high) = (at(0.25), at(0.5), at(0.75))
    }
}
