import Foundation
import TurboTestSupport

/// Measures a tap in a window of `turbo-navigator open` with its inspector, in turn with the same window without it.
@MainActor
struct InspectorBenchmark {
    private static let pairs = 100
    /// The share that the inspector may add to the time of a tap.
    private static let mostAdded = 0.03

    /// - Returns: whether the inspector adds no more than that.
    func run() async throws -> Bool {
        let server = try TestServer(.turbo)
        VisitPages.add(to: server)
        let (with, without) = (try OpenRun(server, inspects: true), try OpenRun(server, inspects: false))
        try await with.begin()
        try await without.begin()
        guard with.pageWidth == without.pageWidth else {
            print("The pages are \(with.pageWidth) and \(without.pageWidth) wide: nothing can be compared.")
            return false
        }
        var pairs: [(with: OpenRun.Visit, without: OpenRun.Visit)] = []
        for pair in 0..<Self.pairs {
            let isFirst = pair.isMultiple(of: 2)
            let first = try await (isFirst ? with : without).visit()
            let second = try await (isFirst ? without : with).visit()
            pairs.append(isFirst ? (first, second) : (second, first))
        }
        return report(pairs)
    }

    private func report(_ pairs: [(with: OpenRun.Visit, without: OpenRun.Visit)]) -> Bool {
        let ratio = Quartiles(pairs.map { $0.with.seconds / $0.without.seconds })
        print("\(pairs.count) pairs of a visit with the inspector and one without.")
        for (name, figure) in [
            ("From the tap to the drawn page", \OpenRun.Visit.seconds),
            ("Processor time of the app until then", \.processor), ("Processor time afterwards", \.afterwards),
        ] {
            let (with, without) = (pairs.map { $0.with[keyPath: figure] }, pairs.map { $0.without[keyPath: figure] })
            print("\(name): \(Self.milliseconds(with)) with, \(Self.milliseconds(without)) without.")
        }
        print(
            String(
                format: "Ratio of a pair, from the tap to the drawn page: %.3f (%.3f to %.3f); at most %.2f.",
                ratio.median, ratio.low, ratio.high, 1 + Self.mostAdded))
        return ratio.median <= 1 + Self.mostAdded
    }

    private static func milliseconds(_ values: [TimeInterval]) -> String {
        let quartiles = Quartiles(values.map { $0 * 1000 })
        return String(format: "%.1f ms (%.1f to %.1f)", quartiles.median, quartiles.low, quartiles.high)
    }
}
