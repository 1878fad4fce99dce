import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Handlers of the app's own for routes and for loads that Turbo did not take.
    @MainActor @Suite(.serialized)
    struct RouteHandlerTests {
        @Test func `The first handler that matches decides, and the delegate isn't called`() async throws {
            let asked = Chooser { controller, _ in controller }
            let app = try await AppDriver(delegate: asked)
            defer { app.close() }
            let first = Handler("/a", .cancel)
            let second = Handler("/", .cancel)
            try await app.route("/")
            app.navigator.routeHandlers = [first, second]
            let proposal = VisitProposal(url: app.server.url("/a"), properties: ["tone": "loud"])
            app.navigator.route(proposal)
            try await app.waitForProposals()
            #expect(first.handled == [proposal])
            #expect(second.handled.isEmpty)
            #expect(app.stacks == "/")
            #expect(app.server.pages == ["/"])
        }

        @Test func `A URL that no handler handles is shown by the rules`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.navigator.routeHandlers = [Handler("/a", .cancel)]
            try await app.route("/")
            try await app.route("/new")
            #expect(app.stacks == "/ | /new")
        }

        @Test func `A handler decides about an external link, which opens no browser`() async throws {
            let delegate = ExternalDelegate()
            let app = try await AppDriver(delegate: delegate)
            defer { app.close() }
            let handler = Handler("/elsewhere", .cancel)
            app.navigator.routeHandlers = [handler]
            app.server.page(
                "/", body: "<a id=out href='http://other.example/elsewhere?x=1'>Out</a><a id=own href='/a'>Own</a>")
            try await app.route("/")
            try await app.click("#out")
            try await app.log.next(.handled("cancel"))
            #expect(handler.handled.map(\.url.absoluteString) == ["http://other.example/elsewhere?x=1"])
            #expect(delegate.external.all.isEmpty)
        }

        @Test func `A handler can show an external site in the app`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let other = try TestServer(.turbo)
            other.page("/elsewhere")
            app.navigator.routeHandlers = [Handler("/elsewhere", .navigate)]
            app.server.page("/", body: "<a id=out href='\(other.url("/elsewhere"))'>Out</a>")
            try await app.route("/")
            try await app.click("#out")
            try await app.log.next(.rendered(other.url("/elsewhere")))
            try await app.waitForProposals()
            #expect(app.stacks == "/ /elsewhere")
        }

        @Test func `A handler decides about a tapped link with an unknown scheme`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let handler = Handler("scan:", .cancel)
            app.navigator.routeHandlers = [handler]
            app.server.page("/", body: "<a id=scan href='scan:card' style='position:fixed;inset:0'>Scan</a>")
            try await app.route("/")
            app.navigator.session.links.follow(try #require(URL(string: "scan:card")), isTapped: true)
            #expect(handler.handled.map(\.url.absoluteString) == ["scan:card"])
        }

        @Test func `A tapped link with a listed scheme is opened by the system, another one is blocked`()
            async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            let link = try #require(URL(string: "scan:card"))
            app.navigator.session.settings.systemSchemes = ["scan"]
            app.navigator.session.links.follow(link, isTapped: true)
            let alert = try await app.presented(UIAlertController.self)
            #expect(alert.title == "No app can open this link" && alert.message == "scan:card")
            #expect(!app.log.contains(.schemeBlocked()))
            app.navigator.session.settings.systemSchemes = ["other"]
            app.navigator.session.links.follow(link, isTapped: true)
            #expect(app.log.contains(.schemeBlocked("scan")))
        }

        @Test func `A policy handler decides about a load outside Turbo`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let handler = Policy("/a", .allow)
            app.navigator.policyHandlers = [handler]
            app.server.page("/", body: "<a id=plain data-turbo=false href='/a'>Plain</a>")
            app.server.page("/b", body: "<a id=plain data-turbo=false href='/c'>Plain</a>")
            try await app.route("/")
            try await app.click("#plain")
            try await app.log.next(.turboStartedWithoutVisit("/a"))
            #expect(handler.handled == ["/a"])
            #expect(app.stacks == "/")
            try await app.route("/b")
            try await app.click("#plain")
            try await app.log.next(.rendered("/c"))
            try await app.waitForProposals()
            #expect(app.stacks == "/ /b /c")
        }
    }
}
