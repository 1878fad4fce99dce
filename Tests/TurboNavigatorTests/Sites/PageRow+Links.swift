import TurboTestSupport

/// What leads to another page, which is a screen in the app.
extension PageRow {
    private init(
        _ description: String, _ link: String, head: String = "", nextHead: String = "", nextBody: String = "",
        nextHTML: String = "", _ script: String = "", read: String = "window.mark", native: [String]? = nil,
        needs: TurboFeature? = nil
    ) {
        self.init(
            testDescription: description, head: head, link: link, nextHead: nextHead, nextBody: nextBody,
            nextHTML: nextHTML, prepare: script, read: read, needs: needs, native: native)
    }

    private static let usual = "<a id=go href=/b>b</a>"
    private static let send = "<input name=q value=1><button id=go>b</button></form>"
    private static let shadow = """
        <script>customElements.define('a-part', class extends HTMLElement {
        constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = this.dataset.inner }
        })</script>
        """

    private static let isSeven = TurboLibrary.majorVersion < 8
    /// A link that Turbo ignores, of which the app makes a visit.
    private static let pushed = ["/a 1", "/b 1", "/a 1", "GET /a", "GET /b"]
    /// After a form, Turbo 7.1 shows the former page from its cache. The app does as later builds.
    private static let requestedAgain = ["/a 1", "/b 1", "/a 1", "GET /a", "POST /to-b", "GET /b", "GET /a"]

