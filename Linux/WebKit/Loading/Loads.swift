internal import UIKit

/// The loads of a main frame, by their state. A new load replaces an older one state by state, so that each of
/// WebKitGTK's events belongs to exactly one load.
@MainActor
struct Loads {
    /// Requested by the app. WebKitGTK hasn't requested its policy yet.
    var requested: Load?
    /// The first load of a process that is starting. WebKitGTK hasn't requested its policy yet.
    ///
    /// NB: WebKitGTK 2.50 may never request anything for either of two loads that such a process receives at once. So
    /// a second one isn't passed on until the first can be ended.
    var first: Load?
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

    /// Registers a load of the app.
    ///
    /// - Returns: whether it begins now.
    mutating func request(_ load: Load, hasProcess: Bool) -> Bool {
        requested = load
        if hasProcess { first = nil }
        guard first == nil else { return false }
        if !hasProcess { first = load }
        return true
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

    /// Starts the approved load. Without one, WebKitGTK starts a load that the app has stopped or replaced meanwhile.
    mutating func start() -> Load {
        let load = approved ?? Load(url: nil)
        approved = nil
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
    ///
    /// NB: WebKitGTK may report that an earlier load was cancelled after the app has requested the next one.
    mutating func fail(afterCommit: Bool, isCancelled: Bool = false) -> Load? {
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
        if isCancelled, load === requested, load?.endedBy == nil { return nil }
        approved = nil
        if load === requested { requested = nil }
        return load
    }
}
