import Testing

/// Waits until something is so, and fails the test when it is not after ten seconds.
@MainActor
func eventually(_ comment: Comment, _ isSo: () -> Bool) async throws {
    for _ in 0..<1000 where !isSo() { try await Task.sleep(nanoseconds: 10_000_000) }
    try #require(isSo(), comment)
}
