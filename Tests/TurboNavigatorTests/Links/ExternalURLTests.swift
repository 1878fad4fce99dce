import Foundation
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// The app's links that the server redirects to another site.
    @MainActor @Suite(.serialized)
    struct ExternalURLTests {
        private let delegate = ExternalDelegate()

        /// An app whose server redirects `/away` and `/away/new` to a page of another site.
        private func app(to other: TestServer, _ path: String) async throws -> AppDriver {
            let app = try await AppDriver(delegate: delegate)
            let target = other.url(path).absoluteString
            for path in ["/away", "/away/new"] {
                app.server.route(path) { _ in .redirect(to: target, status: 302) }
            }
            try await app.route("/")
            return app
        }

        /// The app lists all but the last one.
        @Test(arguments: ["facetime:ada@example.com", "tel:+15555550123", "sms:+15555550123", "mailto:a@b.c", "zoom:1"])
        func `A tapped link that no app can open is reported with its address`(link: String) async throws {
            let canOpen = UIApplication.shared.canOpenURL(try #require(URL(string: link)))
            // A desktop may have an app for calls, messages and mail, but none for these.
            #expect(!canOpen || !["facetime:", "zoom:"].contains { link.hasPrefix($0) })
            guard !canOpen else { return }
            let app = try await AppDriver()
            defer { app.close() }
            app.server.page("/", body: "<a href='\(link)' style='position: fixed; inset: 0'>write</a>")
            try await app.route("/")
            try await app.click("a")
            try await app.log.next(.schemeBlocked())
            #expect(app.navigator.navigationController.presentedViewController == nil)
            try await app.tapPage()
            let alert = try await app.presented(UIAlertController.self)
            #expect(alert.title == "No app can open this link")
            #expect(alert.message == link)
            #expect(app.stacks == "/ ! (\(alert.title ?? ""))")
            try alert.choose("Copy Link")
            try await nextFrame(of: app.window, while: UIPasteboard.general.string != link)
            #expect(UIPasteboard.general.string == link)
        }

        @Test func `A form that opens another app is followed as a tapped link`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let button = "<button style='position: fixed; inset: 0'>write</button>"
            app.server.page(
                "/", body: "<form action='zoom:1'><input type=hidden name=topic value=a>\(button)</form>")
            try await app.route("/")
            try await app.tapPage()
            let alert = try await app.presented(UIAlertController.self)
            #expect(alert.title == "No app can open this link" && alert.message == "zoom:1?topic=a")
        }

        @Test func `A script that sends a form to another app opens none without a tap`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.page("/", body: "<form action='zoom:1'></form>")
            try await app.route("/")
            try await app.run("document.forms[0].submit()")
            try await app.log.next(.schemeBlocked())
            try await app.waitUntilIdle()
            #expect(app.navigator.navigationController.presentedViewController == nil)
        }

        @Test func `A link that the page follows at the end of a touch is tapped, before the mouse's button is up`()
            async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            let follow = "this.click(); this.removeAttribute(`href`)"
            app.server.page(
                "/", body: "<a href='zoom:1' onpointerup='\(follow)' style='position: fixed; inset: 0'>a</a>")
            try await app.route("/")
            try await app.tapPage()
            let alert = try await app.presented(UIAlertController.self)
            #expect(alert.title == "No app can open this link")
        }

        @Test func `A script that opens another app follows the user's tap once`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let script = "location.href = `zoom:1`; setTimeout(() => location.href = `zoom:2`, 300)"
            app.server.page("/", body: "<p onclick='\(script)' style='position: fixed; inset: 0'>Call</p>")
            try await app.route("/")
            try await app.tapPage()
            let alert = try await app.presented(UIAlertController.self)
            #expect(alert.message == "zoom:1")
            try alert.choose("Copy Link")
            try await app.waitUntilIdle()
            #expect(app.navigator.navigationController.presentedViewController == nil)
        }

        @Test func `A link of another app can be opened from its context menu too`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.page(
                "/", body: "<a href='facetime:ada@example.com' style='position: fixed; inset: 0'>write</a>")
            try await app.route("/")
            let webView = app.navigator.session.webView
            let pointer = Pointer(app.window)
            try await pointer.rest(at: CGPoint(x: 60, y: 60), in: webView)
            try await pointer.click(button: 3)
            #expect(await OpenMenu.entries(around: webView).contains("Open Link"))
            #expect(OpenMenu.choose("Open Link", around: webView))
            let alert = try await app.presented(UIAlertController.self)
            #expect(alert.title == "No app can open this link")
        }

        @Test func `A link that is redirected to an external URL opens there, and leaves no screen behind`()
            async throws
        {
            let other = try TestServer()
            other.page("/provider", "<title>provider</title>")
            let app = try await app(to: other, "/provider")
            defer { app.close() }
            try await app.route("/a")
            app.navigator.route(app.server.url("/away"))
            #expect(try await delegate.external.next() == other.url("/provider"))
            try await app.log.next(.shownAgain())
            #expect(app.stacks == "/ /a")
            #expect(app.showsItsPage)
            #expect(app.server.pages == ["/", "/a", "/away", "/away"])
            try await app.route("/b")
            #expect(app.stacks == "/ /a /b")
        }

        @Test func `The app's headers aren't sent to an external site`() async throws {
            let other = try TestServer()
            other.page("/provider", "<title>provider</title>")
            let app = try await app(to: other, "/provider")
            defer { app.close() }
            app.navigator.session.settings.requestHeaders = { _ in ["X-App": "secret"] }
            app.navigator.route(app.server.url("/away"))
            #expect(try await delegate.external.next() == other.url("/provider"))
            try await app.log.next(.shownAgain())
            #expect(app.stacks == "/")
            #expect(app.server.requests.last { $0.path == "/away" }?.header("X-App") == "secret")
            // Before Turbo's own request, the engine asks whether the other site allows the header.
            #expect(other.requests.filter { $0.method == "GET" }.map(\.path) == ["/provider"])
            #expect(other.requests.allSatisfy { $0.header("X-App") == nil })
        }

        @Test func `A modal link that is redirected to an external URL leaves no sheet behind`() async throws {
            let other = try TestServer()
            other.page("/provider", "<title>provider</title>")
            let app = try await app(to: other, "/provider")
            defer { app.close() }
            try await app.route("/new")
            app.navigator.route(app.server.url("/away/new"))
            #expect(try await delegate.external.next() == other.url("/provider"))
            try await app.log.next(.shownAgain())
            try await app.waitForProposals()
            #expect(app.stacks == "/ | /new")
        }

        @Test func `A link that is redirected to a file on an external site offers the file`() async throws {
            let other = try TestServer()
            other.route("/file") { _ in
                .content(
                    Data("note".utf8), type: "text/plain", status: 200,
                    headers: ["Content-Disposition": "attachment; filename=note.txt"])
            }
            let app = try await app(to: other, "/file")
            defer { app.close() }
            try await app.click("h1")
            app.navigator.route(app.server.url("/away"))
            #expect(try await app.nextOffer().title == "note.txt")
            #expect(delegate.external.all.isEmpty)
            #expect(app.stacks == "/ ! (note.txt)")
            #expect(app.server.pages == ["/", "/away", "/away"])
            try await app.choose("Cancel")
        }

        @Test func `A link of the page on top is own whatever its URL became`() async throws {
            let other = try TestServer()
            let app = try await app(to: other, "/")
            defer { app.close() }
            _ = try await app.navigator.session.webView.evaluateJavaScript(
                "history.pushState({}, '', '/elsewhere'); Turbo.visit('/a'); 1")
            try await app.arrived("/a")
            #expect(app.stacks == "/ /a")
        }

        @Test func `A host in ownHosts belongs to the app's site`() async throws {
            let other = try TestServer(.turbo)
            other.page("/b")
            let app = try await app(to: other, "/")
            defer { app.close() }
            app.navigator.session.settings.ownHosts = ["127.0.0.1:\(other.port)"]
            _ = try await app.navigator.session.webView.evaluateJavaScript("location.href = '\(other.url("/b"))'; 1")
            try await app.log.next(.rendered(other.url("/b")))
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /b")
            #expect(delegate.external.all.isEmpty)
        }
    }
}
