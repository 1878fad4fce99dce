import Foundation
import TestSupport

/// Visits pages in the app and beside it in a bare web view, and compares what their processes hold.
@MainActor
struct SoakBenchmark {
    /// Visits from one sample to the next.
    private static let step = 100
    /// Visits from one line to the next.
    private static let printed = 500
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
        let start = min(Self.start, visits / 2 / 5 * 5)
        var done = 0
        while done < visits {
            let next = min(done + Self.step, done < start ? start : visits)
            let sample = try await sample(at: next, app, partner, visiting: next - done)
            done = next
            if done >= start { report.add(sample) }
            if done.isMultiple(of: Self.printed) || done == visits { print(sample.text) }
            // Into a file or pipe too, line by line.
            fflush(nil)
        }
        print(report.text)
        return report.faults.isEmpty
    }

    private func sample(at visits: Int, _ app: AppCourse, _ partner: BarePartner, visiting count: Int) async throws
        -> SoakSample
    {
        async let answer = partner.visit(count)
        try await app.visit(count)
        let bare = try await answer
        let bareIDs = Set(bare.map(\.pid))
        return SoakSample(visits: visits, app: ProcessUse.all().filter { !bareIDs.contains($0.pid) }, bare: bare)
    }
}