    static let links = [
        PageRow(
            "a link in a picture", "<svg width=90 height=40><a id=go href=/b><rect width=90 height=40 /></a></svg>",
            native: isSeven ? nil : pushed),
        PageRow(
            "an element of the page's own around a link's text",
            "<a-part id=go data-inner='<a href=/b><slot></slot></a>'>b</a-part>\(shadow)"),
        PageRow(
            "an element of the page's own in a link",
            "<a id=go href=/b><a-part data-inner='<b>b</b>'></a-part></a>\(shadow)", native: isSeven ? pushed : nil),
        PageRow("target=_self", "<a id=go href=/b target=_self>b</a>", native: isSeven ? pushed : nil),
        PageRow("an empty target", "<a id=go href=/b target=''>b</a>"),
        PageRow(
            "a link to a part of the page", "<a id=go href=/b#part>b</a>",
            nextBody: "<p style='height:2000px'></p><p id=part>p</p><p style='height:2000px'></p>",
            read: "[location.hash, scrollY > 100]"),
        PageRow(
            testDescription: "a link far down in the page, to one that has to be loaded",
            link: "<p style='height:3000px'></p><a id=go href=/b>b</a><p style='height:3000px'></p>",
            nextHead: "<meta name=turbo-visit-control content=reload>",
            prepare: """
                delete localStorage.left
                go.scrollIntoView(); await frame()
                addEventListener('pagehide', () => { localStorage.left = scrollY > 100 })
                """, steps: ["#go"], read: "String(localStorage.left)",
            native: TurboFeature.unscrolledReloads.isThere
                ? nil : ["/a \"undefined\"", "/b \"true\"", "GET /a", "GET /b", "GET /b"]),
        PageRow("a link that is redirected", "<a id=go href=/to-b>b</a>"),
        PageRow(
            "a link of a frame for the page",
            "<turbo-frame id=f><a id=go href=/b data-turbo-frame=_top>b</a></turbo-frame>"),
        PageRow(
            "a frame whose links are for the page", "<turbo-frame id=f target=_top><a id=go href=/b>b</a></turbo-frame>"
        ),
        PageRow(
            "a link for a frame that is disabled",
            "<a id=go href=/b data-turbo-frame=f>b</a><turbo-frame id=f disabled></turbo-frame>"),
        PageRow("a form with GET", "<form action=/b>\(send)", read: "location.search"),
        PageRow(
            "a form with GET, by its button",
            "<form method=post>\(send.replacing("<button", with: "<button formmethod=get formaction=/b"))",
            read: "location.search"),
        PageRow("a form with POST", "<form method=post action=/to-b>\(send)", native: isSeven ? requestedAgain : nil),
        PageRow(
            "a form of a frame for the page",
            "<turbo-frame id=f><form method=post action=/to-b data-turbo-frame=_top>\(send)</turbo-frame>",
            native: isSeven ? requestedAgain : nil),
        PageRow(
            "data-turbo-method", "<a id=go href=/to-b data-turbo-method=post>b</a>",
            native: isSeven ? requestedAgain : nil),
        PageRow(
            "a link without Turbo", "<a id=go href=/b data-turbo=false>b</a>",
            native: pushed),
        PageRow(
            "a link whose turbo:click the page cancels", usual,
            "addEventListener('turbo:click', (event) => event.preventDefault())",
            native: pushed),
        PageRow(
            "a link with Turbo in a page without", "<div data-turbo=false><a id=go href=/b data-turbo=true>b</a></div>"),
        PageRow(
            "the page from which a link leads", usual, nextBody: "<p id=from>REFERER</p>",
            read: "document.getElementById('from')?.innerText"),
        PageRow(
            "a header that the page adds", usual, nextBody: "<p id=from>HEADER</p>",
            "addEventListener('turbo:before-fetch-request', ({ detail }) => { detail.fetchOptions.headers['X-Page'] = 'added' })",
            read: "document.getElementById('from')?.innerText"),
        PageRow(
            "the events of a form that is redirected", "<form method=post action=/to-b>\(send)",
            """
            window.seen = []
            for (const name of ["submit-start", "before-visit", "visit", "before-cache", "before-render", "render", "load"]) {
              addEventListener(`turbo:${name}`, ({ detail }) => seen.push(`${name} ${detail?.action ?? ""}`.trim()))
            }
            """, read: "window.seen", needs: .uncachedForms),
        PageRow(
            "a page that scrolls by itself after each visit", usual,
            nextBody: "<p style='height:2000px'></p><p id=part>p</p><p style='height:2000px'></p>",
            "addEventListener('turbo:load', () => document.getElementById('part')?.scrollIntoView())",
            read: "scrollY > 100"),
        PageRow(
            "a frame whose missing answer becomes a page", "<turbo-frame id=f><a id=go href=/b>b</a></turbo-frame>",
            """
            addEventListener("turbo:frame-missing", (event) => {
              event.preventDefault()
              event.detail.visit(event.detail.response)
            })
            """, needs: .missingFrames),
        PageRow(
            "language and direction of the next page", usual, nextHTML: "lang=ar dir=rtl",
            read: "[document.documentElement.lang, document.documentElement.dir]"),
        PageRow("a stylesheet that is missing", usual, nextHead: "<link rel=stylesheet href=/pixel>"),
        PageRow(
            "a style of the next page's head only", usual, nextHead: "<style>body { margin-top: 7px }</style>",
            read: "getComputedStyle(document.body).marginTop"),
        PageRow(
            "a style that is removed with its page", usual,
            head: "<style data-turbo-track=dynamic>body { margin-top: 7px }</style>",
            read: "getComputedStyle(document.body).marginTop"),
        PageRow(
            "a password", "\(usual)<form><input id=field type=password></form>", "field.value = 'secret'",
            read: "document.getElementById('field')?.value"),
        PageRow(
            "a button that resets the form after Back",
            "\(usual)<form><input id=field value=was><button type=reset id=reset>r</button></form>",
            "field.value = 'typed'; addEventListener('turbo:render', () => document.getElementById('reset')?.click())",
            read: "document.getElementById('field')?.value"),
        PageRow(
            "an element that is in the page once, by its listener", usual,
            "addEventListener('turbo:load', () => { document.querySelectorAll('[data-added]').forEach((one) => one.remove()); document.body.insertAdjacentHTML('beforeend', '<i data-added>i</i>') })",
            read: "document.querySelectorAll('[data-added]').length"),
        PageRow("a page with a base", "<a id=go href=../b>b</a>", head: "<base href=/sub/>"),
        PageRow("a link with javascript:", #"<a id=go href="javascript:Turbo.visit('/b')">b</a>"#),
        PageRow(
            "a button that sets the location", #"<button id=go onclick="location.href = '/b'">b</button>"#,
            native: pushed),
        PageRow(
            "a row of a table that is a link", #"<table><tr id=go onclick="Turbo.visit('/b')"><td>b</td></tr></table>"#),
        PageRow(
            "a form around a table's row",
            "<form id=outer method=post action=/to-b></form><table><tr><td><input name=q form=outer><td><button id=go form=outer>b</button></table>",
            native: isSeven ? requestedAgain : nil),
        PageRow(
            "a frame whose answer wants a whole page", "<turbo-frame id=f><a id=go href=/b>b</a></turbo-frame>",
            nextHead: "<meta name=turbo-visit-control content=reload>", nextBody: "<turbo-frame id=f>f</turbo-frame>",
            native: ["/a 1", "/b undefined", "/a undefined", "GET /a", "GET /b", "GET /b", "GET /a"],
            needs: .missingFrames),
        PageRow(
            "a form whose stream visits a page", "<form method=post action=/stream-b>\(send)",
            "Turbo.StreamActions.redirect = function () { Turbo.visit(this.target) }", needs: .streamActions),
        PageRow(
            "a form in a frame of a dialog whose stream visits a page",
            "<dialog id=box open><turbo-frame id=f><form method=post action=/stream-b>\(send)</turbo-frame></dialog>",
            "Turbo.StreamActions.redirect = function () { Turbo.visit(this.target) }", needs: .streamActions),
        PageRow(
            "a menu in an open <details>", "<details id=menu open><summary>m</summary><a id=go href=/b>b</a></details>",
            read: "document.getElementById('menu')?.open"),
        PageRow(
            "a menu that the page closes before it is cached",
            "<details id=menu open><summary>m</summary><a id=go href=/b>b</a></details>",
            "addEventListener('turbo:before-cache', () => document.getElementById('menu')?.removeAttribute('open'))",
            read: "document.getElementById('menu')?.open"),
        PageRow("a link to the page with rel and target", "<a id=go href=/b rel=next>b</a>"),
        PageRow(
            "a list that a script has extended", "\(usual)<div id=list><p>1</p></div>",
            "list.insertAdjacentHTML('beforeend', '<p>2</p>'); history.replaceState(history.state, '', '/a?page=2')",
            read: "[document.querySelectorAll('#list p').length, location.search]",
            native: ["/a [2,\"?page=2\"]", "/b [0,\"\"]", "/a [2,\"?page=2\"]", "GET /a", "GET /b"]),
    ].filter { $0.needs?.isThere ?? true }
}
