import Foundation

/// How long one look-up may search, so that no pattern of a server can freeze the app.
///
/// Counts the processor time of this thread, so that other work of the machine takes nothing away. The clock is read
/// at each sixteenth report of the search, which comes at least every 1.4 ms.
final class MatchBudget {
    /// Seconds for one pattern, and for all patterns of one look-up.
    static let (pattern, lookUp) = (0.005, 0.02)

    /// Seconds from which on a pattern is to blame when the time of the look-up ends during its search.
    static let share = 0.001

    private let clock: () -> Double
    private let start: Double
    private var patternStart: Double?
    private var reports = 0

    /// Whether the time of the whole look-up is over; no further pattern is to be searched.
    private(set) var isOver = false

    /// - Parameter clock: seconds since any moment; the processor time of this thread by default.
    init(clock: @escaping () -> Double = MatchBudget.processorTime) {
        self.clock = clock
        start = clock()
    }

    /// To be called before each pattern.
    func beginPattern() { patternStart = nil }

    /// To be called at each report of a search.
    /// - Returns: whether the search must stop, and if so, whether this pattern is to blame.
    func check() -> Verdict {
        reports += 1
        guard reports.isMultiple(of: 16) else { return .goOn }
        let now = clock()
        let begin = patternStart ?? now
        patternStart = begin
        isOver = now - start > Self.lookUp
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
