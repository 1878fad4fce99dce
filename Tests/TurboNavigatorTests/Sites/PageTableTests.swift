import Foundation
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

/// A page, the page behind it, and what is read after each step of the user's.
struct PageRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var head = ""
    var body = ""
    /// The head and body of the page that the link leads to.
    var nextHead = ""
    var nextBody = ""
    /// What the user or a script does in the first page.
    var prepare = ""
    /// A link of the page, or the Back button.
    var steps = ["#go", back]
    /// What a page knows of itself.
    let read: String
    /// What the app reads instead after the steps: docs/turbo.md has the reason.
    var native: [String]?

    static let back = "back"

    /// What the page keeps while the user is elsewhere.
    static let snapshots = [
        PageRow(
            testDescription: "turbo-cache-control=no-cache", head: "<meta name=turbo-cache-control content=no-cache>",
            prepare: "document.body.dataset.mark = 1", read: "document.body.dataset.mark"),
        PageRow(
            testDescription: "turbo-cache-control=no-preview",
            head: "<meta name=turbo-cache-control content=no-preview>",
            prepare: "document.body.dataset.mark = 1", read: "document.body.dataset.mark"),
        PageRow(
            testDescription: "a link to a page that was visited shows it first, from the cache", head: unprefetched,
            prepare: previews, steps: ["#go", back, "#go"], read: "window.previews"),
        PageRow(
            testDescription: "a link to a page with no-preview shows only the new one", head: unprefetched,
            nextHead: "<meta name=turbo-cache-control content=no-preview>", prepare: previews,
            steps: ["#go", back, "#go"], read: "window.previews"),
        PageRow(
            testDescription: "data-turbo-temporary",
            body: "<p id=flash data-turbo-temporary data-turbo-cache=false>f</p>",
            read: "Boolean(document.getElementById('flash'))"),
        PageRow(
            testDescription: "data-turbo-permanent on both pages", body: permanent, nextBody: permanent,
            prepare: "kept.mark = 1; field.value = 'typed'", read: keptState),
        PageRow(
            testDescription: "data-turbo-permanent on one page", body: permanent,
            prepare: "kept.mark = 1; field.value = 'typed'", read: keptState),
        PageRow(
            testDescription: "a permanent player goes on", body: player, nextBody: player,
            prepare: "player.mark = 1; await player.play()",
            read: "[player.mark, player.paused, player.currentTime > 0]"),
        PageRow(
            testDescription: "turbo:before-cache changes what is kept",
            body: "<menu id=menu></menu><script>menu.dataset.open = 1</script>",
            prepare:
                "addEventListener('turbo:before-cache', () => document.getElementById('menu')?.removeAttribute('data-open'))",
            read: "document.getElementById('menu')?.dataset.open"),
        PageRow(
            testDescription: "autofocus on the next page", nextBody: "<input id=first><input id=wanted autofocus>",
            read: "document.activeElement.id", native: ["/a \"\"", "/b \"wanted\"", "/a \"go\"", "GET /a", "GET /b"]),
        PageRow(
            testDescription: "autofocus on the first page", body: "<input id=first><input id=wanted autofocus>",
            read: "document.activeElement.id", native: ["/a \"wanted\"", "/b \"\"", "/a \"go\"", "GET /a", "GET /b"]),
        PageRow(
            testDescription: "an open <details>", body: "<details id=more><summary>s</summary>text</details>",
            prepare: "more.open = true", read: "document.getElementById('more')?.open"),
        PageRow(
            testDescription: "an open <dialog>", body: "<dialog id=dialog>text</dialog>",
            prepare: "dialog.show()", read: "document.getElementById('dialog')?.open"),
        PageRow(
            testDescription: "the choice of a <select>",
            body: "<select id=choice><option>1<option>2<option>3</select>", prepare: "choice.value = '2'",
            read: "document.getElementById('choice')?.value"),
        PageRow(
            testDescription: "the choices of a <select multiple>",
            body: "<select id=choice multiple><option selected>1<option>2<option>3</select>",
            prepare: "choice.options[0].selected = false; choice.options[2].selected = true",
            read: "[...document.getElementById('choice')?.selectedOptions ?? []].map(({ value }) => value)"),
        PageRow(
            testDescription: "what a script has written", body: "<input id=field><input id=box type=checkbox>",
            prepare: "field.value = 'typed'; box.checked = true",
            read: "[document.getElementById('field')?.value, document.getElementById('box')?.checked]"),
        PageRow(
            testDescription: "the position of a part that scrolls",
            body: "<div id=part style='height:50px;overflow:auto'><div style='height:900px'></div></div>",
            prepare: "part.scrollTop = 100", read: "document.getElementById('part')?.scrollTop"),
        PageRow(
            testDescription: "the position of the page", body: "<div style='height:5000px'></div>",
            prepare: "scrollTo(0, 10)", read: "scrollY"),
        PageRow(
            testDescription: "a lazy frame that was seen",
            body: "<turbo-frame id=f src=/frame loading=lazy></turbo-frame>", prepare: frameIsLoaded, read: frame),
        PageRow(
            testDescription: "a link for a lazy frame after Back",
            body:
                "<turbo-frame id=f src=/frame loading=lazy></turbo-frame><a id=f2 href=/frame2 data-turbo-frame=f>2</a>",
            prepare: frameIsLoaded, steps: ["#go", back, "#f2"], read: frame,
            native: TurboFeature.completeFrames.isThere
                ? [
                    "/a \"loaded\"", "/b undefined", "/a \"loaded\"", "/a \"second\"", "GET /a", "GET /frame", "GET /b",
                    "GET /frame2",
                ] : nil),
        PageRow(
            testDescription: "a lazy frame that is loaded again after Back",
            body: "<turbo-frame id=f src=/frame loading=lazy></turbo-frame><a id=f2 href='#f'>2</a>",
            prepare: frameIsLoaded
                + "\naddEventListener('click', ({ target }) => { if (target.id === 'f2') document.getElementById('f').reload() })",
            steps: ["#go", back, "#f2"], read: frame,
            native: TurboFeature.completeFrames.isThere
                ? [
                    "/a \"loaded\"", "/b undefined", "/a \"loaded\"", "/a \"loaded\"", "GET /a", "GET /frame", "GET /b",
                    "GET /frame",
                ] : nil),
        PageRow(
            testDescription: "an eager frame", body: "<turbo-frame id=f src=/frame></turbo-frame>",
            prepare: frameIsLoaded, read: frame),
        PageRow(
            testDescription: "a lazy frame that wasn't seen",
            body: "<div style='height:5000px'></div><turbo-frame id=f src=/frame loading=lazy></turbo-frame>",
            read: frame),
        PageRow(
            testDescription: "a view transition", head: transition, nextHead: transition,
            prepare: "const { startViewTransition } = document; window.count = 0; document.startViewTransition = "
                + "(...values) => { count += 1; return startViewTransition.apply(document, values) }",
            read: "window.count"),
        PageRow(
            testDescription: "a changed asset with data-turbo-track=reload",
            head: "<style data-turbo-track=reload>a{}</style>", nextHead: "<style data-turbo-track=reload>b{}</style>",
            read: "window.mark",
            native: TurboLibrary.majorVersion < 8
                ? nil : ["/a 1", "/b undefined", "/a undefined", "GET /a", "GET /b", "GET /b", "GET /a", "GET /a"]),
        PageRow(
            testDescription: "turbo-visit-control=reload", nextHead: "<meta name=turbo-visit-control content=reload>",
            read: "window.mark",
            native: TurboLibrary.majorVersion < 8
                ? nil : ["/a 1", "/b undefined", "/a undefined", "GET /a", "GET /b", "GET /b", "GET /a"]),
        PageRow(
            testDescription: "a link out of turbo-root", head: "<meta name=turbo-root content=/a>", read: "window.mark",
            native: ["/a 1", "/b 1", "/a 1", "GET /a", "GET /b"]),
        PageRow(
            testDescription: "<noscript>", body: "<noscript><img src=/pixel></noscript>",
            nextHead: "<noscript><style>h1{}</style></noscript>",
            nextBody: "<noscript><img src=/pixel><p id=without>w</p></noscript>",
            read: "[Boolean(document.getElementById('without')), document.querySelectorAll('noscript').length]"),
        PageRow(
            testDescription: "an import map", head: importMap,
            nextHead: importMap,
            nextBody: "<script type=module>import { name } from 'part'; window.there = name</script>",
            prepare: "await new Promise((done) => setTimeout(done))", read: "[window.runs, window.there]"),
        PageRow(
            testDescription: "listeners of DOMContentLoaded and turbo:load",
            head: """
                <script>for (const name of ['DOMContentLoaded', 'load', 'turbo:load', 'turbo:render', 'pageshow'])
                addEventListener(name, () => { (window.seen ??= []).push(name) })</script>
                """,
            nextHead: "<script>addEventListener('DOMContentLoaded', () => { window.seen.push('next') })</script>",
            read: "window.seen"),
        PageRow(
            testDescription: "a listener of popstate",
            prepare: "addEventListener('popstate', () => { window.seen = true })",
            read: "window.seen", native: ["/a undefined", "/b undefined", "/a undefined", "GET /a", "GET /b"]),
        PageRow(
            testDescription: "scripts of the body",
            body: "<script>window.runs = (window.runs ?? 0) + 1</script>"
                + "<script data-turbo-eval=false>window.once = (window.once ?? 0) + 1</script>",
            nextBody: "<script>window.next = (window.next ?? 0) + 1</script>",
            read: "[window.runs, window.once, window.next]"),
        PageRow(
            testDescription: "a rendering that the page delays",
            prepare: """
                window.seen = []
                addEventListener("turbo:before-render", (event) => {
                  event.preventDefault()
                  seen.push("waits")
                  setTimeout(() => event.detail.resume(), 50)
                })
                addEventListener("turbo:render", () => seen.push("rendered"))
                """, read: "window.seen"),
        PageRow(
            testDescription: "a request that the page delays",
            prepare: """
                window.seen = []
                addEventListener("turbo:before-fetch-request", (event) => {
                  event.preventDefault()
                  seen.push(new URL(event.detail.url).pathname)
                  setTimeout(() => event.detail.resume(), 50)
                })
                """, read: "window.seen"),
        PageRow(
            testDescription: "a rendering by the page itself",
            prepare: """
                addEventListener("turbo:before-render", ({ detail }) => {
                  detail.render = (current, next) => {
                    next.insertAdjacentHTML("beforeend", "<p id=own>own</p>")
                    current.replaceWith(next)
                  }
                })
                """, read: "document.getElementById('own')?.innerText"),
        PageRow(
            testDescription: "the direction of a visit",
            prepare: """
                window.seen = []
                addEventListener("turbo:before-render", () =>
                  seen.push(document.documentElement.dataset.turboVisitDirection ?? "none"))
                """, read: "window.seen"),
        PageRow(
            testDescription: "a stylesheet of the next page", nextHead: "<link rel=stylesheet href=/slow.css>",
            prepare: """
                window.seen = []
                addEventListener("turbo:render", () => seen.push(getComputedStyle(document.body).marginTop))
                """, read: "window.seen"),
        PageRow(
            testDescription: "the events of a visit", prepare: events, read: "window.seen"),
        PageRow(
            testDescription: "a custom element",
            head: """
                <script>customElements.define('a-part', class extends HTMLElement {
                connectedCallback() { (window.seen ??= []).push('in') }
                disconnectedCallback() { window.seen.push('out') }
                })</script>
                """,
            body: "<a-part></a-part>", nextBody: "<a-part></a-part>", read: "window.seen"),
        PageRow(
            testDescription: "elements of the head", head: "<meta name=one content=1><style>i{}</style>",
            nextHead: "<meta name=two content=2><style>u{}</style>",
            read: "[...document.head.querySelectorAll('meta, style')].map((one) => one.name || one.textContent).sort()"),
        PageRow(
            testDescription: "attributes of <html> and <body>",
            prepare: "document.documentElement.className = document.body.className = 'dark'",
            read: "[document.documentElement.className, document.body.className]"),
    ]

    /// Frames, and where their links and forms lead.
    static let frames = [
        frame("a link", ""),
        frame("a link with data-turbo-action", "", link: "data-turbo-action=advance"),
        frame("a link for _self", "target=_self"),
        frame("a link for _parent", "", link: "data-turbo-frame=_parent"),
        frame("a frame with the target _parent", "target=_parent"),
        frame("a link that is redirected", "data-turbo-action=advance", to: "/moved"),
        frame("a link to a page without the frame", "", to: "/empty"),
        frame("a link to a page with the frame and more", "data-turbo-action=replace", to: "/whole"),
        frame("a link to a frame with autofocus", "", to: "/focus"),
        frame("a link that is answered with 422", "", to: "/invalid"),
        frame("a link that is answered with 500", "", to: "/failed"),
        frame(
            "a link with data-turbo-action that is answered with 422", "data-turbo-action=advance", to: "/invalid",
            native: TurboLibrary.majorVersion < 8
                ? nil
                : [
                    #"/a ["outer\n\ninner\n\n2","inner\n\n2",""]"#,
                    #"/invalid ["outer\n\ninvalid","invalid",""]"#, "GET /a", "GET /invalid",
                ]),
        frame("a form that is answered with 422", "", to: "/invalid", isForm: true),
        frame("a form that is answered with 500", "", to: "/failed", isForm: true),
        frame("a form that is redirected", "", to: "/save", isForm: true),
        frame(
            "a form that is redirected, with data-turbo-action", "data-turbo-action=advance", to: "/save", isForm: true),
        PageRow(
            testDescription: "a lazy frame with data-turbo-action",
            body: "<turbo-frame id=f src=/frame loading=lazy data-turbo-action=advance></turbo-frame>",
            prepare: frameIsLoaded, steps: [], read: frameState),
        PageRow(
            testDescription: "a lazy frame that a link shows",
            body:
                "<div id=box hidden><turbo-frame id=f src=/frame loading=lazy></turbo-frame></div><button id=f2>2</button>",
            prepare: "addEventListener('click', () => { box.hidden = false })", steps: ["#f2"], read: frameState),
        PageRow(
            testDescription: "a frame whose src a script changes", body: "<turbo-frame id=f src=/frame></turbo-frame>",
            prepare: "\(frameIsLoaded); f.src = '/frame2'; await f.loaded", steps: [], read: frameState),
        PageRow(
            testDescription: "a disabled frame", body: "<turbo-frame id=f src=/frame disabled></turbo-frame>",
            steps: [], read: frameState),
    ]

    /// A row in which the user taps what is in a frame, in a frame with the attributes.
    private static func frame(
        _ description: String, _ attributes: String, link: String = "", to path: String = "/frame2",
        isForm: Bool = false,
        native: [String]? = nil
    ) -> PageRow {
        let element =
            isForm
            ? "<form method=post action=\(path) \(link)><button id=f2>2</button></form>"
            : "<a id=f2 href=\(path) \(link)>2</a>"
        return PageRow(
            testDescription: description,
            body:
                "<turbo-frame id=f><p>outer</p><turbo-frame id=g \(attributes)><p>inner</p>\(element)</turbo-frame></turbo-frame>",
            steps: ["#f2"], read: frameState, native: native)
    }

    private static let frameState =
        "['f', 'g'].map((id) => document.getElementById(id)?.innerText).concat(document.activeElement.id)"
    private static let unprefetched = "<meta name=turbo-prefetch content=false>"
    private static let permanent = "<div id=kept data-turbo-permanent><input id=field></div>"
    private static let keptState = "[document.getElementById('kept')?.mark, document.getElementById('field')?.value]"
    private static let player = "<audio id=player data-turbo-permanent src=/sound muted loop></audio>"
    private static let transition =
        "<meta name=view-transition content=same-origin><meta name=turbo-view-transition content=true>"
    private static let importMap = """
        <script type=importmap>{"imports": {"part": "/part.js"}}</script>
        <script type=module>import { name } from "part"; window.runs = (window.runs ?? 0) + 1; window.first = name</script>
        """
    private static let frame = "document.getElementById('f')?.innerText"
    private static let frameIsLoaded =
        "while (document.getElementById('f').innerText !== 'loaded') await new Promise((done) => setTimeout(done, 10))"
    private static let previews = """
        window.previews = []
        addEventListener("turbo:render", () =>
          previews.push(`${location.pathname} ${document.documentElement.hasAttribute("data-turbo-preview")}`))
        """
    private static let events = """
        window.seen = []
        const names = ["click", "before-visit", "visit", "before-cache", "before-render", "render", "load"]
        for (const name of names) {
          addEventListener(`turbo:${name}`, ({ detail }) =>
            seen.push(`${name} ${detail?.action ?? ""} ${detail?.url ? new URL(detail.url).pathname : ""}`.trim()))
        }
        """
}

