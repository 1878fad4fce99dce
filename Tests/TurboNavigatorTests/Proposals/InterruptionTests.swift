import TestSupport
import TestTraits
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Actions during other actions.
    @MainActor @Suite(.serialized, .usualAnimations)
    struct InterruptionTests {
        @Test func `A full screen modal is dismissed for a push with one request`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            try await app.route("/new", properties: ["context": "modal", "modal_style": "full"])
            try await app.route("/a")
            try await app.waitForProposals()
            #expect(app.stacks == "/ /a")
            #expect(app.server.pages == ["/", "/new", "/a"])
            #expect(app.showsItsPage)
        }

        @Test func `A form whose response is late still shows its result after its sheet was closed`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let gate = ResponseGate()
            app.server.page("/things/new", body: "<form method=post action=/things><button>Save</button></form>")
            app.server.route("/things") { _ in .gated(gate, .redirect(to: "/a", status: 303)) }
            for path in ["/", "/things/new"] { try await app.route(path) }
            try await app.click("button", in: app.navigator.modalSession)
            #expect(app.window.perform(.cancel))
            gate.open()
            try await app.arrived("/a")
            #expect(app.stacks == "/ /a")
            #expect(app.server.pages == ["/", "/things/new", "/things", "/a"])
        }

        @Test func `Two quick backs end on the screen two below`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            for path in ["/", "/a", "/b", "/c"] { try await app.route(path) }
            app.window.perform(.back)
            app.window.perform(.back)
            try await app.arrived("/a")
            #expect(app.stacks == "/ /a")
            #expect(app.server.pages == ["/", "/a", "/b", "/c"])
            #expect(app.showsItsPage)
        }

        @Test(arguments: [false, true])
        func `A page that is proposed during a pop is pushed, and the page below is there afterwards`(
            isAnimated: Bool
        ) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            for path in ["/", "/a", "/b"] { try await app.route(path) }
            app.navigator.navigationController.popViewController(animated: isAnimated)
            try await app.route("/c")
            #expect(app.stacks == "/ /a /c")
            #expect(app.showsItsPage)
            app.window.perform(.back)
            try await app.arrived("/a")
            #expect(app.stacks == "/ /a")
            #expect(app.server.pages == ["/", "/a", "/b", "/c"])
        }

        /// On iOS 26, the pop and the push overlap.
        @Test(arguments: [false, true])
        func `A native screen that the app pushes during a pop leaves the page below in sight`(
            isAnimated: Bool
        ) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            for path in ["/", "/a", "/b"] { try await app.route(path) }
            let stack = app.navigator.navigationController
            stack.popViewController(animated: isAnimated)
            stack.pushViewController(UIViewController(), animated: isAnimated)
            await transitionEnd(of: stack)
            stack.popViewController(animated: isAnimated)
            try await app.arrived("/a")
            #expect(app.stacks == "/ /a")
            #expect(app.showsItsPage)
            #expect(app.server.pages == ["/", "/a", "/b"])
        }

        @Test func `A screen popped before it appeared leaves the page below visible`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            app.navigator.route(app.server.url("/a"))
            app.navigator.navigationController.popToRootViewController(animated: false)
            while !app.showsItsPage || app.navigator.session.isVisiting {
                try await app.log.entries.next(within: 5)
            }
            #expect(app.stacks == "/")
        }

        @Test func `A modal closed before its page is rendered ends its visit`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let gate = ResponseGate()
            for path in ["/", "/new"] { try await app.route(path) }
            app.window.perform(.cancel)
            try await app.waitForProposals()
            app.server.route("/things/new") { _ in .gated(gate, .page(TestPage("new"))) }
            app.navigator.route(app.server.url("/things/new"))
            try await app.waitForProposals()
            app.window.perform(.cancel)
            try await app.waitUntilIdle()
            gate.open()
            try await app.log.next(.cancelled("/things/new"))
            #expect(app.stacks == "/")
            #expect(app.showsItsPage)
        }

        @Test func `Popping to the root shows it without a request`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            for path in ["/", "/a", "/b", "/c"] { try await app.route(path) }
            app.navigator.navigationController.popToRootViewController(animated: true)
            try await app.arrived("/")
            #expect(app.server.pages == ["/", "/a", "/b", "/c"])
            #expect(app.showsItsPage)
        }

        @Test func `A replacement need not wait for the page it replaces`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.route("/never") { _ in .never }
            try await app.route("/")
            app.navigator.route(app.server.url("/never"))
            try await app.waitForProposals()
            try await app.route("/a", properties: ["presentation": "replace"])
            #expect(app.stacks == "/ /a")
            #expect(app.showsItsPage)
            #expect(app.server.pages == ["/", "/never", "/a"])
        }

        @Test func `A refresh during a load ends with the page on its screen`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let gate = ResponseGate()
            app.server.route("/a") { _ in .gated(gate, .page(TestPage("a"))) }
            try await app.route("/")
            app.navigator.route(app.server.url("/a"))
            try await app.waitForProposals()
            app.window.perform(.refresh)
            gate.open()
            try await app.log.next(.rendered(app.server.url("/a")))
            #expect(app.stacks == "/ /a")
            #expect(app.showsItsPage)
        }

        @Test func `A reload of the first page does not visit the next route twice`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let gate = ResponseGate()
            app.server.route("/") { _ in .gated(gate, .page(TestPage("root"))) }
            for path in ["/", "/a"] { app.navigator.route(app.server.url(path)) }
            app.navigator.session.reload()
            gate.open()
            try await app.arrived("/a")
            #expect(app.stacks == "/ /a")
            #expect(app.server.pages.filter { $0 == "/a" }.count == 1)
            #expect(app.showsItsPage)
        }

        @Test func `A native screen over a running visit finds its page below later`() async throws {
            let delegate = Chooser { $1.url.path == "/numbers" ? UIViewController() : $0 }
            let app = try await AppDriver(delegate: delegate)
            defer { app.close() }
            let gate = ResponseGate()
            app.server.route("/a") { _ in .gated(gate, .page(TestPage("a"))) }
            try await app.route("/")
            for path in ["/a", "/numbers"] { app.navigator.route(app.server.url(path)) }
            gate.open()
            try await app.arrived("/a")
            app.navigator.navigationController.popViewController(animated: false)
            #expect(app.showsItsPage)
            #expect(app.server.pages == ["/", "/a"])
        }

        @Test func `A push during a dismissal by the user is done after it`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            for path in ["/", "/things/new"] { try await app.route(path) }
            app.window.perform(.cancel)
            try await app.route("/a")
            try await app.waitForProposals()
            #expect(app.stacks == "/ /a")
            #expect(app.showsItsPage)
        }
    }
}
