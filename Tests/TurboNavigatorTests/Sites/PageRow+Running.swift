import Foundation
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

/// Runs a row in a bare web view and in the app, which has to show the same.
@MainActor
extension PageRow {
    private func prepare(_ server: TestServer) {
        func page(
            _ path: String, _ head: String, _ body: String, html: String = "", status: Int = 200,
            delay: TimeInterval = 0
        ) {
            let text = """
                <!DOCTYPE html><html \(html)><head><title>\(path)</title>\(TurboLibrary.turbo.tag)\(head)</head>
                <body>\(body)</body></html>
                """
            var count = 0
            server.route(path) { request in
                count += 1
                let referer = request.header("Referer").flatMap { URL(string: $0)?.path }
                let values = [
                    "COUNT": String(count), "REFERER": referer ?? "", "HEADER": request.header("X-Page") ?? "",
                ]
                let filled = values.reduce(text) { $0.replacing($1.key, with: $1.value) }
                return .delayed(delay, .html(filled, status: status))
            }
        }
        page("/a", head, "\(link)\(body)")
        page("/a422", head, "\(link)\(body.replacing("1</p>", with: "invalid</p>"))", status: 422)
        // A page that arrives before the next frame has no preview.
        page(
            "/b", nextHead, "<h1>b</h1>\(nextBody)", html: nextHTML,
            delay: steps.count > 2 ? 0.3 : 0)
        server.route("/to-b") { .redirect(to: "/b", status: $0.method == "GET" ? 302 : 303) }
        func frames(_ text: String) -> String {
            "<turbo-frame id=f>\(text)</turbo-frame><turbo-frame id=g>\(text)</turbo-frame>"
        }
        server.route("/frame", .html(frames("loaded")))
        server.route("/frame2", .html(frames("second")))
        var isSlowRequested = false
        server.route("/slow") { _ in
            isSlowRequested = true
            return .delayed(0.5, .html(frames("late")))
        }
        server.route("/is-slow-requested") { _ in .html(String(isSlowRequested)) }
        server.route("/dropped", .dropped)
        server.route("/recurse", .html("<turbo-frame id=h src=/inner recurse=f></turbo-frame>"))
        server.route(
            "/page2", .html(frames("<p>2</p><turbo-frame id=g src=/frame loading=lazy></turbo-frame>")))
        server.route(
            "/dialog", .html(frames("<dialog><form method=dialog><button value=ok>ok</button></form></dialog>")))
        server.route(
            "/stream-b",
            .content(
                Data("<turbo-stream action=redirect target=/b></turbo-stream>".utf8),
                type: "text/vnd.turbo-stream.html", status: 200, headers: [:]))
        server.route("/inner", .html("<turbo-frame id=h>\(frames("loaded"))</turbo-frame>"))
        server.route("/kept", .html(frames("<div id=kept data-turbo-permanent><input id=field></div>")))
        server.route(
            "/scripts",
            .html(
                frames(
                    "<script>window.runs = (window.runs ?? 0) + 1</script>"
                        + "<script data-turbo-eval=false>window.once = (window.once ?? 0) + 1</script>")))
        server.route("/moved", .redirect(to: "/frame2"))
        server.route("/save", .redirect(to: "/frame2", status: 303))
        server.route("/empty", .html("<p>empty</p>"))
        page("/whole", "", "<h1>whole</h1>\(frames("whole"))")
        server.route("/focus", .html(frames("<input id=first><input id=wanted autofocus>")))
        server.route(
            "/slow.css",
            .delayed(
                0.2, .content(Data("body { margin-top: 9px }".utf8), type: "text/css", status: 200, headers: [:])))
        server.route("/invalid", .html(frames("invalid"), status: 422))
        server.route("/failed", .html(frames("failed"), status: 500))
        server.route("/pixel", .content(Data(), type: "image/png", status: 404, headers: [:]))
        server.route(
            "/part.js",
            .content(Data("export const name = 'part'".utf8), type: "text/javascript", status: 200, headers: [:]))
        server.route("/sound", .content(Self.silence, type: "audio/wav", status: 200, headers: [:]))
    }

