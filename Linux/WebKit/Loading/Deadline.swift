internal import UIKit

/// Ends what takes too long. NB: the engine has no time limit of its own for a server that never answers.
@MainActor
final class Deadline {
    private let seconds: TimeInterval
    private let expire: @MainActor () -> Void
    private var timer: Task<Void, Never>?

    /// Runs from now on.
    ///
    /// - Parameter expire: called when the time is over. Holds what it ends weakly: it lives as long as the deadline.
    init(after seconds: TimeInterval, expire: @escaping @MainActor () -> Void) {
        self.seconds = seconds
        self.expire = expire
        restart()
    }

    isolated deinit {
        stop()
    }

    func restart() {
        stop()
        timer = Task { [seconds, expire] in
            do { try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000)) } catch { return }
            expire()
        }
    }

    func stop() {
        timer?.cancel()
    }
}
