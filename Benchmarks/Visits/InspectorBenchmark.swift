import Foundation
import TurboTestSupport

/// Measures a tap in a window of `turbo-navigator open` with its inspector, in turn with the same window without.
@MainActor
struct InspectorBenchmark {
    private static let pairs = 100
    /// What the inspector may add to a tap.
    private static let mostAdded = 0.03

    /// - Returns: whether the inspector adds no more than it may.
    func run() async throws -> Bool {
        let server = try TurboServer()
        VisitPages.add(to: server)
        let (with, without) = (try OpenCourse(server, inspects: true), try OpenCourse(server, inspects: false))
        try await with.begin()
        try await without.begin()
        guard with.pageWidth == without.pageWidth else {
            print("The pages are \(with.pageWidth) and \(without.pageWidth) wide: nothing can be compared.")
            return false
        }
        var pairs: [(with: OpenCourse.Visit, without: OpenCourse.Visit)] = []
        for pair in 0..<Self.pairs {
            let isFirst = pair.isMultiple(of: 2)
            let first = try await (isFirst ? with : without).visit()
            let second = try await (isFirst ? without : with).visit()
            pairs.append(isFirst ? (first, second) : (second, first))
        }
        return report(pairs)
    }

    private func report(_ pairs: [(with: OpenCourse.Visit, without: OpenCourse.Visit)]) -> Bool {
        let ratio = Quartiles(pairs.map { $0.with.seconds / $0.without.seconds })
        let added = Quartiles(pairs.map { ($0.with.processor - $0.without.processor) * 1000 })
        func milliseconds(_ values: [TimeInterval]) -> Double { Quartiles(values.map { $0 * 1000 }).median }
        print(
            String(
                format: """
                    \(pairs.count) pairs. From the tap to the drawn page: %.1f ms with the inspector, %.1f ms without.
                    Ratio of a pair: %.3f (%.3f to %.3f); at most %.2f.
                    Processor time of the app's process: %.1f ms without, and the inspector adds %.1f ms (%.1f to %.1f).
                    """,
                milliseconds(pairs.map(\.with.seconds)), milliseconds(pairs.map(\.without.seconds)),
                ratio.median, ratio.low, ratio.high, 1 + Self.mostAdded,
                milliseconds(pairs.map(\.without.processor)), added.median, added.low, added.high))
        return ratio.median <= 1 + Self.mostAdded
    }
}
