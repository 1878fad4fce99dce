import TestSupport
import Testing
import TurboTestSupport

/// A page, the page behind it, and what is read after each step of the user's.
struct PageRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var head = ""
    /// The element with the ID `go`, which leads to the next page.
    var link = "<a id=go href=/b>b</a>"
    var body = ""
    /// The head, the body and the attributes of `<html>` of the page that the link leads to.
    var nextHead = ""
    var nextBody = ""
    var nextHTML = ""
    /// What the user or a script does in the first page.
    var prepare = ""
    /// A link of the page, or the Back button.
    var steps = ["#go", back]
    /// What a page knows of itself.
    let read: String
    /// The row is for builds of Turbo with this feature.
    var needs: TurboFeature?
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
    static let permanent = "<div id=kept data-turbo-permanent><input id=field></div>"
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
