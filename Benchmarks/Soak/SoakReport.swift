import TestSupport

/// Compares the first sample that counts with the last.
struct SoakReport {
    /// The share that a process may grow beyond the same process of the bare view.
    private static let allowedGrowth = 0.05
    /// A connection to the server and a timer come and go.
    private static let allowedDescriptors = 4

    private var start: SoakSample?
    private var end: SoakSample?

    mutating func add(_ sample: SoakSample, isStart: Bool) {
        if isStart { start = sample }
        end = sample
    }

    /// A sentence for each process of the app that holds more than it should.
    var faults: [String] {
        guard let start, let end else { return ["There are not enough samples."] }
        return start.app.filter(SoakSample.isOfInterest).flatMap { use in
            faults(of: use, until: end.app.first { $0.pid == use.pid })
        }
    }

    private func faults(of start: ProcessUse, until end: ProcessUse?) -> [String] {
        guard let end else { return ["\(start.name) \(start.pid) ended on the way."] }
        var faults: [String] = []
        let (growth, bare) = (Self.growth(start, end), bareGrowth(of: start.name))
        if growth - bare > Self.allowedGrowth {
            faults.append("\(start.name) \(start.pid) grew by \(percent(growth)), in the bare app by \(percent(bare)).")
        }
        if end.descriptors > start.descriptors + Self.allowedDescriptors {
            faults.append(
                "\(start.name) \(start.pid) went from \(start.descriptors) to \(end.descriptors) descriptors.")
        }
        return faults
    }

    /// How much the processes of a name grew beside the bare view, at least 0.
    private func bareGrowth(of name: String) -> Double {
        guard let start, let end else { return 0 }
        return start.bare.filter { $0.name == name }.compactMap { use in
            end.bare.first { $0.pid == use.pid }.map { Self.growth(use, $0) }
        }.reduce(0, max)
    }

    private static func growth(_ start: ProcessUse, _ end: ProcessUse) -> Double {
        Double(end.memory) / Double(max(1, start.memory)) - 1
    }

    private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

    var text: String {
        guard let start, let end else { return "There are not enough samples." }
        let lines = [("app", start.app, end.app), ("bare", start.bare, end.bare)].flatMap { name, before, after in
            before.filter(SoakSample.isOfInterest).compactMap { use in
                after.first { $0.pid == use.pid }.map { last in
                    "\(name) \(use.name): \(use.memory / 1024) to \(last.memory / 1024) MB "
                        + "(\(percent(Self.growth(use, last)))), \(use.descriptors) to \(last.descriptors) descriptors, "
                        + "\(use.threads) to \(last.threads) threads"
                }
            }
        }
        let title = "\nFrom visit \(start.visits) to \(end.visits):"
        return ([title] + lines + (faults.isEmpty ? ["Nothing grew."] : faults)).joined(separator: "\n")
    }
}
