import Foundation

/// The process behind the web view can end at any time.
extension Session {
    /// Twice in this time, in seconds, the page is loaded again; then its visit fails.
    private static let patience: TimeInterval = 30
    private static let maximumReloads = 2

    func processDidTerminate() {
        send(.processEnded)
        delegate?.sessionWebViewProcessDidTerminate(self)
        guard foreground.isInBackground() else { return loadAgain() }
        // The system needed the memory: a new process would be ended again.
        Task { [weak self, foreground] in
            await foreground.wait()
            self?.loadAgain()
        }
    }

    private func loadAgain() {
        let now = Date()
        processEnds = processEnds.filter { now.timeIntervalSince($0) < Self.patience } + [now]
        guard let owner, let url = record(of: owner)?.urls.current else { return }
        let visit = currentVisit
        let options = visit?.isRunning == true ? visit?.options : nil
        log(.warning, .processEnded(url))
        let isGivenUp = processEnds.count > Self.maximumReloads
        begin(
            owner, location: url, options: options ?? VisitOptions(),
            failing: isGivenUp ? VisitFailure(LoadError.webProcessTerminated, url: url) : nil)
    }
}
