internal import UIKit

/// The loads of a main frame, by their state. A new load replaces an older one state by state, so that each of
/// WebKitGTK's events belongs to exactly one load.
@MainActor
struct Loads {
    /// Requested by the app. WebKitGTK hasn't requested its policy yet.
    var requested: Load?
    /// Allowed by the policy, but not started.
    var approved: Load?
    /// Started, but not committed.
    var provisional: Load?
    /// Committed, but not finished.
    var committed: Load?
    /// Finished, but not reported to the delegate yet.
    var finished: Load?
    /// WebKitGTK reports "finished" once after each failure.
    var ignoresNextFinish = false

    /// The URL of the next load. Loads of the page count only once they have started, because not all of them start.
    var pendingURL: URL? { requested?.url ?? announced?.url ?? provisional?.url }

    /// Whether anything is loading.
    var isActive: Bool {
        requested != nil || announced != nil || provisional != nil || committed != nil || finished != nil
    }

    private var announced: Load? {
        approved.flatMap { $0.isRequested ? $0 : nil }
    }

    /// Whether no load is pending that could change the document.
    var isIdle: Bool { requested == nil && approved == nil && provisional == nil }

    /// Whether an empty page has been committed instead of the requested site.
    func isPortBlocked(at committed: URL?) -> Bool {
        committed == .blank && ["http", "https"].contains(provisional?.url?.scheme?.lowercased())
    }

    /// The app's load that a policy decision is for; nil if the page has requested it.
    ///
    /// NB: if the app requests one URL twice, WebKitGTK may request both policies after that. The first decision is
    /// matched to the second load, which is then approved or provisional when its own decision follows.
    func requested(for url: URL?, _ type: WKNavigationType) -> Load? {
        [requested, approved, provisional].compactMap { $0 }.first { $0.isRequested && $0.matches(url, type) }
    }

    /// Whether the app has since stopped this load or requested another one.
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

    /// Removes the load that has failed.
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
        // A load that WebKitGTK blocks at once, such as one with an unknown scheme, never starts.
        let load = approved ?? requested
        approved = nil
        if load === requested { requested = nil }
        return load
    }
}
