import Foundation

/// Limits the search of one look-up, so that no pattern from a server can freeze the app.
///
/// A search reports its progress at each position of the path where it begins, and every 10,000 steps of backtracking.
/// So a pattern that reports far more often than the path has positions backtracks too much, on every machine: it is
/// rejected. The processor time of the thread ends a look-up. Alone it rejects no pattern, because on a busy machine
/// harmless patterns are slow too.
final class MatchBudget {
    /// The number of reports of one pattern, in addition to one for each position of the path.
    static let patternReports = 24
    /// The cost of all reports of one look-up: 1 for each position, and `backtracking` for each other one.
    static let lookUp = 150_000
    static let backtracking = 1_500

    /// The number of seconds for all patterns of one look-up.
    static let seconds = 0.014

    private let clock: () -> Double
    /// The time of the first check. Reading the clock takes longer than most searches.
    private var start: Double?
    private(set) var left = MatchBudget.lookUp
    private var reports = 0
    private var positions = 0

    /// Whether the budget is used up, so that no further pattern is searched.
    var isOver: Bool { left <= 0 }

    /// - Parameter clock: returns seconds since any fixed time; the processor time of this thread by default.
    init(clock: @escaping () -> Double = MatchBudget.processorTime) {
        self.clock = clock
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Begins a pattern. Call it before each pattern.
    ///
    /// - Parameter length: the length of the path.
    func beginPattern(length: Int) {
        reports = 0
        positions = length + 1
    }

    /// Charges one report.
    ///
    /// - Returns: whether the search must stop, and if so, whether this pattern is the cause.
    func check() -> Verdict {
        reports += 1
        let isBacktracking = reports > positions
        left -= isBacktracking ? Self.backtracking : 1
        if reports > positions + Self.patternReports { return .patternExceeded }
        if isOver { return isBacktracking ? .patternExceeded : .lookUpExceeded }
        guard left.isMultiple(of: 16) || isBacktracking, isOutOfTime else { return .proceed }
        left = 0
        // On a slow machine, the time ends before such a pattern has made all its reports.
        return reports > positions + Self.patternReports / 4 ? .patternExceeded : .lookUpExceeded
    }

    private var isOutOfTime: Bool {
        let now = clock()
        let start = start ?? now
        self.start = start
        return now - start > Self.seconds
    }

    /// The result of a check.
    enum Verdict: Equatable {
        case proceed
        case patternExceeded
        case lookUpExceeded
    }
}
