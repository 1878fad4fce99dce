import Network
import TurboCore
import TurboSession

/// Retries when the network is available again: visible failed pages, once for each failure, and missing rules.
@MainActor
final class NetworkRecovery {
    private struct Failure {
        weak var session: Session?
        weak var visitable: (any Visitable)?
        let failure: VisitFailure
    }

    private let rules: PathConfiguration?
    private let isVisible: @MainActor (Session) -> Bool
    private var failures: [ObjectIdentifier: Failure] = [:]
    private var isNetworkAvailable = true
    private var networkMonitor: NetworkMonitor?
    private var rulesLoad: Task<Void, Never>?

    /// - Parameter isVisible: returns whether the page of a session is visible.
    init(rules: PathConfiguration?, isVisible: @escaping @MainActor (Session) -> Bool) {
        self.rules = rules
        self.isVisible = isVisible
        guard let rules else { return }
        rulesLoad = Task { [weak self] in
            for await state in rules.loadStates where !state.isLoading && rules.isMissingServers {
                self?.startMonitoring()
                return
            }
        }
    }

    deinit {
        rulesLoad?.cancel()
    }

    func register(_ failure: VisitFailure, of visitable: any Visitable, in session: Session) {
        guard failure.isConnectionError || failure.isTimeout else { return }
        failures[ObjectIdentifier(session)] = Failure(session: session, visitable: visitable, failure: failure)
        startMonitoring()
    }

    /// Forgets the session's failure, because a new visit replaces the failed page.
    func visitWillStart(in session: Session) {
        failures[ObjectIdentifier(session)] = nil
    }

    /// Starts to monitor the network. Called with the first failure, because an app starts faster without it.
    private func startMonitoring() {
        guard networkMonitor == nil else { return }
        networkMonitor = NetworkMonitor { [weak self] in self?.networkDidChange(isAvailable: $0) }
    }

    private func networkDidChange(isAvailable: Bool) {
        defer { isNetworkAvailable = isAvailable }
        guard isAvailable, !isNetworkAvailable else { return }
        rules?.fetchMissing()
        let visible = failures.values.filter { failure in
            failure.visitable?.visitableViewController.viewIfLoaded?.window != nil
                && failure.session.map(isVisible) == true
        }
        for failure in visible { failure.failure.retry() }
    }
}

/// Reports whether there is a network, soon after it is created and after each change.
@MainActor
final class NetworkMonitor {
    private let monitor = NWPathMonitor()

    init(_ report: @escaping @MainActor (_ isAvailable: Bool) -> Void) {
        monitor.pathUpdateHandler = { path in
            let isAvailable = path.status == .satisfied
            MainActor.assumeIsolated { report(isAvailable) }
        }
        monitor.start(queue: .main)
    }

    deinit {
        monitor.cancel()
    }
}
