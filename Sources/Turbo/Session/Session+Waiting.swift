import Foundation

/// What the user sees of a visit that takes its time.
extension Session {
    /// Shows the indicator of a visit's screen, at once or after ``activityIndicatorDelay``. A page that is slow may say that a
    /// visit began when it has failed.
    func showActivityIndicator(of visit: Visit) {
        guard !visit.machine.hasEnded else { return }
        guard activityIndicatorDelay > 0 else { return visit.visitable?.showVisitableActivityIndicator() ?? () }
        let nanoseconds = UInt64(min(activityIndicatorDelay, 60) * 1_000_000_000)
        Task { [weak self, weak visit] in
            do { try await Task.sleep(nanoseconds: nanoseconds) } catch { return }
            guard let self, let visit, visit === self.currentVisit, visit.isRunning else { return }
            visit.visitable?.showVisitableActivityIndicator()
        }
    }
}
