import Foundation

/// Measures the processor time of this thread.
enum Stopwatch {
    static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    /// Returns the nanoseconds for each of the items in one pass.
    static func nanoseconds<Item>(_ items: ArraySlice<Item>, _ body: (Item) throws -> Void) rethrows -> Double {
        let start = now()
        for item in items { try body(item) }
        return (now() - start) / Double(items.count)
    }
}
