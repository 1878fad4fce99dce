import Foundation
import SafariServices
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Browsers that pages open over the app.
    @MainActor @Suite(.serialized)
    struct BrowserTests {
        /// A link that covers the page.
        private let style = "style='position: fixed; inset: 0'"

        /// A script's substitute for a tap. WebKit trusts the click of a key press.
        private let forged = """
            const link = document.getElementById('link')
            link.focus()
            link.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
            link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyIdentifier: 'Enter', bubbles: true }))
            window.webkit?.messageHandlers?.turboTaps?.postMessage('mouseup')
            const detail = JSON.stringify(['turboTaps', 'mouseup'])
            dispatchEvent(new CustomEvent('turbo-navigator-message', { detail, cancelable: true }))
            link.click()
            """

        private func browser(of app: AppDriver) -> SFSafariViewController? {
            app.navigator.activeViewController as? SFSafariViewController
        }

        /// The user closes the browser.
        private func close(_ browser: SFSafariViewController) async {
            browser.dismiss(animated: false)
            await transitionEnd(of: browser)
        }

        private func expectRefusal(of script: String, in app: AppDriver) async throws {
            let count = app.log.count
            try await app.run(script)
            try await app.log.all([.externalURLNotOpened], since: count)
            #expect(browser(of: app) == nil, "\(script)")
        }

        @Test func `A page opens one browser and none once it was closed`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let other = app.server.url("/other", host: "localhost")
            app.server.page("/", body: "<a id=link href='\(other)' \(style)>x</a>")
            try await app.route("/")
            for number in 1...3 { try await app.run("location = '\(other)?\(number)'") }
            let first = try await app.presented(SFSafariViewController.self)
            try await app.log.next(.externalURLNotOpened)
            #expect(first.presentedViewController == nil)
            await close(first)
            let click = "document.getElementById('link').click()"
            for script in ["location = '\(other)?4'", click, forged] { try await expectRefusal(of: script, in: app) }
            try await app.tapPage()
            let second = try await app.presented(SFSafariViewController.self)
            await close(second)
            try await expectRefusal(of: click, in: app)
        }

        @Test(arguments: ["location.href = URL", "Turbo.visit(URL)", "window.open(URL, '_self')"])
        func `A button whose script leads to another site does so each time it is tapped`(script: String) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let script = script.replacing("URL", with: "'\(app.server.url("/other", host: "localhost"))'")
            app.server.page("/", body: "<button onclick=\"\(script)\" \(style)>x</button>")
            try await app.route("/")
            for _ in 1...3 {
                try await app.tapPage()
                await close(try await app.presented(SFSafariViewController.self))
                // The page is under the pointer again.
                for _ in 0..<2 { await nextFrame(of: app.window) }
            }
            try await expectRefusal(of: script, in: app)
        }

        private func openBrowserOnce(_ app: AppDriver) async throws {
            try await app.run("location = '\(app.server.url("/other", host: "localhost"))'")
            await close(try await app.presented(SFSafariViewController.self))
            for _ in 0..<2 { await nextFrame(of: app.window) }
        }

        @Test(arguments: ["location.href = URL", "Turbo.visit(URL)"])
        func `A form after whose answer a script leads to another site does so each time, and only once`(
            script: String
        ) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let script = script.replacing("URL", with: "'\(app.server.url("/other", host: "localhost"))'")
            app.server.route("/pay", .content(Data(), type: "text/html", status: 204, headers: [:]))
            let listener = "<script>addEventListener('turbo:submit-end', () => { \(script) })</script>"
            app.server.page(
                "/", body: "\(listener)<form method=post action=/pay><button \(style)>Pay</button></form>")
            try await app.route("/")
            try await openBrowserOnce(app)
            for _ in 1...2 {
                try await app.tapPage()
                await close(try await app.presented(SFSafariViewController.self))
                for _ in 0..<2 { await nextFrame(of: app.window) }
                try await expectRefusal(of: script, in: app)
            }
        }

        @Test func `A page to which a tap has led opens no browser for that tap`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.page("/", body: "<a href=/a \(style)>a</a>")
            try await app.route("/")
            try await openBrowserOnce(app)
            try await app.tapPage()
            try await app.arrived("/a")
            try await expectRefusal(of: "location = '\(app.server.url("/other", host: "localhost"))'", in: app)
        }

        @Test func `A page below a modal opens no browser over it`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let other = app.server.url("/other", host: "localhost")
            for path in ["/", "/new"] { try await app.route(path) }
            try await expectRefusal(of: "location = '\(other)'", in: app)
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ | /new")
            try await app.run("location = '\(other)'", in: app.navigator.modalSession)
            _ = try await app.presented(SFSafariViewController.self)
        }

        @Test func `A page below a native screen opens no browser over it`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            let screen = UIViewController()
            app.navigator.navigationController.pushViewController(screen, animated: false)
            await transitionEnd(of: screen)
            try await expectRefusal(of: "location = '\(app.server.url("/other", host: "localhost"))'", in: app)
        }

        @Test func `Two links to other sites that are followed at once open one browser`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            for path in ["/1", "/2"] {
                app.navigator.session(app.navigator.session, openExternalURL: app.server.url(path, host: "localhost"))
            }
            let first = try await app.presented(SFSafariViewController.self)
            await transitionEnd(of: first)
            for _ in 0..<30 { await nextFrame(of: app.window) }
            #expect(first.presentedViewController == nil && browser(of: app) === first)
        }

        @Test func `A page of the app that leads to another site opens no browser without a tap either`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let other = app.server.url("/other", host: "localhost").absoluteString
            app.server.route("/out") { _ in .redirect(to: other, status: 302) }
            app.server.page("/", body: "<a href=/out \(style)>x</a>")
            try await app.route("/")
            var count = app.log.count
            try await app.run("Turbo.visit('/out')")
            let first = try await app.presented(SFSafariViewController.self)
            await close(first)
            try await app.log.all([.shownAgain()], since: count)
            try await app.waitForProposals()
            count = app.log.count
            try await expectRefusal(of: "Turbo.visit('/out')", in: app)
            try await app.log.all([.shownAgain()], since: count)
            try await app.waitForProposals()
            #expect(app.stacks == "/")
            #expect(browser(of: app) == nil)
            try await app.tapPage()
            _ = try await app.presented(SFSafariViewController.self)
        }

        @Test(arguments: ["", "data-turbo=false", "formaction"])
        func `A search of another site opens the browser, as a link does`(_ kind: String) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let other = app.server.url("/search", host: "localhost").absoluteString
            app.server.route("/search") { _ in .html("<title>found</title>") }
            let (form, button) =
                kind == "formaction"
                ? ("action=/save method=post", "formaction='\(other)' formmethod=get")
                : ("action='\(other)' \(kind)", "")
            app.server.page(
                "/a", body: "<form \(form)><input name=q value=a><button \(button) \(style)>x</button></form>")
            for path in ["/", "/a"] { try await app.route(path) }
            try await app.tapPage()
            let browser = try await app.presented(SFSafariViewController.self)
            try await app.wait(until: "the site is asked") {
                app.server.requests.contains { $0.target == "/search?q=a" }
            }
            await close(browser)
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a" && app.showsItsPage)
            #expect(app.navigator.session.webView.url == app.server.url("/a"))
            #expect(app.server.pages == ["/", "/a", "/search"])
        }

        @Test(arguments: ["get", "post"])
        func `A form of the app that is redirected to another site stays in the app`(_ method: String) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let other = app.server.url("/provider", host: "localhost").absoluteString
            app.server.route("/provider") { _ in .html("<title>provider</title>") }
            app.server.route("/session") { _ in .redirect(to: "\(other)?client=1", status: 303) }
            app.server.page(
                "/a",
                body: "<form action=/session method=\(method) data-turbo=false><button \(style)>x</button></form>")
            for path in ["/", "/a"] { try await app.route(path) }
            try await app.tapPage()
            try await app.wait(until: "the provider is shown") { app.navigator.session.webView.title == "provider" }
            #expect(browser(of: app) == nil)
            #expect(app.stacks == "/ /a")
        }
    }
}
