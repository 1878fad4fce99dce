internal import UIKit

/// The loads of a main frame, by how far they have come. A new one takes over from an older step by step, so that each
/// of the engine's events belongs to exactly one.
@MainActor
struct Loads {
    /// Asked for by the app; the engine has not asked for the policy yet.
    var requested: Load?
    /// Allowed by the policy, not started.
    var approved: Load?
    /// Started; nothing has been shown.
    var provisional: Load?
    /// Shown, not finished.
    var committed: Load?
    /// Finished, but the delegate has not been told yet.
    var finished: Load?
    /// The engine says "finished" once after each failure.
    var ignoresNextFinish = false

    /// Where the load goes that comes next. What a page asks for counts from its start, as not all of it starts.
    var pendingURL: URL? {
        requested?.url ?? announced?.url ?? provisional?.url
    }

    /// Whether anything is loading.
    var isActive: Bool {
        requested != nil || announced != nil || provisional != nil || committed != nil || finished != nil
    }

    private var announced: Load? {
        approved.flatMap { $0.isRequested ? $0 : nil }
    }

    /// Whether nothing is on its way that could change the document.
    var isIdle: Bool { requested == nil && approved == nil && provisional == nil }

    /// Whether an empty page has come in place of the site that was asked for.
    func isRefused(at committed: URL?) -> Bool {
        committed == .blank && ["http", "https"].contains(provisional?.url?.scheme?.lowercased())
    }

    /// The app's load that a policy question is about; nil if the page wants it.
    ///
    /// NB: where the app asks twice for one URL, both questions may come after that. The first one is taken for the second
    /// load, which is allowed or on its way when its own question comes.
    func requested(for url: URL?, _ type: WKNavigationType) -> Load? {
        [requested, approved, provisional].compactMap { $0 }.first { $0.isRequested && $0.matches(url, type) }
    }

    /// Whether the app has stopped a load that it asked for, or has asked for another one since.
    func isOutdated(_ load: Load) -> Bool {
        if let requested { return requested !== load }
        return approved !== load && provisional !== load
    }

    mutating func approve(_ load: Load) {
        load.isApproved = true
        approved = load
        if load === requested { requested = nil }
    }

    mutating func start() -> Load {
        let load = approved ?? requested ?? Load(url: nil)
        approved = nil
        if load === requested { requested = nil }
        provisional = load
        return load
    }

    mutating func commit() -> Load {
        let load = provisional ?? Load(url: nil)
        provisional = nil
        committed = load
        return load
    }

    mutating func finish() -> Load? {
        if ignoresNextFinish {
            ignoresNextFinish = false
            return nil
        }
        defer { committed = nil }
        return committed
    }

    /// Takes out the load that has failed.
    mutating func fail(afterCommit: Bool) -> Load? {
        ignoresNextFinish = true
        if afterCommit {
            defer { committed = nil }
            return committed
        }
        if let load = provisional {
            provisional = nil
            return load
        }
        // What the engine refuses at once, such as an unknown scheme, never starts.
        let load = approved ?? requested
        approved = nil
        if load === requested { requested = nil }
        return load
    }
}
