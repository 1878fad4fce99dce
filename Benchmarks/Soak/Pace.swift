/// The maximum speed of visits: WebKit lets a page change its history a hundred times in ten seconds. Beyond that,
/// Turbo loads a document instead. That doesn't happen to users, and uses additional memory.
enum Pace {
    private static let ten = Duration.milliseconds(1600)

    /// Makes ten visits, and waits until the next ten are allowed.
    @MainActor
    static func ten(_ visits: @MainActor () async throws -> Void) async throws {
        let start = ContinuousClock.now
        try await visits()
        try await Task.sleep(until: start + ten, clock: .continuous)
    }
}
