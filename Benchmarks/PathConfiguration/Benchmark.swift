import Foundation
import TurboCore

/// Compares the path configuration with a plain matcher, and exits with 1 if a goal is missed.
@main
enum Benchmark {
    /// The goals: the number of rules, and the nanoseconds of a look-up, as a share of the plain matcher's or at most.
    private static let goals: [(rules: Int, ratio: Double?, longest: Double?)] = [
        (5, 0.5, nil), (20, 0.5, nil), (100, 0.5, nil), (1000, nil, 3_000_000),
    ]

    /// The goal for an address that was looked up before, in nanoseconds.
    private static let longestMemo = 1_000.0

    static func main() throws {
        let arguments = CommandLine.arguments
        if arguments.count == 4, arguments[1] == Launch.option {
            guard let side = Launch.Side(rawValue: arguments[2]), let url = URL(string: arguments[3]) else {
                throw BenchmarkError.unknownSide(arguments[2])
            }
            return try Launch.run(side, url)
        }
        print("rules   plain matcher   without memo     ratio      goal   with memo     goal")
        var misses = 0
        var loads: [Measurement] = []
        for goal in goals {
            let measured = try Measurement(ruleCount: goal.rules)
            loads.append(measured)
            misses += report(measured, goal.ratio, goal.longest)
        }
        for measured in loads { misses += report(load: measured) }
        for count in [5, 20, 100] { misses += try reportLaunch(ruleCount: count) }
        let worst = try WorstCase.milliseconds()
        print(
            "worst accepted configuration: \(format(worst, 1)) ms CPU for a look-up, goal 25\(mark(worst <= 25, &misses))"
        )
        if misses > 0 { exit(1) }
    }

    private static func report(_ measured: Measurement, _ goal: Double?, _ longest: Double?) -> Int {
        var misses = 0
        let ratio = measured.search / measured.plain
        let isReached = goal.map { ratio <= $0 } ?? longest.map { measured.search <= $0 } ?? true
        let columns = [
            pad("\(measured.ruleCount)", 6), pad("\(format(measured.plain, 0)) ns", 15),
            pad("\(format(measured.search, 0)) ns", 14), pad(format(ratio, 3), 9),
            pad(goal.map { "\($0)" } ?? longest.map { "\(format($0 / 1e6, 0)) ms" } ?? "-", 9) + mark(isReached, &misses),
            pad("\(format(measured.memo, 0)) ns", 8),
            pad("\(format(longestMemo, 0)) ns", 9) + mark(measured.memo <= longestMemo, &misses),
        ]
        print(columns.joined(separator: " "))
        return misses
    }

    /// Has goals only for sizes that occur in apps.
    private static func report(load measured: Measurement) -> Int {
        var misses = 0
        let ratio = measured.load / measured.plainLoad
        let isBound = measured.ruleCount <= 100
        print(
            "load of \(measured.ruleCount) rules: \(format(measured.load / 1000, 1)) µs, plain loader "
                + "\(format(measured.plainLoad / 1000, 1)) µs, ratio \(format(ratio, 2)), goal \(isBound ? "0.5" : "-")"
                + mark(!isBound || ratio <= 0.5, &misses) + ", first look-up \(format(measured.firstLookUp / 1000, 1)) µs"
        )
        return misses
    }

    /// Reports the creation of a configuration with the first look-up, beside the same in turbo-ios.
    private static func reportLaunch(ruleCount: Int) throws -> Int {
        let workload = try Workload(ruleCount: ruleCount)
        var misses = 0
        let columns = try [("first in a process", Launch.inNewProcesses), ("again", Launch.again)].map { name, measure in
            let ratio = try measure(workload)
            let times = Launch.Side.allCases.map { format((ratio.times[$0] ?? 0) / 1000, 0) }
            return "\(name) \(times[0]) µs, turbo-ios \(times[1]) µs, ratio \(format(ratio.value, 2))"
                + mark(ratio.value <= 1.1, &misses)
        }
        print("configuration of \(ruleCount) rules and first look-up: \(columns.joined(separator: "; ")), goal 1.1")
        return misses
    }

    private static func mark(_ isReached: Bool, _ misses: inout Int) -> String {
        if !isReached { misses += 1 }
        return isReached ? "  " : " !"
    }

    private static func format(_ number: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", number) }

    private static func pad(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
