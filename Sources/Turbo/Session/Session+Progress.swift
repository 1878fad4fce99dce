import Foundation

/// The line below the bar while a visit takes its time.
extension Session {
    /// Seconds that a visit takes before there is a line: one that is over by then would only flash.
    private static let patience: UInt64 = 250_000_000

    func showProgress(of visit: Visit, after event: VisitMachine.Event) {
        guard visit.isRunning else {
            visit.visitable?.visitableView?.showProgress(nil)
            return
        }
        if case .start = event { awaitProgress(of: visit) }
        visit.progress = max(visit.progress, event.progress ?? 0)
        if visit.isSlow { drawProgress(of: visit) }
    }

    private func awaitProgress(of visit: Visit) {
        Task { [weak self, weak visit] in
            do { try await Task.sleep(nanoseconds: Self.patience) } catch { return }
            guard let self, let visit, visit.isRunning else { return }
            visit.isSlow = true
            self.drawProgress(of: visit)
        }
    }

    private func drawProgress(of visit: Visit) {
        guard !visit.isRefresh, let view = visit.visitable?.visitableView, !view.isRefreshing else { return }
        view.showProgress(visit.progress)
    }
}

extension VisitMachine.Event {
    /// How far a visit is after this event, from 0 to 1; nil where the event says nothing of it.
    fileprivate var progress: Float? {
        switch self {
        case .start: 0.1
        case .requestStarted: 0.3
        case .requestFinished: 0.7
        case .documentLoaded: 0.8
        case .rendered, .completed: 0.9
        default: nil
        }
    }
}
