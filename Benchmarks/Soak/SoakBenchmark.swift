import Foundation
import TestSupport

/// Visits pages in the app and in a bare web view in turn, and compares what their processes hold.
@MainActor
struct SoakBenchmark {
    private static let step = 500
    /// From here on nothing may grow: caches are full by then.
    private static let start = 1000

    let visits: Int

    /// - Returns: whether nothing grew in the app that did not grow beside the bare view too.
    func run() async throws -> Bool {
        let partner = try BarePartner()
        defer { partner.end() }
        let app = try AppCourse()
        try await app.begin()
        var report = SoakReport()
        var done = 0
        let start = min(Self.start, visits / 2 / 5 * 5)
        while done < visits {
            let next = min(done < start ? min(done + Self.step, start) : done + Self.step, visits)
            try await app.visit(next - done)
            let bare = try await partner.visit(next - done)
            let bareIDs = Set(bare.map(\.pid))
            done = next
            let sample = SoakSample(
                visits: done, app: ProcessUse.all().filter { !bareIDs.contains($0.pid) }, bare: bare)
            print(sample.text)
            // Into a file or pipe too, line by line.
            fflush(nil)
            report.add(sample, isStart: done == start)
        }
        print(report.text)
        return report.faults.isEmpty
    }
}
