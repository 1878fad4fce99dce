package import Testing
internal import UIKit

/// Runs animations at their usual speed or slower, in tests of what is seen or done during one: see `Animation.speed`.
package struct UsualAnimations: SuiteTrait, TestTrait, TestScoping {
    fileprivate let wanted: Double

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let speed = await change(to: wanted)
        do {
            try await function()
        } catch {
            await change(to: speed)
            throw error
        }
        await change(to: speed)
    }

    @MainActor @discardableResult
    private func change(to speed: Double) -> Double {
        defer { Animation.speed = speed }
        return Animation.speed
    }
}

extension Trait where Self == UsualAnimations {
    package static var usualAnimations: Self { Self(wanted: 1) }
    /// A busy machine draws no frame during a short animation.
    package static var slowAnimations: Self { Self(wanted: 0.25) }
}
