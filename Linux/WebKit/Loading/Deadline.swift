internal import UIKit

/// Ends an operation that takes too long. NB: WebKitGTK has no timeout for a server that doesn't respond.
@MainActor
final class Deadline {
    private let seconds: TimeInterval
    private let expire: @MainActor () -> Void
    private var timer: Task<Void, Never>?

    /// Creates and starts a deadline.
    ///
    /// - Parameter expire: called when the time is over. It is retained by the deadline, so it must capture weakly.
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
