import Foundation
import TurboTestSupport

/// One visit in the app, and the same visit of the page alone.
struct VisitPair {
    let record: VisitCourse.Record
    /// The visit in the app, as its page measures it.
    let page: TimeInterval
    let alone: TimeInterval
}
