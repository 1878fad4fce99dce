import Foundation

/// A load of the engine whose document has not taken the place of the former one.
struct TortureLoad {
    let number: Int
    let requested: URL
    var url: URL
    /// Whether the document came with the visit, and nothing is requested.
    let isLocal: Bool
    /// Whether the engine has asked about the load.
    var wasAsked = false
    /// Whether it was stopped, too late: the engine commits it after all.
    var isStopped = false
    /// Decided already: the user has answered a question of the server.
    var answer: TortureAnswer?
    /// Whether the user is asked for a name and a password.
    var awaitsUser = false

    init(_ number: Int, _ url: URL, isLocal: Bool) {
        self.number = number
        self.url = url
        self.isLocal = isLocal
        requested = url
    }
}
