import TestSupport

@testable import OpenApp

extension Journal {
    /// Waits for the change that meets a condition.
    func reaches(_ isSo: @MainActor (Journal) -> Bool) async throws {
        let former = onChange
        defer { onChange = former }
        let changes = TestEvents<Void>()
        onChange = {
            former()
            changes.append(())
        }
        while !isSo(self) { try await changes.next() }
    }
}
