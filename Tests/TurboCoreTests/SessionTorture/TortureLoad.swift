import Foundation

@testable import TurboCore

/// A load of the web process whose document hasn't replaced the previous one yet.
struct TortureLoad {
    let number: Int
    let requested: URL
    var url: URL
    /// Whether the visit already has the document, and nothing is requested.
    let isLocal: Bool
    /// Whether WebKit has asked for a decision about the load.
    var policyWasRequested = false
    /// Whether it was stopped too late: WebKit commits it after all.
    var isStopped = false
    /// The response, if it is already determined because the user has answered an authentication challenge.
    var response: TortureResponse?
    /// Whether an authentication challenge is pending.
    var awaitsUser = false

    init(_ number: Int, _ url: URL, isLocal: Bool) {
        self.number = number
        self.url = url
        self.isLocal = isLocal
        requested = url
    }
}

/// The load of a cold boot, as the part of the session that performs it sees it.
struct TortureColdBoot {
    let token: Int
    let request: VisitRequest
    /// The number of the web process's load; nil before it is requested.
    var load: Int?
    var hasCommitted = false
    var policyWasRequested = false
    /// Whether the response becomes a download. Then the load ends without a report.
    var isFile = false
    /// Whether a server redirected a probe to an external URL.
    var isExternal = false
}
