import Foundation
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

@testable import OpenApp

/// The rows of the inspector, their details, the filter, Copy and Clear.
extension TurboNavigatorTests.InspectorTests {
    private func run(_ script: String, in site: OpenSite) async throws {
        _ = try await site.navigator.session.webView.callAsyncJavaScript(script, contentWorld: .page)
    }

    @Test func `A sheet is listed while its page loads`() async throws {
        let gate = ResponseGate()
        server.route("/new") { _ in .gated(gate, .page(TestPage("new"))) }
        try await open(width: 1100) { site, window in
            site.inspector.open()
            #expect(await window.reaches { isSeen("Not presented", in: window) })
            site.navigator.route(server.url("/new"))
            #expect(await window.reaches { isSeen("2. /new", in: window) && !isSeen("Not presented", in: window) })
            #expect(site.navigator.isBusy && site.journal.visits.total == 1)
            gate.open()
            try await site.journal.reaches { $0.visits.total == 2 }
        }
    }

    @Test func `A filter that is typed finds rows by any of their texts, also those not listed yet`() async throws {
        try await open(width: 1100) { site, window in
            site.inspector.open("Requests")
            try await run("for (let n = 0; n < 30; n++) await fetch(`/other?n=${n}`)", in: site)
            try await site.journal.reaches { $0.requests.elements.last?.url.query == "n=29" }
            #expect(await window.reaches { isSeen("/other?n=29", in: window) && !isSeen("/other?n=5", in: window) })
            let pointer = Pointer(window)
            // The pane is to the left of the app.
            try await pointer.click(CGPoint(x: -200, y: 64), in: window)
            try await pointer.type("N=5 get")
            #expect(await window.reaches { isSeen("/other?n=5", in: window) && !isSeen("/other?n=29", in: window) })
            #expect(isSeen("No matches", in: window))
            try await pointer.key("Escape")
            #expect(await window.reaches { isSeen("/other?n=29", in: window) })
        }
    }

    @Test func `A page that fetches three hundred files at once isn't ended`() async throws {
        let text = String(repeating: "word ", count: 14_000)
        server.route("/file") { _ in .page(TestPage("file", body: text)) }
        try await open(width: 1100) { site, _ in
            let fetches = "Array.from({ length: 300 }, async (_, n) => (await fetch(`/file?n=${n}`)).text())"
            try await run("window.texts = await Promise.all(\(fetches)); await fetch('/other')", in: site)
            try await site.journal.reaches { $0.requests.elements.last?.url.path == "/other" }
            let count = try await site.navigator.session.webView.evaluateJavaScript("window.texts?.length") as? Int
            #expect(count == 300)
            #expect(site.journal.fetches.total > 10)
        }
    }

    @Test func `Clear removes events and keeps stacks and rules`() async throws {
        try await open(width: 1100) { site, window in
            site.inspector.open()
            let view = try #require(window.rootViewController?.view)
            #expect(await window.reaches { isSeen("1. /", "On top", in: window) })
            try await site.journal.reaches { !$0.console.elements.isEmpty }
            #expect(ToolButtons("Clear", around: view).choose())
            #expect(await window.reaches { !isSeen("1. /", in: window) && isSeen("None yet", "On top", in: window) })
            #expect(site.journal.console.elements.isEmpty && site.journal.requests.elements.isEmpty)
            site.navigator.route(server.url("/other"))
            #expect(await window.reaches { isSeen("2. /other", in: window) && !isSeen("1. /", in: window) })
        }
    }

