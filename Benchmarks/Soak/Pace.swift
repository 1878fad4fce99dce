/// The maximum speed of visits: WebKit lets a page change its history a hundred times in ten seconds. Beyond that,
/// Turbo loads a document instead. That doesn't happen to users, and uses additional memory.
enum Pace {
    private static let five = Duration.milliseconds(800)

    /// Makes five visits, and waits until the next five are allowed.
    @MainActor
    static func five(_ visits: @MainActor () async throws -> Void) async throws {
        let start = ContinuousClock.now
        try await visits()
        try await Task.sleep(until: start + five, clock: .continuous)
    }
}
