/// Waits until nothing has been loading for a second.
@MainActor
final class IdleWait {
    private static let interval: UInt64 = 1_000_000_000

    private var task: Task<Void, Never>?

    deinit {
        task?.cancel()
    }

    /// Starts waiting, and replaces a wait that is running. `end` isn't called after this object is deallocated.
    ///
    /// - Parameters:
    ///   - isBusy: called each second.
    ///   - end: called once.
    func begin(while isBusy: @escaping @MainActor () -> Bool, _ end: @escaping @MainActor () -> Void) {
        task?.cancel()
        task = Task {
            repeat {
                do { try await Task.sleep(nanoseconds: Self.interval) } catch { return }
            } while isBusy()
            end()
        }
    }
}
