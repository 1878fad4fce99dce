internal import Foundation

extension Date {
    /// The number of milliseconds since the date; 0 if the clock has been set back.
    package var millisecondsAgo: Int { Int(max(0, -timeIntervalSinceNow) * 1000) }
}
