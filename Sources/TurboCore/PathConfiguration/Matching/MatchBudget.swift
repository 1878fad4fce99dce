import Foundation

/// How long one look-up may search, so that no pattern of a server can freeze the app.
///
/// A search reports its progress at each place of the path where it begins, and at each 10,000 steps back that it
/// takes. So a pattern that reports much more often than the path has places tries too much, on every machine alike: it is to
/// blame. The processor time of this thread only ends a look-up, because a busy machine makes innocent patterns slow too.
final class MatchBudget {
    /// Seconds for all patterns of one look-up.
    static let lookUp = 0.014

    /// Reports besides one for each place of the path: for one pattern, and for all patterns of one look-up.
    static let (patternReports, lookUpReports) = (24, 96)

    /// Reports of all patterns of one look-up together.
    static let maximumReports = 150_000

    private let clock: () -> Double
    /// When the time was first looked at: to ask the system costs more than most searches.
    private var start: Double?
    private var reportsOfPattern = 0
    private var extraReports = 0
    private var placeCount = Int.max
    /// Why the search of this pattern has to stop, once it has.
    private var end: Verdict?

    /// All reports of this look-up.
    private(set) var reports = 0

    /// Whether the look-up has used up what it may; no further pattern is to be searched.
    private(set) var isOver = false

    /// Whether it was the time that has been used up: on a machine that is less busy the look-up may come to its end.
    private(set) var isOutOfTime = false

    /// - Parameter clock: seconds since any moment; the processor time of this thread by default.
    init(clock: @escaping () -> Double = MatchBudget.processorTime) {
        self.clock = clock
    }

    /// To be called before each pattern.
    ///
    /// - Parameter length: that of the path.
    func beginPattern(length: Int) {
        reportsOfPattern = 0
        end = nil
        placeCount = length + 1
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
        if isOver { return reportsOfPattern > placeCount && !isOutOfTime ? .patternOverran : .lookUpOverran }
        // To ask the system costs as much as a short search.
        return reports.isMultiple(of: 32) || reportsOfPattern > placeCount ? checkTime() : .goOn
    }

    private func checkTime() -> Verdict {
        let now = clock()
        let begin = start ?? now
        start = begin
        isOutOfTime = now - begin > Self.lookUp
        isOver = isOutOfTime
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
