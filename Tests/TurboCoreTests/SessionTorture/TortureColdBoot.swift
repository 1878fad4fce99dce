@testable import TurboCore

/// The load of a cold boot, as the session's performer knows it.
struct TortureColdBoot {
    let token: Int
    let request: VisitRequest
    /// The number of the engine's load; nil before it was asked to load.
    var load: Int?
    var hasCommitted = false
    var wasAsked = false
    /// The answer becomes a download: the load ends without one then.
    var isFile = false
    /// The URL to which a server redirected a probe, if it is not the app's own.
    var isElsewhere = false
}
