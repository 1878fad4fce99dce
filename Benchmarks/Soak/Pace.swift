/// As fast as a page may be: the engine lets it change its history a hundred times in ten seconds. Then Turbo loads a document
/// instead, which no user comes to see, and which costs memory of its own.
enum Pace {
    private static let five = Duration.milliseconds(800)

    /// Makes five visits, and waits until the next five may come.
    @MainActor
    static func five(_ visits: @MainActor () async throws -> Void) async throws {
        let start = ContinuousClock.now
        try await visits()
        try await Task.sleep(until: start + five, clock: .continuous)
    }
}
