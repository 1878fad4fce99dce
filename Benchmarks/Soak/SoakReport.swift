import TestSupport

/// Compares the resource use of each process in the first half of the samples with that in the second.
///
/// The resource use of a process varies by a third, with the garbage that WebKit has not collected yet, so two single
/// samples would compare chance. The maximum over thousands of visits is what a process needs.
struct SoakReport {
    /// The share by which a process may grow more than the same process of the bare web view.
    private static let allowedGrowth = 0.05
    /// The share of the bare web view's peak that a web process of the app may reach.
    private static let allowedPeak = 1.15
    /// The number of additional descriptors that are allowed, because a connection to the server and a timer may be
    /// open or not.
    private static let allowedDescriptors = 4

    private var samples: [SoakSample] = []

    mutating func add(_ sample: SoakSample) { samples.append(sample) }

    private var middle: Int { samples.count / 2 }
    private var ended: [ProcessUse] {
        guard let first = samples.first, let last = samples.last else { return [] }
        return first.app.filter { use in SoakSample.isOfInterest(use) && !last.app.contains { $0.pid == use.pid } }
    }

    /// A sentence for each process of the app with too much growth.
    var faults: [String] {
        guard samples.count > 1 else { return ["There are not enough samples."] }
        let grown = courses(\.app).flatMap(faults)
        return ended.map { "\($0.name) \($0.pid) ended on the way." } + grown
    }

    private func faults(of run: ProcessRun) -> [String] {
        var faults: [String] = []
        let counterparts = courses(\.bare).filter { $0.name == run.name }
        let bare = counterparts.map(\.growth).reduce(0, max)
        let peak = counterparts.map(\.peak).reduce(0, max)
        if run.isOfPages, Double(run.peak) > Self.allowedPeak * Double(peak) {
            faults.append(
                "\(run.name) \(run.pid) reached \(run.peak / 1024) MB, in the bare app \(peak / 1024) MB.")
        }
        if run.growth - bare > Self.allowedGrowth {
            faults.append(
                "\(run.name) \(run.pid) grew by \(run.growth.percent), in the bare app by \(bare.percent).")
        }
        if run.end.descriptors > run.start.descriptors + Self.allowedDescriptors {
            faults.append(
                "\(run.name) \(run.pid) went from \(run.start.descriptors) to \(run.end.descriptors) descriptors.")
        }
        return faults
    }

    /// The processes in the first sample.
    private func courses(_ uses: KeyPath<SoakSample, [ProcessUse]>) -> [ProcessRun] {
        (samples.first?[keyPath: uses] ?? []).filter(SoakSample.isOfInterest).compactMap { use in
            let all = samples.map { $0[keyPath: uses].first { $0.pid == use.pid } }
            return ProcessRun(all[..<middle].compactMap { $0 }, all[middle...].compactMap { $0 })
        }
    }

    var text: String {
        guard samples.count > 1, let first = samples.first, let last = samples.last else {
            return "There are not enough samples."
        }
        let title = """

            The most that each process held, without files, from visit \(first.visits) to \(samples[middle - 1].visits) \
            and from \(samples[middle].visits) to \(last.visits):
            """
        let lines = courses(\.app).map { "app \($0.text)" } + courses(\.bare).map { "bare \($0.text)" }
        return ([title] + lines + (faults.isEmpty ? ["Nothing grew."] : faults)).joined(separator: "\n")
    }
}
