import TestSupport

/// The maximum resource use of a process in each half of the samples.
struct ProcessRun {
    struct Most {
        let memory: Int
        let descriptors: Int
        let threads: Int

        init(_ uses: [ProcessUse]) {
            memory = uses.map(\.ownMemory).reduce(0, max)
            descriptors = uses.map(\.descriptors).reduce(0, max)
            threads = uses.map(\.threads).reduce(0, max)
        }
    }

    let name: String
    let pid: Int
    let start: Most
    let end: Most

    /// nil for a process that was in none of the samples of the first half.
    init?(_ first: [ProcessUse], _ second: [ProcessUse]) {
        guard let use = first.first else { return nil }
        (name, pid, start, end) = (use.name, use.pid, Most(first), Most(second))
    }

    /// Whether the process runs pages.
    var isOfPages: Bool { name.hasPrefix("WebKitWebProces") }

    /// The most memory in either half.
    var peak: Int { max(start.memory, end.memory) }

    /// The share by which the memory grew.
    var growth: Double { Double(end.memory) / Double(max(1, start.memory)) - 1 }

    var text: String {
        "\(name): \(start.memory / 1024) and \(end.memory / 1024) MB (\(growth.percent)), \(start.descriptors) and "
            + "\(end.descriptors) descriptors, \(start.threads) and \(end.threads) threads"
    }
}

extension Double {
    /// The share as text, in percent.
    var percent: String { "\(Int((self * 100).rounded())) %" }
}
