package import Foundation

extension Process {
    /// Runs the process to its end.
    ///
    /// - Returns: the status that it ends with.
    /// - Throws: why it can't be started.
    package func status() async throws -> Int32 {
        try await withCheckedThrowingContinuation { done in
            terminationHandler = { done.resume(returning: $0.terminationStatus) }
            do { try run() } catch { done.resume(throwing: error) }
        }
    }
}
