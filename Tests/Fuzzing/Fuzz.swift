import Foundation

/// Passes damaged copies of good inputs to a function that reads other people's text.
///
/// Without settings, it runs for half a second, in `bin/test --long` for twenty. In the environment, `FUZZ_INPUTS` sets
/// a number of inputs instead, `FUZZ_SEED` selects others, and `FUZZ_INPUT` repeats one. The file `.build/fuzzing/NAME`
/// names the current input, also after a crash.
package struct Fuzz: Sendable {
    /// A finished run.
    package struct Report: Sendable {
        package fileprivate(set) var count = 0
        /// The first failures, each with its input and the settings that repeat it.
        package fileprivate(set) var failures: [String] = []
        /// Whether inputs were read, and none has failed.
        package var isPassed: Bool { count > 0 && failures.isEmpty }
        fileprivate var slowest = (seconds: 0.0, number: 0, bytes: 0)
    }

    /// The processor time that one input may take, in seconds. A quadratic reader exceeds it with the longest inputs.
    private static let longest = 2.0
    private static let seconds = LongRun.isOn ? 20 : 0.5
    private static let maximumFailures = 3
    /// One reader at a time, and none on a thread that tests wait for.
    private static let queue = DispatchQueue(label: "fuzz")

    private let name: String
    private let mutation: Mutation
    private let seed: UInt64
    private let count: Int?
    private let only: Int?

    /// - Parameters:
    ///   - name: the name of the reader, in messages and of its file.
    ///   - corpus: good inputs.
    ///   - words: the words that mean something to the reader.
    package init(_ name: String, corpus: [String], words: [String] = []) {
        let environment = ProcessInfo.processInfo.environment
        self.name = name
        mutation = Mutation(corpus: corpus, words: words)
        seed = environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 1
        count = environment["FUZZ_INPUTS"].flatMap(Int.init)
        only = environment["FUZZ_INPUT"].flatMap(Int.init)
    }

    /// - Parameter complaint: reads an input, and returns the property that the result lacks, or nil.
    package func run(_ complaint: @escaping @Sendable (Data) -> String?) async throws -> Report {
        try await withCheckedThrowingContinuation { continuation in
            Self.queue.async { continuation.resume(with: Result { try report(complaint) }) }
        }
    }

    private func report(_ complaint: (Data) -> String?) throws -> Report {
        let progress = try FuzzProgress(name)
        let (start, deadline) = (Date(), Date() + Self.seconds)
        var (report, number) = (Report(), only ?? 0)
        while only.map({ number == $0 }) ?? count.map({ number < $0 }) ?? (Date() < deadline) {
            try progress.write("FUZZ_SEED=\(seed) FUZZ_INPUT=\(number)")
            run(number, complaint, &report)
            number += 1
        }
        progress.end()
        print(summary(of: report, Date().timeIntervalSince(start)))
        return report
    }

    private func run(_ number: Int, _ complaint: (Data) -> String?, _ report: inout Report) {
        let input = mutation.input(seed: seed, number: number)
        if only != nil { print("\(name): \(shown(input))") }
        let start = Self.processorTime()
        let complaint = complaint(input)
        let seconds = Self.processorTime() - start
        report.count += 1
        if seconds > report.slowest.seconds { report.slowest = (seconds, number, input.count) }
        let isSlow = seconds > Self.longest
        guard let text = complaint ?? (isSlow ? "\(seconds) s for \(input.count) bytes" : nil),
            report.failures.count < Self.maximumFailures
        else { return }
        let failure = "FUZZ_SEED=\(seed) FUZZ_INPUT=\(number): \(text.prefix(500)), \(shown(input))"
        print("Fuzz \(name): \(failure)")
        report.failures.append(failure)
    }

    private func summary(of report: Report, _ seconds: TimeInterval) -> String {
        let slowest = String(format: "%.1f ms", report.slowest.seconds * 1000)
        return "Fuzz \(name): \(report.count) inputs in \(Int(seconds)) s with FUZZ_SEED=\(seed); the slowest, "
            + "FUZZ_INPUT=\(report.slowest.number) with \(report.slowest.bytes) bytes, took \(slowest)"
    }

    /// The input as a Swift literal, or in Base64 if it isn't UTF-8; cut unless it is repeated.
    private func shown(_ input: Data) -> String {
        let text = String(data: input, encoding: .utf8).map { String(reflecting: $0) }
        let whole = text ?? "in Base64 \(input.base64EncodedString())"
        return only == nil && whole.utf8.count > 1000 ? whole.prefix(1000) + "…" : whole
    }

    /// The processor time of this thread, in seconds.
    public static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// The file that names the current input.
private struct FuzzProgress {
    private let url: URL
    private let file: FileHandle

    init(_ name: String) throws {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let folder = package.deletingLastPathComponent().appendingPathComponent(".build/fuzzing")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        url = folder.appendingPathComponent(name)
        try Data().write(to: url)
        file = try FileHandle(forWritingTo: url)
    }

    /// Writes a line over the last one, which isn't longer.
    func write(_ line: String) throws {
        try file.seek(toOffset: 0)
        try file.write(contentsOf: Data("\(line)\n".utf8))
    }

    func end() {
        file.closeFile()
        do { try FileManager.default.removeItem(at: url) } catch { print("Fuzz: \(error)") }
    }
}
