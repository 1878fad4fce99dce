import Foundation
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Links and forms that the server redirects to another app, with real clicks.
    @MainActor @Suite(.serialized)
    struct AppRedirectTests {
        private final class Handler: RouteHandler {
            let name = "shop"
            private(set) var urls: [URL] = []

            func matches(_ proposal: VisitProposal, in navigator: TurboNavigator) -> Bool {
                proposal.url.scheme == "shop"
            }

            func handle(_ proposal: VisitProposal, in navigator: TurboNavigator) -> RouteDecision {
                urls.append(proposal.url)
                return .cancel
            }
        }

        private static let cover = "style='position: fixed; inset: 0'"
        private static let link = "<a href=/magic \(cover)>link</a>"
        private static let form =
            "<form method=post action=/magic><input type=hidden name=x value=1><button \(cover)>send</button></form>"
        private let handler = Handler()

        private func app(_ body: String, at path: String = "/a") async throws -> AppDriver {
            let app = try await AppDriver()
            app.navigator.routeHandlers = [handler]
            for path in ["/magic", "/magic/new"] {
                app.server.route(path, .redirect(to: "shop://things/1?token=a%20b", status: 302))
            }
            app.server.route("/hop", .redirect(to: "/magic", status: 302))
            app.server.page(path, body: body)
            for path in ["/", path] { try await app.route(path) }
            return app
        }

        private func wait(for app: AppDriver) async throws {
            try await app.wait(until: "the address is handled") { !handler.urls.isEmpty }
            try await app.waitUntilIdle()
            #expect(handler.urls.map(\.absoluteString) == ["shop://things/1?token=a%20b"])
        }

        @Test(arguments: ["/magic", "/hop"])
        func `A clicked link that is redirected to another app goes there, and leaves no screen`(
            path: String
        ) async throws {
            let app = try await app("<a href=\(path) \(Self.cover)>link</a>")
            defer { app.close() }
            try await app.tapPage()
            try await wait(for: app)
            #expect(app.stacks == "/ /a")
            #expect(app.showsItsPage)
            #expect(app.server.pages == ["/", "/a"] + (path == "/hop" ? ["/hop", "/magic"] : ["/magic"]))
        }

        @Test func `In a modal such a link leaves the modal as it is`() async throws {
            let app = try await app("<a href=/magic/new \(Self.cover)>link</a>", at: "/new")
            defer { app.close() }
            try await app.modalPresented()
            try await Pointer(app.window).click(CGPoint(x: 60, y: 60), in: app.navigator.modalSession.webView)
            try await wait(for: app)
            #expect(app.stacks == "/ | /new")
            #expect(app.server.pages == ["/", "/new", "/magic/new"])
        }

        @Test(arguments: [false, true])
        func `A form that is redirected to another app goes there, and its page stays`(isInFrame: Bool) async throws {
            let app = try await app(isInFrame ? "<turbo-frame id=f>\(Self.form)</turbo-frame>" : Self.form)
            defer { app.close() }
            try await app.tapPage()
            try await wait(for: app)
            #expect(app.stacks == "/ /a")
            #expect(!app.log.contains(.formGotNoResponse))
            #expect(app.server.requests.filter { $0.path == "/magic" }.map(\.method) == ["POST"])
        }

        @Test func `An address that no app can open is shown, as that of a link is`() async throws {
            let app = try await app(Self.link)
            defer { app.close() }
            app.navigator.routeHandlers = []
            try await app.tapPage()
            let alert = try await app.presented(UIAlertController.self)
            #expect(alert.title == "No app can open this link")
            #expect(alert.message == "shop://things/1?token=a%20b")
            #expect(app.stacks == "/ /a ! (\(alert.title ?? ""))")
            #expect(app.server.pages == ["/", "/a", "/magic"])
        }

        /// Also for a page whose script clicks its link.
        @Test(arguments: ["document.querySelector('a, button').click()", "Turbo.visit('/magic')"])
        func `Without a click, no other app is opened`(script: String) async throws {
            let app = try await app(script.hasPrefix("Turbo") ? "" : Self.link)
            defer { app.close() }
            try await app.run(script)
            try await app.log.next(.schemeBlocked("shop"))
            try await app.waitUntilIdle()
            #expect(handler.urls.isEmpty)
            #expect(app.stacks == "/ /a")
            #expect(app.server.pages == ["/", "/a", "/magic"])
        }

        @Test func `A script that leads to another app after a form goes there once`() async throws {
            let script = "<script>addEventListener('turbo:submit-end', () => { location = 'shop://things/1' })</script>"
            let form = "<form method=post action=/pay><button \(Self.cover)>Pay</button></form>"
            let app = try await app(script + form)
            defer { app.close() }
            app.server.route("/pay", .content(Data(), type: "text/html", status: 204, headers: [:]))
            try await app.tapPage()
            try await app.wait(until: "the address is handled") { !handler.urls.isEmpty }
            try await app.run("location = 'shop://things/2'")
            try await app.log.next(.schemeBlocked("shop"))
            #expect(handler.urls.map(\.absoluteString) == ["shop://things/1"])
        }

        @Test func `A tap in a modal opens no other app for the page below it`() async throws {
            let app = try await app("<a id=link href='shop://things/1'>link</a>")
            defer { app.close() }
            try await app.route("/new")
            app.navigator.modalSession.registerTap()
            try await app.click("#link")
            try await app.log.next(.schemeBlocked("shop"))
            try await app.waitUntilIdle()
            #expect(handler.urls.isEmpty)
            #expect(app.stacks == "/ /a | /new")
        }

        /// A load of the document, such as the first page, is redirected by WebKit.
        @Test func `A document that is redirected to another app leaves no screen either`() async throws {
            let app = try await app(Self.link)
            defer { app.close() }
            app.navigator.session.reload()
            try await app.log.next(.rendered(app.server.url("/a")))
            app.server.route("/a", .redirect(to: "shop://things/1?token=a%20b", status: 302))
            app.navigator.session.reload()
            try await wait(for: app)
            #expect(app.stacks == "/ /a")
        }

        @Test func `A script's own request that is redirected to another app opens none`() async throws {
            let app = try await app(
                "<p \(Self.cover) onclick=\"fetch('/magic').catch(() => { window.failed = 1 })\">p</p>")
            defer { app.close() }
            try await app.tapPage()
            try await app.log.next(.schemeBlocked("shop"))
            try await app.waitUntilIdle()
            #expect(handler.urls.isEmpty)
            #expect(app.stacks == "/ /a")
        }
    }
}
