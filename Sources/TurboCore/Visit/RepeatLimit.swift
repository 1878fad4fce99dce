import Foundation

/// How often a page may ask for the same URL: one that reloads itself whenever it has been loaded never comes to rest.
public struct RepeatLimit: Sendable {
    /// Nobody taps a link as often in so many seconds.
    static let maximum = 20
    static let seconds: TimeInterval = 10

    private var times: [URL: [Date]] = [:]

    public init() {}

    /// Takes note of a wish of the page, and says whether it may be fulfilled.
    public mutating func allows(_ url: URL, at time: Date = Date()) -> Bool {
        times = times.compactMapValues { times in
            let recent = times.filter { time.timeIntervalSince($0) < Self.seconds }
            return recent.isEmpty ? nil : recent
        }
        guard times[url, default: []].count < Self.maximum else { return false }
        times[url, default: []].append(time)
        return true
    }
}
