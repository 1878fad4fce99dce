import Foundation
import TurboCore

/// Compares the path configuration with a plain matcher, and exits with 1 if a goal is missed.
@main
enum Benchmark {
    /// The goals: the number of rules, and the times without and with a memo, as shares of the plain matcher's time.
    private static let goals: [(rules: Int, search: Double, memo: Double?)] = [
        (5, 0.06, 0.006), (20, 0.015, 0.002), (100, 0.012, 0.0005), (1000, 0.002, nil), (10_000, 0.0005, nil),
    ]

    static func main() throws {
        let arguments = CommandLine.arguments
        if arguments.count == 4, arguments[1] == Launch.option {
            guard let side = Launch.Side(rawValue: arguments[2]), let url = URL(string: arguments[3]) else {
                throw BenchmarkError.unknownSide(arguments[2])
            }
            return try Launch.run(side, url)
        }
        print("rules   plain matcher   without memo     ratio      goal   with memo      ratio      goal")
        var misses = 0
        var searches: [Int: Double] = [:]
        var loads: [Measurement] = []
        for goal in goals {
            let measured = try Measurement(ruleCount: goal.rules)
            searches[goal.rules] = measured.search
            loads.append(measured)
            misses += report(measured, goal)
        }
        for measured in loads { misses += report(load: measured) }
        for count in [5, 20, 100] { misses += try reportLaunch(ruleCount: count) }
        let growth = (searches[10_000] ?? 0) / (searches[20] ?? 1)
        print("\n20 -> 10,000 rules: \(format(growth, 1)) times, goal 10\(mark(growth <= 10, &misses))")
        let worst = try WorstCase.milliseconds()
        print(
            "worst accepted configuration: \(format(worst, 1)) ms CPU for a look-up, goal 25\(mark(worst <= 25, &misses))"
        )
        if misses > 0 { exit(1) }
    }

    private static func report(_ measured: Measurement, _ goal: (rules: Int, search: Double, memo: Double?)) -> Int {
        var misses = 0
        let (search, memo) = (measured.search / measured.plain, measured.memo / measured.plain)
        let columns = [
            pad("\(goal.rules)", 6), pad("\(format(measured.plain, 0)) ns", 15),
            pad("\(format(measured.search, 0)) ns", 14),
            pad(format(search, 6), 9), pad("\(goal.search)", 9) + mark(search <= goal.search, &misses),
            pad("\(format(measured.memo, 0)) ns", 8), pad(format(memo, 6), 10),
            pad(goal.memo.map { "\($0)" } ?? "-", 9) + mark(memo <= goal.memo ?? 1, &misses),
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
                + "\(format(measured.plainLoad / 1000, 1)) µs, ratio \(format(ratio, 2)), goal \(isBound ? "1" : "-")"
                + mark(!isBound || ratio <= 1, &misses) + ", first look-up \(format(measured.firstLookUp / 1000, 1)) µs"
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
                + mark(ratio.value <= 1, &misses)
        }
        print("configuration of \(ruleCount) rules and first look-up: \(columns.joined(separator: "; ")), goal 1")
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
