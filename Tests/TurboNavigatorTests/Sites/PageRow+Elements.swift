import TurboTestSupport

/// What happens within a page, so that its screen stays.
extension PageRow {
    /// `until`, `next` and `click` are functions of the test: a condition, an event and an element of the page.
    private init(
        _ description: String, head: String = "", _ body: String, _ script: String, _ read: String,
        needs: TurboFeature? = nil, native: [String]? = nil
    ) {
        self.init(
            testDescription: description, head: head, body: body, prepare: script, steps: [], read: read,
            needs: needs, native: native)
    }

    /// Notes these events of Turbo's with the targets that have an ID.
    private static func note(_ names: String) -> String {
        """
        window.seen = []
        for (const name of "\(names)".split(" ")) {
          addEventListener(`turbo:${name}`, ({ target }) => seen.push(`${name} ${target.id ?? ""}`.trim()))
        }
        """
    }

    // MARK: Frames

    private static let link = "<turbo-frame id=f><a id=f2 href=/frame2>2</a></turbo-frame>"
    private static let eager = "<turbo-frame id=f src=/frame></turbo-frame>"
    private static let text = "document.getElementById('f')?.innerText"
    private static let isLoaded = "await until(() => document.getElementById('f').innerText === 'loaded')"

    static let elements = [
        PageRow(
            "a frame's attributes after a link",
            "<turbo-frame id=f class=kept data-x=1><a id=f2 href=/frame2>2</a></turbo-frame>",
            "click('#f2'); await next('turbo:frame-load')",
            "[f.className, f.dataset.x, new URL(f.src).pathname, f.complete, f.hasAttribute('busy'), f.ariaBusy]"),
        PageRow(
            "the events of a frame", link,
            note(
                "click before-visit visit before-fetch-request before-fetch-response before-frame-render frame-render frame-load render load"
            ) + "click('#f2'); await next('turbo:frame-load')", "window.seen"),
        PageRow(
            "the headers of a frame's request", link,
            """
            addEventListener("turbo:before-fetch-request", ({ detail: { fetchOptions: { headers } } }) => {
              window.seen = [headers["Turbo-Frame"], headers.Accept]
            })
            click("#f2"); await next("turbo:frame-load")
            """, "window.seen"),
        PageRow(
            "turbo:frame-missing, handled by the page", "<turbo-frame id=f><a id=f2 href=/empty>2</a></turbo-frame>",
            """
            addEventListener("turbo:frame-missing", (event) => {
              event.preventDefault()
              event.target.textContent = event.detail.response.status
            })
            click("#f2"); await next("turbo:before-fetch-response")
            """, text),
        PageRow(
            "a frame whose src is its page", "<turbo-frame id=f src=/a><p>own</p></turbo-frame>",
            "await until(() => !document.getElementById('f').hasAttribute('busy'))", text),
        PageRow(
            "two links of a frame, one right after the other",
            "<turbo-frame id=f><a id=f2 href=/slow>1</a><a id=f3 href=/frame2>2</a></turbo-frame>",
            """
            click("#f2")
            while (await (await fetch("/is-slow-requested")).text() !== "true") { await frame() }
            click("#f3")
            await next("turbo:frame-load")
            """, text),
        PageRow(
            "a frame that is found in the frame of its answer", "<turbo-frame id=f src=/recurse></turbo-frame>",
            isLoaded, text),
        PageRow(
            "a frame that is loaded again after its form",
            "<turbo-frame id=f><form method=post action=/save><button id=f2>2</button></form></turbo-frame>",
            "click('#f2'); await next('turbo:frame-load'); f.src = '/frame'; \(isLoaded)", text),
        PageRow(
            "scripts of a frame", "<turbo-frame id=f></turbo-frame>",
            """
            for (const path of ["/scripts", "/scripts?2"]) { f.src = path; await next("turbo:frame-load") }
            """, "[window.runs, window.once]"),
        PageRow(
            "reload() of a frame", eager, "\(isLoaded); f.reload(); await next('turbo:frame-load')", text),
        PageRow(
            "reload() of a frame that morphs", "<turbo-frame id=f src=/frame refresh=morph></turbo-frame>",
            "\(isLoaded); f.firstChild.mark = 1; f.reload(); await next('turbo:frame-load')",
            "[f.innerText, f.firstChild.mark]"),
        PageRow(
            "a link outside that is tapped twice",
            "<turbo-frame id=f></turbo-frame><a id=f2 href=/frame2 data-turbo-frame=f>2</a>",
            "for (let n = 0; n < 2; n++) { click('#f2'); await next('turbo:frame-load') }", text),
        PageRow(
            "a form outside",
            """
            <turbo-frame id=f></turbo-frame>
            <form action=/frame2 data-turbo-frame=f><input name=q value=1><button id=f2>2</button></form>
            """, "click('#f2'); await next('turbo:frame-load')", "[f.innerText, new URL(f.src).search]"),
        PageRow(
            "a frame that is moved", eager + "<div id=box></div>",
            "\(isLoaded); box.append(document.getElementById('f')); await fetch('/pixel')", text),
        PageRow(
            "a frame without disabled", "<turbo-frame id=f src=/frame disabled></turbo-frame>",
            "document.getElementById('f').disabled = false; \(isLoaded)", text),
        PageRow(
            "a lazy frame that becomes eager",
            "<div hidden><turbo-frame id=f src=/frame loading=lazy></turbo-frame></div>",
            "document.getElementById('f').loading = 'eager'; await until(() => f.textContent === 'loaded')",
            "f.textContent"),
        PageRow(
            "a lazy frame out of sight gets another src",
            "<div hidden><turbo-frame id=f src=/frame loading=lazy></turbo-frame></div>",
            "document.getElementById('f').src = '/frame2'; await fetch('/pixel')", "f.textContent"),
        PageRow(
            "a frame in a closed <details>", "<details>\(eager)</details>",
            "await until(() => f.textContent === 'loaded')", "f.textContent"),
        PageRow(
            "a lazy frame in a <details> that is opened",
            "<details id=more><turbo-frame id=f src=/frame loading=lazy></turbo-frame></details>",
            "await fetch('/pixel'); more.open = true; \(isLoaded)", text),
        PageRow(
            "a rendering of a frame that the page delays", link,
            """
            window.seen = []
            addEventListener("turbo:before-frame-render", (event) => {
              event.preventDefault()
              seen.push("waits")
              setTimeout(() => event.detail.resume(), 50)
            })
            addEventListener("turbo:frame-render", () => seen.push("rendered"))
            click("#f2"); await next("turbo:frame-load")
            """, "[f.innerText, window.seen]"),
        PageRow(
            "a rendering of a frame by the page", link,
            """
            addEventListener("turbo:before-frame-render", ({ detail }) => {
              detail.render = (current, next) => { current.textContent = `own ${next.textContent}` }
            })
            click("#f2"); await next("turbo:frame-load")
            """, text),
        PageRow(
            "Turbo.visit for a frame", "<turbo-frame id=f></turbo-frame>",
            "Turbo.visit('/frame2', { frame: 'f' }); await next('turbo:frame-load')", text, needs: .frameVisits),
        PageRow(
            "Turbo.visit with an action for a frame", "<turbo-frame id=f></turbo-frame>",
            "Turbo.visit('/frame2', { frame: 'f', action: 'advance' }); await next('turbo:load')",
            "[f.innerText, location.pathname]", needs: .frameVisits),
        PageRow(
            "data-turbo-permanent in a frame, with the focus",
            """
            <turbo-frame id=f><div id=kept data-turbo-permanent><input id=field></div>
            <a id=f2 href=/kept>2</a></turbo-frame>
            """, "kept.mark = 1; field.focus(); click('#f2'); await next('turbo:frame-load')",
            "[document.getElementById('kept').mark, document.activeElement.id]"),
        PageRow(
            "a frame without a connection", "<turbo-frame id=f><a id=f2 href=/dropped>2</a></turbo-frame>",
            """
            addEventListener("turbo:fetch-request-error", ({ target, detail }) => {
              window.seen = [target.id, detail.error.name]
            })
            click("#f2"); await until(() => window.seen || !f.hasAttribute("busy") && f.src)
            """, "window.seen"),

        PageRow(
            "a list that grows by lazy frames", "<turbo-frame id=f src=/page2 loading=lazy></turbo-frame>",
            "await until(() => document.getElementById('g')?.innerText === 'loaded')", text),
        PageRow(
            "the address of a frame with a base", head: "<base href=/>",
            "<turbo-frame id=f src=frame></turbo-frame>", isLoaded, text),
        PageRow(
            "a link with javascript: in a frame",
            #"<turbo-frame id=f><a id=f2 href="javascript:void (document.title = 'run')">2</a></turbo-frame>"#,
            "click('#f2'); await until(() => document.title === 'run')", text),
        PageRow(
            "a dialog that a frame shows, and its form closes",
            "<turbo-frame id=f></turbo-frame><a id=f2 href=/dialog data-turbo-frame=f>2</a>",
            """
            addEventListener("turbo:frame-load", () => document.querySelector("dialog").showModal())
            click("#f2"); await next("turbo:frame-load"); await frame(); click("dialog button"); await frame()
            """, "[document.querySelector('dialog').open, document.querySelector('dialog').returnValue]"),

        // MARK: Streams

        PageRow(
            "a stream for several elements", "<p class=one>1</p><p class=one>2</p>",
            stream("update", "targets='.one'"), "document.body.innerText"),
        PageRow(
            "a stream without a template", "<p id=one>1</p>",
            "Turbo.renderStreamMessage('<turbo-stream action=remove target=one></turbo-stream>'); await frame()",
            "Boolean(document.getElementById('one'))"),
        PageRow(
            "a stream with a script", "<p id=one>1</p>",
            stream("append", "target=one", "<script>window.runs = (window.runs ?? 0) + 1</script>"), "window.runs"),
        PageRow(
            "a stream in the page", "<p id=one>1</p>",
            """
            document.body.insertAdjacentHTML("beforeend",
              "<turbo-stream action=update target=one><template>new</template></turbo-stream>")
            await frame()
            """, "[one.innerText, document.querySelector('turbo-stream')]"),
        PageRow(
            "a stream that the page delays and renders", "<p id=one>1</p>",
            """
            addEventListener("turbo:before-stream-render", (event) => {
              event.preventDefault()
              setTimeout(() => { one.textContent = `own ${event.target.action}`; dispatchEvent(new Event("done")) }, 20)
            })
            const done = next("done")
            \(stream("update", "target=one")); await done
            """, "one.innerText"),
        PageRow(
            "the focus after a stream updates its list", "<div id=one><input id=field></div>",
            "field.focus(); \(stream("update", "target=one", "<input id=field>"))", "document.activeElement.id"),
        PageRow(
            "the focus after a stream replaces its field", "<input id=field>",
            "field.focus(); \(stream("replace", "target=field", "<input id=field>"))", "document.activeElement.id"),
        PageRow(
            "the focus after a stream removes its field", "<input id=field>",
            "field.focus(); \(stream("remove", "target=field"))", "document.activeElement.id"),
        PageRow(
            "a stream with autofocus", "<p id=one>1</p>",
            stream("append", "target=one", "<input><input id=wanted autofocus>"), "document.activeElement.id"),
        PageRow(
            "a stream that updates with data-turbo-permanent inside", "<div id=one>\(permanent)</div>",
            "kept.mark = 1; \(stream("update", "target=one", permanent))", "document.getElementById('kept').mark"),
        PageRow(
            "a stream that morphs", "<p id=one>1</p>",
            "one.mark = 1; \(note("before-morph-element morph-element"))"
                + stream("replace", "target=one method=morph", "<p id=one>new</p>"),
            "[one.mark, one.innerText, window.seen]"),

        // MARK: Forms

        PageRow(
            "the events of a form that is answered with 422", post("/invalid"),
            note(
                "submit-start before-fetch-request before-fetch-response submit-end before-visit visit"
            ) + "click('#go2'); await next('turbo:render'); await frame()", "window.seen"),
        PageRow(
            "a form and its button while it is sent", post("/invalid"),
            """
            window.seen = []
            const [form, button] = [document.forms[0], go2]
            const note = () => seen.push([form.ariaBusy, button.disabled, document.documentElement.ariaBusy])
            addEventListener("turbo:before-fetch-response", note)
            addEventListener("turbo:submit-end", () => setTimeout(note))
            click("#go2"); await until(() => seen.length === 2)
            """, "window.seen"),
        PageRow(
            "the success and status of a form", post("/invalid"),
            """
            addEventListener("turbo:submit-end", ({ detail }) => {
              window.seen = [detail.success, detail.fetchResponse.statusCode, detail.formSubmission.method]
            })
            click("#go2"); await next("turbo:render")
            """, "window.seen"),
        PageRow(
            "a form that the page stops", post("/invalid"),
            """
            addEventListener("turbo:submit-start", ({ detail }) => detail.formSubmission.stop())
            click("#go2"); await fetch("/pixel")
            """, "document.forms.length"),
        PageRow(
            "a form that a listener of submit cancels", post("/invalid"),
            "addEventListener('submit', (event) => event.preventDefault(), true); click('#go2'); await fetch('/pixel')",
            "document.forms.length"),
        PageRow(
            "a form whose request the page changes", post("/invalid"),
            """
            addEventListener("turbo:before-fetch-request", ({ detail: { fetchOptions } }) => {
              window.seen = [fetchOptions.method, String(fetchOptions.body)]
              fetchOptions.headers["X-Page"] = "1"
            })
            click("#go2"); await next("turbo:render")
            """, "[window.seen, document.body.innerText]"),
        PageRow(
            "the headers of a form for streams",
            "<form action=/invalid data-turbo-stream><button id=go2>2</button></form>",
            """
            addEventListener("turbo:before-fetch-request", ({ detail: { fetchOptions: { headers } } }) => {
              window.seen = headers.Accept
            })
            click("#go2"); await next("turbo:before-fetch-response")
            """, "window.seen"),
        PageRow(
            "a form for a frame that is disabled",
            post("/invalid", "data-turbo-frame=f") + "<turbo-frame id=f disabled></turbo-frame>",
            note("submit-start") + "click('#go2'); await next('turbo:before-fetch-response')", "window.seen.length > 0"),
        PageRow(
            "a form without a page for its fields", "<form method=dialog><button id=go2>2</button></form>",
            note("submit-start") + "click('#go2'); await fetch('/pixel')", "window.seen"),
        PageRow(
            "a progress bar that the page shows for its own request", "",
            """
            const bar = Turbo.navigator.delegate.adapter.progressBar
            bar.setValue(0); bar.show()
            window.seen = document.querySelectorAll(".turbo-progress-bar").length
            await fetch("/pixel")
            bar.setValue(1); bar.hide()
            """, "window.seen"),
        PageRow(
            "a popover", "<button id=f2 popovertarget=p>2</button><div id=p popover>p</div>", "click('#f2')",
            "document.getElementById('p').matches(':popover-open')"),

        // MARK: Refreshes

        refresh("a page that morphs", "kept.mark = 1; field.focus()", "[kept.mark, document.activeElement.id]"),
        refresh("the events of a refresh", note("before-morph-element morph-element morph render"), "window.seen"),
        refresh(
            "an element that the page leaves out",
            "addEventListener('turbo:before-morph-element', (event) => event.target.id === 'out' && event.preventDefault())",
            "out.innerText"),
        refresh(
            "an attribute that the page leaves out",
            """
            one.className = "own"
            addEventListener("turbo:before-morph-attribute", (event) =>
              event.detail.attributeName === "class" && event.preventDefault())
            """, "one.className"),
        refresh(
            "an element with data-turbo-permanent", "kept2.textContent = 'mine'",
            "document.getElementById('kept2').textContent"),
        refresh(
            "a permanent element that a script has added",
            "document.body.insertAdjacentHTML('beforeend', '<p id=own data-turbo-permanent>own</p>')",
            "document.getElementById('own')?.innerText"),
        refresh(
            "frames of a page that morphs",
            "await until(() => g.innerText === 'loaded'); f.textContent = 'elsewhere'; g.textContent = 'elsewhere'",
            "[f.innerText, document.getElementById('g').innerText]",
            after: "await until(() => document.getElementById('g').innerText !== 'elsewhere')"),
        refresh(
            "a frame that morphs and that a script has added",
            "document.body.insertAdjacentHTML('beforeend', '<turbo-frame id=own refresh=morph>own</turbo-frame>')",
            "document.getElementById('own')?.innerText"),
        refresh("the position with preserve", "scrollTo(0, 50)", "scrollY", head: preserve),
        refresh("the position with reset", "scrollTo(0, 50)", "scrollY", head: reset),
        PageRow(
            "a form that is answered with 422, in a page that morphs", head: morph, "<p id=one>1</p>\(post("/a422"))",
            "one.mark = 1; click('#go2'); await next('turbo:render')", "[one.mark, one.innerText]",
            needs: .morphing),
        PageRow(
            "a refresh that the page's own request has caused", head: morph, "<p id=one>COUNT</p>",
            """
            await Turbo.fetch("/pixel")
            const [id] = Turbo.session.recentRequests
            Turbo.renderStreamMessage(`<turbo-stream action=refresh request-id="${id}"></turbo-stream>`)
            // A later refresh comes after it.
            Turbo.renderStreamMessage("<turbo-stream action=refresh></turbo-stream>"); await next("turbo:render")
            """, "one.innerText", needs: .morphing),
        PageRow(
            "a filter that replaces its page, in a page that morphs", head: morph,
            "<p id=one>COUNT</p><a id=f2 href='/a?x=1' data-turbo-action=replace>x</a>",
            "one.mark = 1; click('#f2'); await until(() => one.innerText === '2')",
            "[one.mark, location.search, history.length > 9]", needs: .morphing),
        PageRow(
            "several refreshes at once", head: morph, "<p id=one>COUNT</p>",
            """
            for (let n = 0; n < 5; n++) Turbo.renderStreamMessage("<turbo-stream action=refresh></turbo-stream>")
            await next("turbo:render")
            """, "one.innerText", needs: .pageRefresh),
    ].filter { $0.needs?.isThere ?? true }

