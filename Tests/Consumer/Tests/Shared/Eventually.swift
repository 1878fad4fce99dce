import Testing

/// Waits for a condition, and fails the test after ten seconds.
@MainActor
func eventually(_ comment: Comment, _ isSo: () -> Bool) async throws {
    for _ in 0..<1000 where !isSo() { try await Task.sleep(nanoseconds: 10_000_000) }
    try #require(isSo(), comment)
}
