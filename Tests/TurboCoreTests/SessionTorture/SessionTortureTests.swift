import Foundation
import Fuzzing
import Testing

@testable import TurboCore

/// Random users, pages and web processes against the values that decide. `SESSION_TORTURE_SEEDS` sets the number of
/// seeds; without it, as many run as five seconds allow, in `bin/test --long` a minute. `SESSION_TORTURE_SEED` runs
/// only one, and prints its log.
@Suite(.serialized)
struct SessionTortureTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let events = 30
    private static let seconds: TimeInterval = LongRun.isOn ? 60 : 5
    private static let minimum = 100

    /// The results of one thread.
    private struct Share: Sendable {
        var count = 0
        var failures: [Int] = []
    }

    @Test
    func
        `After random events of user, page and engine, each visit ends once, and the screen on top shows its page or an error`()
        async
    {
        if let seed = Self.environment["SESSION_TORTURE_SEED"].flatMap(Int.init) { return record(seed) }
        let shares = await runShares(Self.environment["SESSION_TORTURE_SEEDS"].flatMap(Int.init))
        let count = shares.reduce(0) { $0 + $1.count }
        print("The session was tortured with \(count) seeds.")
        for seed in shares.flatMap(\.failures).sorted().prefix(3) { record(seed) }
        #expect(count >= Self.minimum)
    }

    private func runShares(_ count: Int?) async -> [Share] {
        let stride = ProcessInfo.processInfo.activeProcessorCount
        return await withTaskGroup(of: Share.self) { group in
            for first in 0..<stride {
                group.addTask {
                    // If tests run in parallel, a thread may be free long after the test begins.
                    let deadline = Date() + Self.seconds
                    var share = Share()
                    var seed = first
                    while count.map({ seed < $0 }) ?? (share.count < Self.minimum || Date() < deadline) {
                        if !Self.run(seed).violations.isEmpty { share.failures.append(seed) }
                        share.count += 1
                        seed += stride
                    }
                    return share
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
    }

    private static func run(_ seed: Int, isRecorded: Bool = false) -> TortureWorld {
        let world = TortureWorld(seed: seed, isRecorded: isRecorded)
        world.run(events: events)
        return world
    }

    private func record(_ seed: Int) {
        let world = Self.run(seed, isRecorded: true)
        #expect(world.violations.isEmpty, "SESSION_TORTURE_SEED=\(seed)\n\(world.story?.joined(separator: "\n") ?? "")")
    }
}