    private static let morph = "<meta name=turbo-refresh-method content=morph>"
    private static let preserve = "<meta name=turbo-refresh-scroll content=preserve>"
    private static let reset = "<meta name=turbo-refresh-scroll content=reset>"

    /// A page that changes with each request, and is refreshed.
    private static func refresh(
        _ description: String, _ script: String, _ read: String, head: String = "", after: String = ""
    ) -> PageRow {
        PageRow(
            description, head: morph + head,
            """
            <p id=one>COUNT</p><div id=kept><input id=field></div><p id=out>COUNT</p>
            <p id=kept2 data-turbo-permanent>COUNT</p><turbo-frame id=f>COUNT</turbo-frame>
            <turbo-frame id=g src=/frame refresh=morph></turbo-frame><div style='height:2000px'></div>
            """,
            """
            await until(() => g.innerText === "loaded")
            \(script)
            Turbo.session.refresh(location.href); await until(() => one.innerText === "2")
            \(after)
            await frame()
            """, read, needs: .morphing)
    }

    private static func post(_ path: String, _ attributes: String = "") -> String {
        "<form method=post action=\(path) \(attributes)><input name=a value=1><button id=go2>2</button></form>"
    }

    private static func stream(_ action: String, _ attributes: String, _ content: String = "new") -> String {
        """
        Turbo.renderStreamMessage(`<turbo-stream action=\(action) \(attributes)><template>\(content)</template></turbo-stream>`)
        await frame()
        """
    }
}
