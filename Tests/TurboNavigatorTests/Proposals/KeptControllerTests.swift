import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Apps that return the same controller again: UIKit refuses to push it twice.
    @MainActor @Suite(.serialized)
    struct KeptControllerTests {
        @Test func `A kept native controller below is popped to`() async throws {
            let kept = UIViewController()
            let delegate = Chooser { controller, proposal in proposal.url.path == "/numbers" ? kept : controller }
            let app = try await AppDriver(delegate: delegate)
            defer { app.close() }
            try await app.route("/")
            app.navigator.route(app.server.url("/numbers"))
            try await app.route("/a")
            try await app.route("/b")
            app.navigator.route(app.server.url("/numbers?again"))
            try await app.waitForProposals()
            #expect(app.stacks == "/ (/numbers)")
            #expect(app.navigator.navigationController.topViewController === kept)
            #expect(app.server.pages == ["/", "/a", "/b"])
        }

        @Test func `A kept native controller on top stays`() async throws {
            let kept = UIViewController()
            let delegate = Chooser { controller, proposal in proposal.url.path == "/numbers" ? kept : controller }
            let app = try await AppDriver(delegate: delegate)
            defer { app.close() }
            try await app.route("/")
            for path in ["/numbers", "/numbers?again"] { app.navigator.route(app.server.url(path)) }
            try await app.log.next(.decided(app.server.url("/numbers?again")))
            try await app.waitForProposals()
            #expect(app.stacks == "/ (/numbers)")
            try await app.route("/a")
            #expect(app.stacks == "/ (/numbers) /a")
        }

        @Test func `A kept screen of the main stack stays there in a modal context`() async throws {
            let kept = UIViewController()
            let delegate = Chooser { controller, proposal in
                proposal.url.path.hasPrefix("/numbers") ? kept : controller
            }
            let app = try await AppDriver(delegate: delegate)
            defer { app.close() }
            try await app.route("/")
            app.navigator.route(app.server.url("/numbers"))
            try await app.route("/a")
            app.navigator.route(app.server.url("/numbers/new"))
            try await app.waitForProposals()
            #expect(app.stacks == "/ (/numbers)")
        }

        @Test func `A kept visitable below is popped to and visited once`() async throws {
            var kept: VisitableViewController?
            let delegate = Chooser { controller, proposal in
                guard proposal.url.path == "/a" else { return controller }
                let screen = kept ?? controller
                kept = screen
                return screen
            }
            let app = try await AppDriver(delegate: delegate)
            defer { app.close() }
            for path in ["/", "/a", "/b", "/c"] { try await app.route(path) }
            try await app.route("/a")
            #expect(app.stacks == "/ /a")
            #expect(app.server.pages == ["/", "/a", "/b", "/c", "/a"])
        }

        @Test func `A kept alert over another overlay is not presented twice`() async throws {
            let kept = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
            let delegate = Chooser { controller, proposal in proposal.url.path == "/alert" ? kept : controller }
            let app = try await AppDriver(delegate: delegate)
            defer { app.close() }
            try await app.route("/")
            let other = UIViewController()
            app.navigator.navigationController.present(other, animated: false)
            await transitionEnd(of: other)
            for path in ["/alert", "/alert?again"] { app.navigator.route(app.server.url(path)) }
            try await app.log.next(.decided(app.server.url("/alert?again")))
            try await app.waitForProposals()
            #expect(other.presentedViewController === kept)
            #expect(kept.presentedViewController == nil)
        }

        @Test func `A kept alert is not presented twice`() async throws {
            let kept = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
            let delegate = Chooser { controller, proposal in proposal.url.path == "/alert" ? kept : controller }
            let app = try await AppDriver(delegate: delegate)
            defer { app.close() }
            try await app.route("/")
            for path in ["/alert", "/alert?again"] { app.navigator.route(app.server.url(path)) }
            try await app.log.next(.decided(app.server.url("/alert?again")))
            try await app.waitForProposals()
            #expect(app.navigator.navigationController.presentedViewController === kept)
            #expect(kept.presentedViewController == nil)
        }
    }
}