    /// Ten seconds without a sound.
    private static let silence: Data = {
        func bytes(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> ($0 * 8) & 255) } }
        let count = 80_000
        let format = bytes(1, 2) + bytes(1, 2) + bytes(8000, 4) + bytes(8000, 4) + bytes(1, 2) + bytes(8, 2)
        return Data("RIFF".utf8) + bytes(36 + count, 4) + Data("WAVEfmt ".utf8) + bytes(16, 4) + format
            + Data("data".utf8) + bytes(count, 4) + Data(repeating: 128, count: count)
    }()

    /// Reads the path and the state once a page with this title has been rendered and is idle; nil for any.
    private func state(of title: String?, _ server: TestServer, _ webView: WKWebView) async throws
        -> String
    {
        let script = """
            const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
            if (title && document.title !== title) return null
            if (document.querySelector("[aria-busy=true], [busy]")) return null
            await frames()
            return `${location.pathname} ${JSON.stringify(\(read))}`
            """
        var former = ""
        for _ in 0..<1000 {
            if !webView.isLoading, server.pendingRequests.isEmpty {
                // A document may be replaced meanwhile.
                let state =
                    try? await webView.callAsyncJavaScript(
                        script, arguments: ["title": title ?? ""], contentWorld: .page) as? String
                if let state, state == former { return state }
                former = state ?? ""
            }
            try await Task.sleep(for: .milliseconds(20))
        }
        throw TestFailure("\(title ?? "the page") isn't shown")
    }

    private func tap(_ selector: String, _ webView: WKWebView, in window: UIWindow) async throws {
        let script = """
            window.wasTapped = false
            addEventListener("click", () => { wasTapped = true }, { capture: true, once: true })
            const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect()
            return [x + width / 2, y + height / 2]
            """
        let place = try await webView.callAsyncJavaScript(
            script, arguments: ["selector": selector], contentWorld: .page)
        let point = try #require(place as? [Double])
        try await Pointer(window).click(CGPoint(x: point[0], y: point[1]), in: webView)
        // A click may load another document at once.
        let isWaiting = "window.wasTapped === false"
        while try await webView.evaluateJavaScript(isWaiting) as? Bool == true { await Task.yield() }
    }

    private static let functions = """
        const within = (name, promise) => Promise.race([promise, new Promise((done, fail) =>
          setTimeout(() => fail(new Error(`${name} didn't happen`)), 5_000))])
        const next = (name) => within(name, new Promise((done) => addEventListener(name, done, { once: true })))
        const until = (test) => within(test, new Promise((done) => {
          const check = () => test() ? done() : setTimeout(check, 10)
          check()
        }))
        const click = (selector) => document.querySelector(selector).click()
        const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))
        """

    /// Performs the steps in the first page. Returns the states, and the requests.
    private func perform(
        _ server: TestServer, _ webView: WKWebView, _ window: UIWindow,
        settle: () async throws -> Void = {}, back: () async throws -> Void
    ) async throws -> [String] {
        _ = try await webView.callAsyncJavaScript(
            "\(Self.functions); window.mark = 1; \(prepare)", contentWorld: .page)
        var states = [try await state(of: steps.isEmpty ? nil : "/a", server, webView)]
        for step in steps {
            if step == PageRow.back { try await back() } else { try await tap(step, webView, in: window) }
            try await settle()
            let title = ["#go": "/b", PageRow.back: "/a"][step]
            states.append(try await state(of: title, server, webView))
        }
        // The engine loads as much of a sound as it needs, with as many requests as it likes.
        return states + server.visits.filter { !["GET /is-slow-requested", "GET /sound"].contains($0) }
    }

    private func inBareView() async throws -> [String] {
        let server = try TestServer(.turbo)
        defer { server.stop() }
        prepare(server)
        let page = BarePage()
        defer { page.close() }
        try await page.load(server.url("/a"))
        return try await perform(server, page.webView, page.window.window) {
            _ = try await page.webView.evaluateJavaScript("history.back(); 1")
        }
    }

    /// The link leads to a screen, from which the user returns.
    func checkScreens() async throws {
        try await check {
            try await $0.waitUntilIdle()
        } back: {
            try await $0.back()
        } then: {
            #expect($0.stacks == (steps.last == "#go" ? "/a /b" : "/a"))
        }
    }

    /// What happens stays in the page.
    func checkPage() async throws {
        try await check { _ in
        } back: { _ in
        } then: {
            #expect($0.navigator.navigationController.viewControllers.count == 1)
        }
    }

    private func check(
        settle: (AppDriver) async throws -> Void, back: (AppDriver) async throws -> Void, then: (AppDriver) -> Void
    ) async throws {
        let expected = try await inBareView()
        let app = try await AppDriver()
        defer { app.close() }
        prepare(app.server)
        try await app.route("/a")
        let found = try await perform(app.server, app.navigator.session.webView, app.window) {
            try await settle(app)
        } back: {
            try await back(app)
        }
        #expect(found == native ?? expected)
        #expect(native == nil || found != expected, "the row differs no longer")
        then(app)
    }
}
