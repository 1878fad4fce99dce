import Foundation
import Fuzzing
import TestTraits
import Testing
import TurboTestSupport

extension TurboNavigatorTests {
    /// Random users on a hostile server, in the real engine. `TORTURE_SEED` selects one seed, `TORTURE_SEEDS` their
    /// number.
    @MainActor @Suite(.serialized, .usualAnimations)
    struct TortureTests {
        /// The first group is animated. One app serves a group: starting an app takes longer than a seed.
        private nonisolated static let (animated, groupSize) = (6, 49)

        private nonisolated static var groups: [Range<Int>] {
            let environment = ProcessInfo.processInfo.environment
            if let seed = environment["TORTURE_SEED"].flatMap(Int.init) { return [seed..<seed + 1] }
            let count = environment["TORTURE_SEEDS"].flatMap(Int.init) ?? LongRun.times(300)
            return [0..<animated]
                + stride(from: animated, to: count, by: groupSize).map { $0..<min($0 + groupSize, count) }
        }

        @Test(
            arguments: groups)
        func
            `After random actions of user and server, each visit ends once, and the screen on top shows its page or an error`(
                seeds: Range<Int>
            ) async throws
        {
            let torture = try await Torture(isAnimated: seeds.lowerBound < Self.animated)
            defer { torture.app.close() }
            try await torture.begin()
            for seed in seeds {
                do {
                    let violations = try await torture.run(seed)
                    #expect(violations.isEmpty, "seed \(seed): \(torture.report)")
                } catch {
                    Issue.record("seed \(seed): \(error) \(torture.report)")
                    return
                }
            }
        }
    }
}
