import Foundation

/// How long one look-up may search, so that no pattern of a server can freeze the app.
///
/// A search reports its progress at each place of the path where it begins, and at each 10,000 steps back that it
/// takes. So a pattern that reports much more often than the path has places tries too much, on every machine alike.
/// On long paths, where many reports may mean little or much, the processor time of this thread is looked at too.
final class MatchBudget {
    /// Seconds for one pattern, and for all patterns of one look-up.
    static let (pattern, lookUp) = (0.004, 0.014)

    /// Seconds from which on a pattern is to blame when the time of the look-up ends during its search.
    static let share = 0.001

    /// Reports besides one for each place of the path: for one pattern, and for all patterns of one look-up.
    static let (patternReports, lookUpReports) = (24, 96)

    /// Reports of all patterns of one look-up together.
    static let maximumReports = 150_000

    private let clock: () -> Double
    /// When the time was first looked at: to ask the system costs more than most searches.
    private var start: Double?
    private var patternStart: Double?
    private var reportsOfPattern = 0
    private var extraReports = 0
    private var placeCount = Int.max
    /// Why the search of this pattern has to stop, once it has.
    private var end: Verdict?

    /// All reports of this look-up.
    private(set) var reports = 0

    /// Whether the look-up has used up what it may; no further pattern is to be searched.
    private(set) var isOver = false

    /// - Parameter clock: seconds since any moment; the processor time of this thread by default.
    init(clock: @escaping () -> Double = MatchBudget.processorTime) {
        self.clock = clock
    }

    /// To be called before each pattern.
    ///
    /// - Parameter length: that of the path; without it only the time counts.
    func beginPattern(length: Int? = nil) {
        patternStart = nil
        reportsOfPattern = 0
        end = nil
        placeCount = length.map { $0 + 1 } ?? Int.max
    }

    /// To be called before a search that reports nothing, because it only runs over the path once.
    func chargeRun(length: Int) {
        reports += 12 + length / 4
        isOver = isOver || reports > Self.maximumReports
    }

    /// To be called at each report of a search.
    /// - Returns: whether the search must stop, and if so, whether this pattern is to blame.
    func check() -> Verdict {
        if let end { return end }
        let verdict = verdict()
        if verdict != .goOn { end = verdict }
        return verdict
    }

    private func verdict() -> Verdict {
        reports += 1
        reportsOfPattern += 1
        if reportsOfPattern > placeCount { extraReports += 1 }
        isOver = isOver || extraReports > Self.lookUpReports || reports > Self.maximumReports
        if reportsOfPattern - Self.patternReports > placeCount { return .patternOverran }
        if isOver { return reportsOfPattern > placeCount ? .patternOverran : .lookUpOverran }
        return reports.isMultiple(of: 4) || reportsOfPattern > placeCount ? checkTime() : .goOn
    }

    private func checkTime() -> Verdict {
        let now = clock()
        let begin = patternStart ?? now
        patternStart = begin
        let beginOfAll = start ?? now
        start = beginOfAll
        isOver = now - beginOfAll > Self.lookUp
        if now - begin > (isOver ? Self.share : Self.pattern) { return .patternOverran }
        return isOver ? .lookUpOverran : .goOn
    }

    /// What a check says.
    enum Verdict: Equatable {
        case goOn
        case patternOverran
        case lookUpOverran
    }

    /// The seconds that this thread has computed.
    static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
