import Foundation

/// Limits how often a page may request the same URL. A page that reloads itself after each load would never stop.
package struct RepeatLimit: Sendable {
    /// The maximum number of requests of one URL in a period: more than a user taps.
    static let maximum = 20
    /// The period in seconds in which requests are counted, unless a test on a busy machine counts for longer.
    package static let period: TimeInterval = 10

    private var requestDates: [URL: [Date]] = [:]
    private var lastSweep = Date.distantPast

    package init() {}

    /// Registers a request of the page, and returns whether it is allowed.
    package mutating func allows(_ url: URL, at time: Date, in period: TimeInterval = Self.period) -> Bool {
        sweep(at: time, period)
        let recent = requestDates[url, default: []].filter { time.timeIntervalSince($0) < period }
        guard recent.count < Self.maximum else { return false }
        requestDates[url] = recent + [time]
        return true
    }

    /// Drops old requests, at most once per second: a page may request thousands of URLs at once.
    private mutating func sweep(at time: Date, _ period: TimeInterval) {
        guard time.timeIntervalSince(lastSweep) >= 1 else { return }
        lastSweep = time
        requestDates = requestDates.filter { $0.value.contains { time.timeIntervalSince($0) < period } }
    }
}
