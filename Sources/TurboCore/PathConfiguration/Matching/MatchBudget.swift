import Foundation

/// Limits the search of one look-up, so that no pattern from a server can freeze the app.
///
/// A search reports its progress at each position of the path where it begins, and every 10,000 steps of backtracking.
/// So a pattern that reports far more often than the path has positions backtracks too much, on every machine: it is
/// rejected. The processor time of the thread only ends a look-up, because on a busy machine harmless patterns are slow
/// too.
final class MatchBudget {
    /// The number of seconds for all patterns of one look-up.
    static let lookUp = 0.014

    /// The number of reports in addition to one for each position of the path: for one pattern, and for all patterns of
    /// one look-up.
    static let (patternReports, lookUpReports) = (24, 96)

    /// The number of reports of all patterns of one look-up.
    static let maximumReports = 150_000

    private let clock: () -> Double
    /// The time of the first check. Reading the clock takes longer than most searches.
    private var start: Double?
    private var reportsOfPattern = 0
    private var extraReports = 0
    private var placeCount = Int.max
    /// The reason why the search of this pattern has to stop; nil while it may continue.
    private var end: Verdict?

    /// The number of reports of this look-up.
    private(set) var reports = 0

    /// Whether the budget is used up, so that no further pattern is searched.
    private(set) var isOver = false

    /// Whether the time is used up. On a less busy machine the same look-up may finish.
    private(set) var isOutOfTime = false

    /// - Parameter clock: returns seconds since any fixed time; the processor time of this thread by default.
    init(clock: @escaping () -> Double = MatchBudget.processorTime) {
        self.clock = clock
    }

    /// Begins a pattern. Call it before each pattern.
    ///
    /// - Parameter length: the length of the path.
    func beginPattern(length: Int) {
        reportsOfPattern = 0
        end = nil
        placeCount = length + 1
    }

    /// Charges a search that reports nothing, because it runs over the path only once. Call it before the search.
    func chargeRun(length: Int) {
        reports += 12 + length / 4
        isOver = isOver || reports > Self.maximumReports
    }

    /// Charges one report. Call it at each report of a search.
    /// - Returns: whether the search must stop, and if so, whether this pattern is the cause.
    func check() -> Verdict {
        if let end { return end }
        let verdict = verdict()
        if verdict != .proceed { end = verdict }
        return verdict
    }

    private func verdict() -> Verdict {
        reports += 1
        reportsOfPattern += 1
        if reportsOfPattern > placeCount { extraReports += 1 }
        isOver = isOver || extraReports > Self.lookUpReports || reports > Self.maximumReports
        if reportsOfPattern - Self.patternReports > placeCount { return .patternExceeded }
        if isOver { return reportsOfPattern > placeCount && !isOutOfTime ? .patternExceeded : .lookupExceeded }
        // Reading the clock takes as long as a short search.
        return reports.isMultiple(of: 32) || reportsOfPattern > placeCount ? checkTime() : .proceed
    }

    private func checkTime() -> Verdict {
        let now = clock()
        let begin = start ?? now
        start = begin
        isOutOfTime = now - begin > Self.lookUp
        isOver = isOutOfTime
        return isOver ? .lookupExceeded : .proceed
    }

    /// The result of a check.
    enum Verdict: Equatable {
        case proceed
        case patternExceeded
        case lookupExceeded
    }

    /// The processor time of this thread, in seconds.
    static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
