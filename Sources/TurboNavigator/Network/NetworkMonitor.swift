import Network

/// Reports whether there is a network, soon after it is created and after each change.
@MainActor
final class NetworkMonitor {
    private let monitor = NWPathMonitor()

    init(_ report: @escaping @MainActor (_ isThere: Bool) -> Void) {
        monitor.pathUpdateHandler = { path in
            let isThere = path.status == .satisfied
            MainActor.assumeIsolated { report(isThere) }
        }
        monitor.start(queue: .main)
    }

    deinit {
        monitor.cancel()
    }
}
