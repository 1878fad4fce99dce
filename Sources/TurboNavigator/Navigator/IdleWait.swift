/// Waits until nothing has been loading for a second.
@MainActor
final class IdleWait {
    private static let time: UInt64 = 1_000_000_000

    private var task: Task<Void, Never>?

    deinit {
        task?.cancel()
    }

    /// Begins anew. What is called then is not called any more when the wait itself has gone.
    ///
    /// - Parameters:
    ///   - isBusy: asked each second.
    ///   - end: called once.
    func begin(while isBusy: @escaping @MainActor () -> Bool, _ end: @escaping @MainActor () -> Void) {
        task?.cancel()
        task = Task {
            repeat {
                do { try await Task.sleep(nanoseconds: Self.time) } catch { return }
            } while isBusy()
            end()
        }
    }
}
