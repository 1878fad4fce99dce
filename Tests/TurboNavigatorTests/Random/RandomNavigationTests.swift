import Foundation
import Fuzzing
import TestSupport
import TestTraits
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Proposals, pushes and pops of the app, going back, and dismissals in any order, on real controllers and pages.
    @MainActor @Suite(.serialized, .usualAnimations, .timeLimit(.minutes(3)))
    struct RandomNavigationTests {
        /// `RANDOM_SEEDS` asks for more. One app serves a group.
        private nonisolated static var groups: [Range<Int>] {
            let seeds = ProcessInfo.processInfo.environment["RANDOM_SEEDS"].flatMap(Int.init) ?? LongRun.times(200)
            return stride(from: 0, to: seeds, by: 50).map { $0..<min($0 + 50, seeds) }
        }

        @Test(arguments: groups)
        func `After random actions, the stacks are as decided and each visible screen has its page`(seeds: Range<Int>)
            async throws
        {
            let delegate = Chooser { controller, proposal in
                proposal.url.path == RandomAction.nativePath ? UIViewController() : controller
            }
            let app = try await AppDriver(delegate: delegate)
            defer {
                app.close()
                setAnimationsEnabled(true)
            }
            try await app.route("/")
            for seed in seeds {
                var walk = RandomWalk(seed: seed, in: app)
                try await walk.run()
            }
        }
    }
}