extension TurboNavigatorTests {
    /// What a page keeps while the user is elsewhere: the app shows what a bare web view shows.
    @MainActor @Suite(.serialized)
    struct PageTableTests {
        private func prepare(_ server: TestServer, _ row: PageRow) {
            func page(_ path: String, _ head: String, _ body: String, delay: TimeInterval = 0) {
                let head = "<title>\(path)</title>\(TurboLibrary.turbo.tag)\(head)"
                server.route(
                    path,
                    .delayed(delay, .html("<!DOCTYPE html><html><head>\(head)</head><body>\(body)</body></html>")))
            }
            page("/a", row.head, "<a id=go href=/b>b</a>\(row.body)")
            // A page that arrives before the next frame has no preview.
            page("/b", row.nextHead, "<h1>b</h1>\(row.nextBody)", delay: row.steps.count > 2 ? 0.3 : 0)
            func frames(_ text: String) -> String {
                "<turbo-frame id=f>\(text)</turbo-frame><turbo-frame id=g>\(text)</turbo-frame>"
            }
            server.route("/frame", .html(frames("loaded")))
            server.route("/frame2", .html(frames("second")))
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
        private func state(_ row: PageRow, of title: String?, _ server: TestServer, _ webView: WKWebView) async throws
            -> String
        {
            let script = """
                const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
                if (title && document.title !== title) return null
                if (document.querySelector("[aria-busy=true], [busy]")) return null
                await frames()
                return `${location.pathname} ${JSON.stringify(\(row.read))}`
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

        /// Performs the steps in the first page. Returns the states, and the requests.
        private func perform(
            _ row: PageRow, _ server: TestServer, _ webView: WKWebView, _ window: UIWindow,
            back: () async throws -> Void
        ) async throws -> [String] {
            _ = try await webView.callAsyncJavaScript("window.mark = 1; \(row.prepare)", contentWorld: .page)
            var states = [try await state(row, of: row.steps.isEmpty ? nil : "/a", server, webView)]
            for step in row.steps {
                if step == PageRow.back { try await back() } else { try await tap(step, webView, in: window) }
                let title = ["#go": "/b", PageRow.back: "/a"][step]
                states.append(try await state(row, of: title, server, webView))
            }
            return states + server.visits
        }

        private func inBareView(_ row: PageRow) async throws -> [String] {
            let server = try TestServer(.turbo)
            defer { server.stop() }
            prepare(server, row)
            let page = BarePage()
            defer { page.close() }
            try await page.load(server.url("/a"))
            return try await perform(row, server, page.webView, page.window.window) {
                _ = try await page.webView.evaluateJavaScript("history.back(); 1")
            }
        }

        @Test(arguments: PageRow.snapshots)
        func `The user returns to what a browser shows`(_ row: PageRow) async throws {
            let expected = try await inBareView(row)
            let app = try await AppDriver()
            defer { app.close() }
            prepare(app.server, row)
            try await app.route("/a")
            let found = try await perform(row, app.server, app.navigator.session.webView, app.window) {
                try await app.back()
            }
            #expect(found == row.native ?? expected)
            #expect(row.native == nil || found != expected, "the row differs no longer")
            #expect(app.stacks == (row.steps.last == "#go" ? "/a /b" : "/a"))
        }

        @Test(arguments: PageRow.frames)
        func `A frame does what it does in a browser, and no screen appears`(_ row: PageRow) async throws {
            let expected = try await inBareView(row)
            let app = try await AppDriver()
            defer { app.close() }
            prepare(app.server, row)
            try await app.route("/a")
            let found = try await perform(row, app.server, app.navigator.session.webView, app.window) {}
            #expect(found == row.native ?? expected)
            #expect(row.native == nil || found != expected, "the row differs no longer")
            #expect(app.navigator.navigationController.viewControllers.count == 1)
        }
    }
}
