@testable import TurboCore

/// The load of a cold boot, as the part of the session that performs it sees it.
struct TortureColdBoot {
    let token: Int
    let request: VisitRequest
    /// The number of the web process's load; nil before it is requested.
    var load: Int?
    var hasCommitted = false
    var wasAsked = false
    /// Whether the response becomes a download. Then the load ends without a report.
    var isFile = false
    /// Whether a server redirected a probe to an external URL.
    var isElsewhere = false
}
