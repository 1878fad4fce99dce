public import Dispatch
internal import Synchronization

/// Reports changes of the network. On Linux the source is GLib's monitor.
public final class NWPathMonitor: Sendable {
    private struct State {
        var path = NWPath(status: .unsatisfied)
        var handler: (@Sendable (NWPath) -> Void)?
        var observer: NetworkObserver?
        var isStarted = false
        var isCancelled = false
    }

    private let state = Mutex(State())

    /// Creates a monitor of all networks.
    public init() {}

    /// Receives the current path after ``start(queue:)``, then each change.
    @preconcurrency public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
        get { state.withLock(\.handler) }
        set { state.withLock { $0.handler = newValue } }
    }

    /// The path that was reported last, and until then an unsatisfied one.
    public var currentPath: NWPath { state.withLock(\.path) }

    /// Starts the monitor, which calls its handler on a queue. Has an effect once.
    public func start(queue: DispatchQueue) {
        let isFirst = state.withLock { state in
            defer { state.isStarted = true }
            return !state.isStarted && !state.isCancelled
        }
        guard isFirst else { return }
        Task { @MainActor [weak self] in self?.observe(on: queue) }
    }

    /// Stops the monitor. It can't be started again.
    public func cancel() {
        // Released outside the lock.
        let observer = state.withLock { state in
            state.isCancelled = true
            return state.observer.take()
        }
        _ = observer
    }

    @MainActor
    private func observe(on queue: DispatchQueue) {
        let observer = NetworkObserver { [weak self] isAvailable in
            queue.async { [weak self] in self?.update(NWPath(status: isAvailable ? .satisfied : .unsatisfied)) }
        }
        state.withLock { state in
            if !state.isCancelled { state.observer = observer }
        }
    }

    private func update(_ path: NWPath) {
        let handler = state.withLock { state in
            guard !state.isCancelled else { return nil as (@Sendable (NWPath) -> Void)? }
            state.path = path
            return state.handler
        }
        handler?(path)
    }
}
