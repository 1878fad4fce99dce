import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// URLs that the app itself routes.
    @MainActor @Suite(.serialized)
    struct RouteTests {
        @Test func `A page that the app routes with the action replace replaces the top`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            for path in ["/", "/a"] { try await app.route(path) }
            app.navigator.route(app.server.url("/b"), action: .replace)
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /b")
        }

        @Test func `A rule applies to a page that the app routes with an action`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            app.navigator.route(app.server.url("/new"), action: .replace)
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ | /new")
        }

        @Test func `A page that is routed while the first one loads is requested at once, and the first one on Back`()
            async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            let gate = ResponseGate()
            app.server.route("/") { _ in .gated(gate, .page(TestPage("root"))) }
            app.navigator.route(app.server.url("/"))
            while app.server.pages.isEmpty { await nextFrame(of: app.window) }
            app.navigator.route(app.server.url("/a"))
            try await app.arrived("/a")
            #expect(app.stacks == "/ /a" && app.showsItsPage)
            gate.open()
            try await app.back()
            #expect(app.stacks == "/" && app.title == "root" && app.showsItsPage)
            #expect(app.server.pages == ["/", "/a", "/"])
        }

        @Test func `A modal page that is routed while the first one loads waits for its cookies (HNI#144)`()
            async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            let gate = ResponseGate()
            app.server.route("/") { _ in .gated(gate, .page(TestPage("root"))) }
            for path in ["/", "/new"] { app.navigator.route(app.server.url(path)) }
            while app.server.pages.isEmpty { await nextFrame(of: app.window) }
            for _ in 0..<10 { await nextFrame(of: app.window) }
            #expect(app.server.pages == ["/"])
            gate.open()
            try await app.arrived("/new")
            #expect(app.stacks == "/ | /new" && app.server.pages == ["/", "/new"])
        }

        @Test func `The parameters of a routed URL are passed to the delegate`() async throws {
            var given: [String?] = []
            let delegate = Chooser { controller, proposal in
                given.append(proposal.parameters?["from"] as? String)
                return controller
            }
            let app = try await AppDriver(delegate: delegate)
            defer { app.close() }
            try await app.route("/")
            app.navigator.route(app.server.url("/b"), parameters: ["from": "cart"])
            try await app.waitUntilIdle()
            #expect(given == [nil, "cart"])
        }
    }
}
