import Foundation
import TurboCore

/// The start of an app: it creates a configuration and looks up its first page.
enum Launch {
    enum Side: String, CaseIterable {
        case turboNavigator, plain
    }

    /// The option with which this executable does it once, in a process of its own.
    static let option = "--launch"

    /// Creates a configuration from standard input, looks up the URL, and prints the nanoseconds.
    static func run(_ side: Side, _ url: URL) throws {
        let data = try FileHandle.standardInput.readToEnd() ?? Data()
        print(try nanoseconds(side, data, url))
    }

    private static func nanoseconds(_ side: Side, _ data: Data, _ url: URL) throws -> Double {
        let start = Stopwatch.now()
        switch side {
        case .turboNavigator: _ = PathConfiguration(sources: [.data(data)]).properties(for: url)
        case .plain: _ = try PlainConfiguration(sources: [data]).properties(for: url)
        }
        return Stopwatch.now() - start
    }

    /// The ratio of this library's time to that of turbo-ios.
    struct Ratio {
        /// The median nanoseconds of each side.
        let times: [Side: Double]

        var value: Double { (times[.turboNavigator] ?? .infinity) / (times[.plain] ?? 1) }
    }

    /// Measures both sides in turn, each time in a new process.
    static func inNewProcesses(_ workload: Workload) throws -> Ratio {
        let data = try workload.json()
        return try ratio(count: 21) { try newProcess($0, data, workload.urls[0]) }
    }

    /// Measures both sides in turn in this process, in which everything has already been used.
    static func again(_ workload: Workload) throws -> Ratio {
        let data = try workload.json()
        return try ratio(count: 201) { try nanoseconds($0, data, workload.urls[0]) }
    }

    private static func ratio(count: Int, _ measure: (Side) throws -> Double) throws -> Ratio {
        var times: [Side: [Double]] = [:]
        for _ in 0..<count {
            for side in Side.allCases { times[side, default: []].append(try measure(side)) }
        }
        return Ratio(times: times.mapValues { $0.sorted()[count / 2] })
    }

    private static func newProcess(_ side: Side, _ data: Data, _ url: URL) throws -> Double {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = [option, side.rawValue, url.absoluteString]
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: data)
        try input.fileHandleForWriting.close()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        guard let time = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw BenchmarkError.noTime(text)
        }
        return time
    }
}
