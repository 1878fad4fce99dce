import Foundation
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Typical ways of sites to serve their pages and Turbo.
    @MainActor @Suite(.serialized)
    struct SiteTests {
        @Test(arguments: [
            "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'",
            "default-src 'self'; script-src 'self' 'nonce-abc'",
        ])
        func `A page with a strict policy for its contents is visited`(_ policy: String) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            for path in ["/", "/a"] {
                app.serve(path, "<a id=go href=/a>a</a>", headers: ["Content-Security-Policy": policy])
            }
            try await app.route("/")
            try await app.click("#go")
            try await app.arrived("/a")
            #expect(app.stacks == "/ /a")
            #expect(app.server.pages == ["/", "/a"])
        }

        @Test func `A script with a nonce runs on the pages that Turbo visits`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let policy = ["Content-Security-Policy": "script-src 'self' 'nonce-abc'"]
            app.serve("/", head: "<meta name=csp-nonce content=abc>", "<a id=go href=/a>a</a>", headers: policy)
            app.serve(
                "/a", head: "<meta name=csp-nonce content=abc>", "<script nonce=abc>window.ran = 'yes'</script>",
                headers: policy)
            try await app.route("/")
            try await app.click("#go")
            try await app.arrived("/a")
            #expect(try await app.value("window.ran") == "yes")
        }

        @Test func `Turbo may be loaded from another origin`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let assets = try TestServer()
            let source = try TurboLibrary.turbo.source()
            assets.route("/assets/turbo.js") { _ in
                .content(
                    Data(source.utf8), type: "text/javascript", status: 200,
                    headers: ["Access-Control-Allow-Origin": "*"])
            }
            let script = TurboLibrary.turbo.tag.replacingOccurrences(
                of: "/turbo.js", with: assets.url("/assets/turbo.js").absoluteString)
            app.serve("/", "<a id=go href=/a>a</a>", script: script)
            app.serve("/a", script: script)
            try await app.route("/")
            try await app.click("#go")
            try await app.arrived("/a")
            #expect(app.server.pages == ["/", "/a"])
        }

        @Test func `Turbo may be named by an import map`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let script = """
                <script type=importmap>{"imports": {"@hotwired/turbo": "/turbo.js"}}</script>
                <script type=module>import "@hotwired/turbo"</script>
                """
            app.serve("/", "<a id=go href=/a>a</a>", script: script)
            app.serve("/a", script: script)
            try await app.route("/")
            try await app.click("#go")
            try await app.arrived("/a")
            #expect(app.server.pages == ["/", "/a"])
        }

        @Test func `A page that refreshes itself until it is ready stays on its screen`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            var count = 0
            app.server.route("/wait") { _ in
                count += 1
                let head = count < 3 ? "<meta http-equiv=refresh content=0>" : ""
                return .html("<title>\(count)</title>\(TurboLibrary.turbo.tag)\(head)<p>\(count)</p>")
            }
            try await app.route("/")
            app.navigator.route(app.server.url("/wait"))
            try await app.wait(until: "the page is ready") { count == 3 && app.title == "3" }
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /wait" && app.showsItsPage)
        }

        @Test(arguments: [
            "<meta http-equiv=refresh content='0;url=/done'>",
            "<script>addEventListener('turbo:load', () => location.pathname === '/pay' && location.replace('/done'))</script>",
        ])
        func `A page that leads to another by itself is replaced, so that Back leads to the page before`(
            head: String
        ) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.serve("/pay", head: head)
            app.serve("/done")
            try await app.route("/")
            app.navigator.route(app.server.url("/pay"))
            try await app.wait(until: "the other is shown") { app.title == "/done" }
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /done" && app.showsItsPage)
            try await app.back()
            #expect(app.stacks == "/" && app.showsItsPage)
        }

        @Test func `A first page that leads to another at once isn't behind it`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.serve("/pay", "<script>location.href = '/done'</script>")
            app.serve("/done")
            app.navigator.route(app.server.url("/pay"))
            try await app.wait(until: "the other is shown") { app.title == "/done" }
            try await app.waitUntilIdle()
            #expect(app.stacks == "/done" && app.showsItsPage)
            #expect(app.server.pages == ["/pay", "/done"])
        }

        @Test func `A service worker responds instead of the server`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let worker = """
                addEventListener("install", (event) => event.waitUntil(skipWaiting()))
                addEventListener("activate", (event) => event.waitUntil(clients.claim()))
                addEventListener("fetch", (event) => {
                  const isOffline = new URL(event.request.url).pathname === "/offline"
                  const page = "<!DOCTYPE html><title>kept</title><script src=/turbo.js></script><p id=kept>kept</p>"
                  const headers = { "Content-Type": "text/html" }
                  event.respondWith(isOffline ? new Response(page, { headers }) : fetch(event.request))
                })
                """
            app.server.route("/worker.js") { _ in
                .content(Data(worker.utf8), type: "text/javascript", status: 200, headers: [:])
            }
            try await app.route("/")
            let isThere = try await app.result(
                of: """
                    if (!navigator.serviceWorker) return "no"
                    const controlled = new Promise((done) => navigator.serviceWorker.oncontrollerchange = done)
                    const { active } = await navigator.serviceWorker.register("/worker.js")
                    if (!navigator.serviceWorker.controller) await controlled
                    return "yes"
                    """)
            #expect(isThere == "yes")
            try await app.route("/offline")
            #expect(try await app.value("document.getElementById('kept').textContent") == "kept")
            #expect(!app.server.pages.contains("/offline"))
            try await app.route("/a")
            #expect(app.stacks == "/ /offline /a")
            _ = try await app.result(
                of: "for (const it of await navigator.serviceWorker.getRegistrations()) await it.unregister()")
        }

        @Test func `A site that its service worker keeps away is back after Retry`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let worker = """
                addEventListener("install", (event) => event.waitUntil(skipWaiting()))
                addEventListener("fetch", (event) => event.respondWith(new Promise(() => {})))
                """
            app.server.route("/worker.js") { _ in
                .content(Data(worker.utf8), type: "text/javascript", status: 200, headers: [:])
            }
            try await app.route("/")
            _ = try await app.result(
                of: """
                    await navigator.serviceWorker.register("/worker.js")
                    // For a worker that isn't activated yet, WebKit requests the page at once, too.
                    const { active } = await navigator.serviceWorker.ready
                    while (active.state !== "activated") await new Promise((done) => active.onstatechange = done)
                    """)
            app.navigator.session.settings.deadlines.response = 1
            app.navigator.session.reload()
            try await app.log.next(.timedOut)
            #expect(app.server.pages.count { $0 == "/" } == 1, "\(app.logEntries.map(\.message))")
            app.navigator.session.settings.deadlines.response = 60
            try await app.tap(button: "Retry")
            try await app.wait(until: "the page is shown") { app.showsItsPage }
            #expect(app.server.pages.count { $0 == "/" } == 2)
        }

        @Test func `A page that has not changed is shown`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            var tags: [String?] = []
            app.server.route("/a") { request in
                tags.append(request.header("If-None-Match"))
                let headers = ["ETag": "\"one\"", "Cache-Control": "no-cache"]
                guard request.header("If-None-Match") == nil else { return .html("", status: 304, headers: headers) }
                return .page(TestPage("a"), headers: headers)
            }
            try await app.route("/")
            try await app.route("/a")
            app.navigator.route(VisitProposal(url: app.server.url("/a")))
            try await app.arrived("/a")
            #expect(tags.count == 2)
            #expect(tags.last == "\"one\"")
            #expect(app.navigator.navigationController.topViewController?.title == "a")
            #expect(app.showsItsPage)
        }

        @Test(arguments: ["Strict", "Lax"])
        func `A same-site cookie is sent with each visit`(_ value: String) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let cookie = ["Set-Cookie": "who=ann\(value); SameSite=\(value); HttpOnly"]
            app.serve("/", headers: cookie)
            try await app.route("/")
            try await app.route("/a")
            app.navigator.session.reload()
            try await app.arrived("/a")
            let cookies = app.server.requests.filter { $0.path == "/a" }.map { $0.header("Cookie") ?? "" }
            #expect(cookies.count == 2)
            #expect(cookies.allSatisfy { $0.contains("who=ann\(value)") })
        }

        @Test func `A page with five thousand links is visited and left`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let links = (1...5000).map { "<p><a id=l\($0) href='/a?\($0)'>\($0)</a></p>" }.joined()
            app.serve("/b", links)
            try await app.route("/")
            try await app.route("/b")
            try await app.click("#l5000")
            try await app.arrived("/a?5000")
            #expect(app.stacks == "/ /b /a?5000")
            #expect(app.server.pages == ["/", "/b", "/a"])
        }
    }
}
