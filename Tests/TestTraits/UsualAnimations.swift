package import Testing
internal import UIKit

/// Runs animations at their usual speed, in tests of what is seen or done during one: see `Animation.speed`.
package struct UsualAnimations: SuiteTrait, TestTrait, TestScoping {
    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let speed = await change(to: 1)
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
    package static var usualAnimations: Self { Self() }
}
