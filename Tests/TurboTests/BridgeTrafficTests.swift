import Testing
import Turbo
import TurboTestSupport
import UIKit

extension TurboTests {
    /// The bridge traffic of each kind of visit. `bin/bench` measures the times.
    @MainActor @Suite(.serialized)
    struct BridgeTrafficTests {
        @Test(arguments: VisitKind.allCases)
        func `No visit sends more than its limit`(_ kind: VisitKind) async throws {
            let course = try await VisitCourse()
            defer { course.app.close() }
            try await course.begin()
            let traffic = try await course.run(kind).traffic
            #expect(traffic.messages.count <= kind.limit.messages, "\(traffic.messages)")
            #expect(traffic.calls.count <= kind.limit.calls, "\(traffic.calls)")
            #expect(!traffic.messages.isEmpty)
        }

        @Test func `A screen that appears while its frame is awaited is not asked for another`() async throws {
            let course = try await VisitCourse()
            defer { course.app.close() }
            try await course.begin()
            course.probe.clear()
            let adopted = VisitableViewController(url: course.app.server.url("/b"))
            course.app.navigator.navigationController.setViewControllers([adopted], animated: false)
            course.app.navigator.session.placement.adopt(adopted)
            course.app.navigator.session.visitableViewDidAppear(adopted)
            try await course.app.log.next(.shownAgain())
            #expect(course.probe.traffic.calls == ["adopt"])
            #expect(!adopted.visitableView.isShowingScreenshot)
        }

        /// The app shows such a page where it came: it need not go back into it.
        @Test func `The HTML of a redirected visit crosses at most once`() async throws {
            let course = try await VisitCourse()
            defer { course.app.close() }
            try await course.begin()
            let traffic = try await course.run(.redirect).traffic
            #expect(traffic.bytesToNative < 2 * VisitPages.largeSize)
            #expect(traffic.bytesToPage < VisitPages.largeSize / 10)
        }
    }
}
