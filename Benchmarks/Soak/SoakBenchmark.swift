import Foundation
import TestSupport

/// Visits pages in the app and in a bare web view at the same time, and compares the resource use of their processes.
@MainActor
struct SoakBenchmark {
    /// The number of visits between samples.
    private static let step = 100
    /// The number of visits between printed lines.
    private static let printed = 500
    /// The number of visits after which nothing may grow, because caches are full.
    private static let start = 1000

    let visits: Int

    /// - Returns: whether nothing grew in the app that did not also grow in the bare web view.
    func run() async throws -> Bool {
        let partner = try BarePartner()
        defer { partner.end() }
        let app = try await AppRun()
        try await app.begin()
        var report = SoakReport()
        let start = min(Self.start, visits / 2 / 10 * 10)
        var done = 0
        while done < visits {
            let next = min(done + Self.step, done < start ? start : visits)
            let sample = try await sample(at: next, app, partner, visiting: next - done)
            done = next
            if done >= start { report.add(sample) }
            if done.isMultiple(of: Self.printed) || done == visits { print(sample.text) }
            // Flushes each line, also to a file or pipe.
            fflush(nil)
        }
        print(report.text)
        return report.faults.isEmpty
    }

    private func sample(at visits: Int, _ app: AppRun, _ partner: BarePartner, visiting count: Int) async throws
        -> SoakSample
    {
        async let response = partner.visit(count)
        try await app.visit(count)
        let bare = try await response
        let bareIDs = Set(bare.map(\.pid))
        return SoakSample(visits: visits, app: ProcessUse.all().filter { !bareIDs.contains($0.pid) }, bare: bare)
    }
}
