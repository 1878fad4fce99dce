import Foundation

/// One measurement of one side: seconds, kilobytes, frames, and the share of a processor.
struct CostSample: Codable {
    /// The time from the start of the process until the first page is visible.
    var firstPage: TimeInterval = 0
    /// The times from a tap until its page is drawn, and until nothing covers it.
    var taps: [TimeInterval] = []
    var tapsUntilSeen: [TimeInterval] = []
    /// The numbers of frames until the page is visible again. For the app, its screenshot counts too.
    var backFrames: [Int] = []
    /// The times of the first and the second modal; empty if there are none.
    var modals: [TimeInterval] = []
    /// The memory of all processes: with the first page, and after everything is prepared.
    var memoryAtFirst = 0
    var memoryPrepared = 0
    /// The number of processes that run pages then.
    var pageProcesses = 0
    var idle: Double = 0
}

/// Both sides, measured one after the other.
struct CostPair: Codable {
    let app: CostSample
    let bare: CostSample
}
