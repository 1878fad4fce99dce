import Foundation
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Proposals, pushes and pops of the app, going back, and dismissals in any order, on real controllers and pages.
    @MainActor @Suite(.serialized, .timeLimit(.minutes(3)))
    struct RandomNavigationTests {
        private nonisolated static let seedsOfAGroup = 50

        /// `RANDOM_SEEDS` asks for more.
        private nonisolated static var groups: Range<Int> {
            let seeds = ProcessInfo.processInfo.environment["RANDOM_SEEDS"].flatMap(Int.init) ?? 200
            return 0..<max(1, seeds / seedsOfAGroup)
        }

        @Test(arguments: groups)
        func `After random actions, the stacks are as decided and each visible screen has its page`(group: Int)
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
            for seed in 0..<Self.seedsOfAGroup {
                var walk = RandomWalk(seed: group * Self.seedsOfAGroup + seed, in: app)
                try await walk.run()
            }
        }
    }
}
