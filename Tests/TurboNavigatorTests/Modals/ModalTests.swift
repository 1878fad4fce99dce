import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    @MainActor @Suite(.serialized)
    struct ModalTests {
        @Test func `A modal is presented with a done item and the page below stays`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            try await app.route("/things/new")
            #expect(app.stacks == "/ | /things/new")
            let first = try #require(app.navigator.modalNavigationController.viewControllers.first)
            #expect(first.navigationItem.leftBarButtonItem != nil)
            #expect(first.title == "new")
            #expect(app.server.pages == ["/", "/things/new"])
        }

        @Test func `The Done button dismisses the modal stack and releases its screens`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            try await app.route("/things/new")
            weak let screen = app.navigator.modalNavigationController.viewControllers.first
            let done = screen?.navigationItem.leftBarButtonItem
            let action = try #require(done?.primaryAction)
            action.run(sender: done)
            await transitionEnd(of: app.navigator.modalNavigationController)
            #expect(app.stacks == "/")
            #expect(app.navigator.modalNavigationController.viewControllers.isEmpty)
            #expect(screen == nil)
            #expect(app.server.pages == ["/", "/things/new"])
        }

        @Test func `A bar button of the app or a hidden bar isn't changed`() async throws {
            let delegate = OwnItems()
            let app = try await AppDriver(delegate: delegate)
            defer { app.close() }
            try await app.route("/")
            try await app.route("/things/new")
            let first = app.navigator.modalNavigationController.viewControllers.first
            #expect(first?.navigationItem.leftBarButtonItem?.title == "Close")
            app.navigator.modalNavigationController.isNavigationBarHidden = true
            delegate.setsItem = false
            try await app.route("/new")
            try await app.route("/things/new", properties: ["context": "modal", "presentation": "replace"])
            #expect(app.navigator.modalNavigationController.topViewController?.navigationItem.leftBarButtonItem == nil)
        }

        @Test func `A page of the default context is pushed after the modal stack is dismissed`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            try await app.route("/things/new")
            try await app.route("/a")
            try await app.waitForProposals()
            #expect(app.stacks == "/ /a")
            #expect(app.server.pages == ["/", "/things/new", "/a"])
        }

        @Test func `A modal page is pushed inside the modal`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            for path in ["/", "/things/new", "/new"] { try await app.route(path) }
            #expect(app.stacks == "/ | /things/new /new")
            app.navigator.route(VisitProposal(url: app.server.url("/x"), properties: ["presentation": "pop"]))
            try await app.log.next(.rendered(app.server.url("/things/new")))
            #expect(app.stacks == "/ | /things/new")
            #expect(app.server.pages == ["/", "/things/new", "/new"])
        }

        @Test func `A historical location refreshes the page below`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            for path in ["/", "/a", "/things/new"] { try await app.route(path) }
            app.navigator.route(app.server.url("/refresh_historical_location"))
            try await app.arrived("/a")
            #expect(app.stacks == "/ /a")
            #expect(app.server.pages == ["/", "/a", "/things/new", "/a"])
        }
    }

    private final class OwnItems: TurboNavigationDelegate {
        var setsItem = true

        func controller(
            _ controller: VisitableViewController, forProposal proposal: VisitProposal
        ) -> UIViewController? {
            if setsItem { controller.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close") }
            return controller
        }
    }
}