    @Test func `An expanded request of a form shows its headers and bodies without passwords, and Copy has them`()
        async throws
    {
        server.route("/save") { _ in .redirect(to: "/saved", status: 303) }
        server.route("/saved") { _ in
            .page(TestPage("saved", body: "<p>word</p>"), headers: ["X-Answer": "here", "Set-Cookie": "key=secret"])
        }
        try await open(width: 1100) { site, window in
            site.inspector.open("Requests")
            try await run(
                """
                const body = new URLSearchParams({ name: "Ada", password: "secret" })
                await (await fetch("/save", { method: "POST", body, headers: { "X-Question": "where" } })).text()
                """, in: site)
            try await site.journal.reaches { $0.fetches.total == 1 && $0.requests.elements.last?.url.path == "/saved" }
            let view = try #require(window.rootViewController?.view)
            #expect(await window.reaches { click("/save", around: view) })
            #expect(
                await window.reaches {
                    isSeen("name=Ada\npassword=…", in: window)
                        && seenTexts(around: view).contains { $0.contains("X-Question: where") }
                })
            #expect(click("/saved", around: view))
            #expect(await window.reaches { isSeen("X-Answer: here", in: window) })
            #expect(!isSeen("secret", in: window) && !seenTexts(around: view).contains { $0.contains("secret") })
            #expect(ToolButtons("Copy All", around: view).choose())
            #expect(await window.reaches { UIPasteboard.general.string?.contains("# Requests") == true })
            let copied = try #require(UIPasteboard.general.string)
            for text in ["# Requests", "/save (303)\nPOST", "name=Ada", "X-Answer: here", "<p>word</p>"] {
                #expect(copied.contains(text), "\(text) in \(copied)")
            }
        }
    }

    @Test func `The body of a page and of a script are read when their rows are expanded`() async throws {
        let code = "window.loaded = 'by a script'"
        server.route("/code.js", .content(Data(code.utf8), type: "text/javascript", status: 200, headers: [:]))
        server.page("/", body: "<script src=/code.js></script>")
        try await open(width: 1100) { site, window in
            site.inspector.open("Requests")
            try await site.journal.reaches { $0.requests.elements.contains { $0.url.path == "/code.js" } }
            let view = try #require(window.rootViewController?.view)
            #expect(await window.reaches { click("/code.js", around: view) })
            #expect(await window.reaches { seenTexts(around: view).contains(code) })
            let request = try #require(site.journal.requests.elements.first { $0.url.path == "/" })
            let body = await withCheckedContinuation { done in
                guard let resource = request.resource else { return done.resume(returning: String?.none) }
                resource.read { done.resume(returning: $0) }
            }
            #expect(body?.contains("<script src=/code.js>") == true)
        }
    }

    @Test func `Frames and streams are rows, equal streams one with their number`() async throws {
        server.page("/", body: "<turbo-frame id=side src=/other></turbo-frame><ul id=list></ul>")
        server.page("/other", body: "<turbo-frame id=side>inside</turbo-frame>")
        try await open(width: 1100) { site, window in
            site.inspector.open("Messages")
            #expect(await window.reaches { isSeen("Frame side", "Loaded\n\(server.url("/other"))", in: window) })
            try await run(
                """
                const item = "<turbo-stream action=append target=list><template><li></template></turbo-stream>"
                Turbo.renderStreamMessage(item.repeat(3))
                """, in: site)
            #expect(await window.reaches { isSeen("Stream append", "#list", "× 3", in: window) })
        }
    }

    @Test func `A message has its payload`() async throws {
        server.page("/", body: "<form method=post action=/save><input></form>")
        try await open(width: 1100) { site, window in
            site.inspector.open("Messages")
            site.navigator.route(server.url("/other"))
            try await site.journal.reaches { $0.visits.total == 2 }
            let view = try #require(window.rootViewController?.view)
            #expect(await window.reaches { click("visit", around: view) })
            let payload = #""action" : "advance""#
            #expect(
                await window.reaches {
                    isSeen(payload, in: window) || seenTexts(around: view).contains { $0.contains(payload) }
                })
        }
    }

    @Test func `The rules in force are listed, and those of the visible page marked`() async throws {
        try await open(width: 1100) { site, window in
            site.inspector.open("Rules")
            #expect(await window.reaches { isSeen("1. /new$", "context: \"modal\"", in: window) })
            #expect(!isSeen("✓ Matches", in: window))
            site.navigator.route(server.url("/new"))
            #expect(await window.reaches { isSeen("✓ Matches", in: window) })
        }
    }
}
