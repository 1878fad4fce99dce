/// The response of a page, which may never arrive. The first result counts: the page's or the timeout's.
@MainActor
final class FirstResult {
    private var result: Result<String, any Error>?
    private var waiter: CheckedContinuation<String, any Error>?

    func complete(with result: Result<String, any Error>) {
        guard self.result == nil else { return }
        self.result = result
        waiter?.resume(with: result)
        waiter = nil
    }

    func value() async throws -> String {
        if let result { return try result.get() }
        return try await withCheckedThrowingContinuation { waiter = $0 }
    }
}
