import Foundation
import SafariServices
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Links to files that a page makes itself, and to a kind of file that browsers show.
    @MainActor @Suite(.serialized)
    struct FileLinkTests {
        @Test(
            arguments: [
                "URL.createObjectURL(new Blob(['made here'], { type: 'text/plain' }))", "'data:text/plain,made%20here'",
            ], ["", "target=_blank"])
        func `A file that the page has made is offered`(_ location: String, target: String) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.serve("/", "<a id=go download=note.txt \(target)>file</a>")
            try await app.route("/")
            try await app.run("document.getElementById('go').href = \(location)")
            try await app.click("#go")
            let offer = try await app.nextOffer()
            let file = try #require(offer.file)
            #expect(offer.title == "note.txt")
            #expect(try String(contentsOf: file, encoding: .utf8) == "made here")
            try await app.choose("Cancel")
            #expect(app.stacks == "/")
            #expect(app.showsItsPage)
        }

        /// The usual way to save what a script has made.
        @Test(arguments: ["blob", "data", "path"])
        func `A file that a script saves by a link outside the page is offered with its name`(_ kind: String)
            async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            let location = [
                "blob": "window.URL.createObjectURL(new Blob(['made here'], { type: 'text/html' }))",
                "data": "'data:text/html,made%20here'", "path": "'/export'",
            ]
            app.server.route("/export", .html("made here"))
            app.serve(
                "/",
                """
                <button id=go onclick="const a = document.createElement('a');
                a.href = \(location[kind] ?? ""); a.download = 'note.txt'; a.click()">save</button>
                """)
            try await app.route("/")
            try await app.click("#go")
            let offer = try await app.nextOffer()
            #expect(offer.title == "note.txt")
            #expect(try String(contentsOf: #require(offer.file), encoding: .utf8) == "made here")
            try await app.choose("Cancel")
            #expect(app.stacks == "/" && app.showsItsPage)
        }

        @Test func `A PDF is shown in the app, and its screen is removed`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.serve("/", "<a id=go href=/report.pdf>report</a>")
            app.server.route("/report.pdf") { _ in
                .content(Data("%PDF-1.4".utf8), type: "application/pdf", status: 200, headers: [:])
            }
            try await app.route("/")
            app.navigator.session.registerTap()
            try await app.click("#go")
            try await app.log.next(.downloaded)
            let modal = try #require(app.navigator.activeViewController as? UINavigationController)
            #expect(modal.topViewController?.title == "report.pdf")
            try await app.tap(button: "Done")
            try await app.waitForProposals()
            #expect(app.stacks == "/")
            #expect(app.showsItsPage)
        }

        /// A page, the stacks with it, and its file.
        private struct Lead: CustomTestStringConvertible, Sendable {
            let testDescription: String
            let head: String
            var body = ""
            var path = "/start"
            var stacks = "/ /start"

            var file = "/file.csv"

            private static func meta(to file: String = "/file.csv") -> String {
                "<meta http-equiv=refresh content='0;url=\(file)'>"
            }

            private static func script(at path: String = "/start", to file: String = "/file.csv") -> String {
                "<script>addEventListener('turbo:load', () => "
                    + "location.pathname === '\(path)' && location.replace('\(file)'))</script>"
            }

            private static func inline() -> String {
                "<script>if (location.pathname === '/start') location.replace('/file.csv')</script>"
            }

            static let all = [
                Lead(testDescription: "meta", head: meta()),
                Lead(testDescription: "location.replace", head: script()),
                Lead(testDescription: "meta of the first page", head: meta(), stacks: "/start"),
                Lead(testDescription: "location.replace of the first page", head: script(), stacks: "/start"),
                Lead(testDescription: "a script of the body", head: "", body: inline()),
                Lead(testDescription: "a script of the first page's body", head: "", body: inline(), stacks: "/start"),
                Lead(
                    testDescription: "a script of the first page's body, before a slow one", head: "",
                    body: inline() + "<script src=/slow.js></script>", stacks: "/start"),
                Lead(
                    testDescription: "a link of the first page's body", head: "",
                    body: "<script>location.href = '/file.csv'</script>", stacks: "/start"),
                Lead(
                    testDescription: "meta in a modal", head: meta(to: "/file/new"), path: "/new", stacks: "/ | /new",
                    file: "/file/new"),
                Lead(
                    testDescription: "location.replace in a modal", head: script(at: "/new", to: "/file/new"),
                    path: "/new", stacks: "/ | /new", file: "/file/new"),
            ]

            var isFirst: Bool { !stacks.hasPrefix("/ ") }
        }

        @Test(arguments: Lead.all)
        private func `A page that leads to a file by itself stays, and the file is offered once`(_ lead: Lead)
            async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            app.serve(lead.path, head: lead.head, "<a id=go href=/a/new>a</a>\(lead.body)")
            app.server.route("/slow.js", .delayed(0.3, .html("")))
            app.server.route(lead.file, .attachment(Data("a,b".utf8), name: "file.csv", type: "text/csv"))
            if !lead.isFirst { try await app.route("/") }
            app.navigator.route(app.server.url(lead.path))
            let offer = try await app.nextOffer()
            #expect(offer.title == "file.csv")
            #expect(try String(contentsOf: #require(offer.file), encoding: .utf8) == "a,b")
            try await app.choose("Cancel")
            try await app.waitUntilIdle()
            #expect(app.stacks == lead.stacks)
            let session = app.navigator.activeSession
            let top = try #require(app.navigator.activeNavigationController.topViewController as? any Visitable)
            #expect(app.blocker(on: top, session) == nil)
            #expect(
                app.server.pages.filter { $0 != "/slow.js" } == (lead.isFirst ? [] : ["/"]) + [lead.path, lead.file])
            #expect(try await session.webView.evaluateJavaScript("location.pathname") as? String == lead.path)
            try await app.click("#go", in: session)
            try await app.wait(until: "the link is followed") { app.stacks.hasSuffix("/a/new") }
        }

        /// Follows its link when it is rendered.
        private static let follower = """
            <script>
            if (!customElements.get('x-go')) customElements.define('x-go', class extends HTMLElement {
              connectedCallback() { this.follow(this.querySelector('a')) }
              follow(link) { link.dataset.turbo ? link.click() : Turbo.visit(link.href) }
            })
            </script>
            """

        @Test(arguments: ["data-turbo=false", ""])
        func `A slow page that follows a link to a file stays, and the file is offered once`(_ attribute: String)
            async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            let gate = ResponseGate()
            app.serve("/", Self.follower)
            let export = "<x-go><a href=/file.csv \(attribute)>Download</a></x-go>"
            app.server.route("/export", .gated(gate, .page(TestPage("Export", body: export))))
            app.server.route("/file.csv", .attachment(Data("a,b".utf8), name: "file.csv", type: "text/csv"))
            try await app.route("/")
            app.navigator.route(app.server.url("/export"))
            try await app.wait(until: "the page is requested") { app.server.count("GET /export") == 1 }
            await app.transitionsEnd()
            gate.open()
            #expect(try await app.nextOffer().title == "file.csv")
            try await app.choose("Cancel")
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /export" && app.showsItsPage)
            #expect(app.server.count("GET /export") == 1)
        }

        @Test(arguments: [("large", 2), ("small", 1)])
        func `A link that replaces its page leads to a file, and the page stays`(_ name: String, requests: Int)
            async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            app.serve("/start", "<a id=go href=/\(name) data-turbo-action=replace>file</a>")
            let content = Data(count: name == "large" ? 10_000_001 : 3)
            app.server.route("/\(name)", .attachment(content, name: "\(name).csv", type: "text/csv"))
            for path in ["/", "/start"] { try await app.route(path) }
            try await app.click("#go")
            if requests == 2 { try await app.tap(button: "Download") }
            #expect(try await app.nextOffer().title == "\(name).csv")
            try await app.choose("Cancel")
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /start" && app.showsItsPage)
            #expect(app.server.pages == ["/", "/start"] + Array(repeating: "/\(name)", count: requests))
        }

        @Test func `A file that would replace its page and needs a sign-in is offered, and the page stays`()
            async throws
        {
            let app = try await AppDriver.requiringSignIn()
            defer { app.close() }
            app.serve("/start", "<a id=go href=/mine data-turbo-action=replace>file</a>")
            for path in ["/", "/start"] { try await app.route(path) }
            // The server leads to it after the sign-in.
            app.server.protect("/mine", by: .rule) { _ in .attachment(Data("a,b".utf8), name: "mine.csv") }
            try await app.click("#go")
            try await app.wait(until: "the sign-in page is shown") { app.stacks == "/ /mine | /session/new" }
            try await app.waitUntilIdle()
            try await app.signIn()
            #expect(try await app.nextOffer().title == "mine.csv")
            try await app.choose("Cancel")
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /start")
            #expect(app.showsItsPage)
        }

        @Test func `A file that replaces a page that hasn't arrived is offered, and the page before stays`()
            async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            let gate = ResponseGate()
            app.serve("/start")
            app.server.route("/slow", .gated(gate, .page(TestPage("Slow"))))
            app.server.route("/file", .attachment(Data("a,b".utf8), name: "file.csv"))
            for path in ["/", "/start"] { try await app.route(path) }
            app.navigator.route(app.server.url("/slow"), action: .replace)
            try await app.wait(until: "the page is replaced") { app.stacks == "/ /slow" }
            app.navigator.route(app.server.url("/file"), action: .replace)
            #expect(try await app.nextOffer().title == "file.csv")
            gate.open()
            try await app.choose("Cancel")
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /start" && app.showsItsPage)
        }

        @Test func `An empty file that would replace its page is offered, and the page stays`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.serve("/start", "<a id=go href=/empty data-turbo-action=replace>file</a>")
            app.server.route("/empty", .attachment(Data(), name: "empty.csv"))
            for path in ["/", "/start"] { try await app.route(path) }
            try await app.click("#go")
            #expect(try await app.nextOffer().title == "empty.csv")
            try await app.choose("Cancel")
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /start" && app.showsItsPage)
        }

        @Test func `A page that leads out of the app by itself stays below the browser`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let other = app.server.url("/other", host: "localhost")
            app.serve("/start", head: "<meta http-equiv=refresh content='0;url=/away'>")
            app.server.route("/away", .redirect(to: other.absoluteString, status: 302))
            try await app.route("/")
            app.navigator.route(app.server.url("/start"))
            let browser = try await app.presented(SFSafariViewController.self)
            browser.dismiss(animated: false)
            await transitionEnd(of: browser)
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /start" && app.showsItsPage)
        }
    }
}
