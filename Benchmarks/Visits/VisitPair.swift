import Foundation
import TurboTestSupport

/// One visit in the app, and the same visit in the bare web view.
struct VisitPair {
    let measurement: VisitHarness.Measurement
    /// The time of the visit in the app, as measured in its page.
    let page: TimeInterval
    let alone: TimeInterval
}
