import Testing
import TurboSession
import TurboTestSupport
import UIKit

extension TurboTests {
    /// The bridge traffic of each kind of visit. `maintenance/bench` measures the times.
    @MainActor @Suite(.serialized)
    struct BridgeTrafficTests {
        @Test(arguments: VisitKind.allCases)
        func `No visit sends more than its limit`(_ kind: VisitKind) async throws {
            let harness = try await VisitHarness()
            defer { harness.app.close() }
            try await harness.begin()
            let traffic = try await harness.run(kind).traffic
            #expect(traffic.messages.count <= kind.limit.messages, "\(traffic.messages)")
            #expect(traffic.calls.count <= kind.limit.calls, "\(traffic.calls)")
            #expect(!traffic.messages.isEmpty)
        }

        @Test func `A frame that a screen already awaits isn't requested again`() async throws {
            let harness = try await VisitHarness()
            defer { harness.app.close() }
            try await harness.begin()
            harness.probe.clear()
            let adopted = VisitableViewController(url: harness.app.server.url("/b"))
            harness.app.navigator.navigationController.setViewControllers([adopted], animated: false)
            harness.app.navigator.session.placement.adopt(adopted)
            harness.app.navigator.session.visitableViewDidAppear(adopted)
            try await harness.app.log.next(.shownAgain())
            #expect(harness.probe.traffic.calls == ["adopt"])
            #expect(!adopted.visitableView.isShowingScreenshot)
        }

        @Test func `Headers of the app that haven't changed aren't sent to the page again`() async throws {
            let harness = try await VisitHarness()
            defer { harness.app.close() }
            harness.app.navigator.session.settings.requestHeaders = { _ in ["X-App": "shop"] }
            try await harness.begin()
            #expect(harness.probe.traffic.calls.contains("setHeaders"))
            #expect(try await !harness.run(.advance).traffic.calls.contains("setHeaders"))
            #expect(harness.app.server.requests.last { $0.path == "/a" }?.header("X-App") == "shop")
        }

        /// The app shows such a page where it came: it need not go back into it.
        @Test func `The HTML of a redirected visit crosses at most once`() async throws {
            let harness = try await VisitHarness()
            defer { harness.app.close() }
            try await harness.begin()
            let traffic = try await harness.run(.redirect).traffic
            #expect(traffic.bytesToNative < 2 * VisitPages.largeSize)
            #expect(traffic.bytesToPage < VisitPages.largeSize / 10)
        }
    }
}
