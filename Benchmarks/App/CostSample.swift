import Foundation

/// What one side took, once: seconds, kilobytes, frames, and the share of a processor.
struct CostSample: Codable {
    /// From the start of the process until the first page is seen.
    var firstPage: TimeInterval = 0
    /// From a tap until its page is drawn, and until nothing covers it any more.
    var taps: [TimeInterval] = []
    var tapsUntilSeen: [TimeInterval] = []
    /// Until the page is seen again. On the side of the app its picture counts too.
    var backFrames: [Int] = []
    /// The first and the second; empty where there are none.
    var modals: [TimeInterval] = []
    /// Of all processes together: with the first page, and when all that is prepared has been.
    var memoryAtFirst = 0
    var memoryPrepared = 0
    /// How many processes run pages then.
    var pageProcesses = 0
    var idle: Double = 0
}
