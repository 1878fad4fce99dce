internal import Foundation

extension Date {
    /// How long ago it was; 0 where the clock was set back since.
    package var millisecondsAgo: Int { Int(max(0, -timeIntervalSinceNow) * 1000) }
}
