import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Input that nobody is asked about, because the server has it or doesn't want it.
    @MainActor @Suite(.serialized)
    struct SavedInputTests {
        /// The root, and a page with a field, in which "some text" is typed.
        private func app(_ body: String, _ script: String = "", answers status: Int = 200) async throws -> AppDriver {
            let app = try await AppDriver()
            let html = "\(body)<script>\(script)</script>"
            app.server.route("/a", .page(TestPage("Note", body: html)))
            app.server.route("/save", .html("{}", status: status))
            try await app.route("/")
            try await app.route("/a")
            try await app.run("document.querySelector('dialog')?.showModal()")
            try await app.enter("some text")
            return app
        }

        private func expectNoQuestion(_ app: AppDriver) async throws {
            try await app.back()
            #expect(app.stacks == "/")
        }

        private func expectQuestion(_ app: AppDriver) async throws {
            try await app.back(waits: false)
            #expect(try await app.reply("Discard") == UnsavedInputTests.sentence)
        }

        /// Clicks the button, and waits until the page has the answer of the server.
        private func save(_ app: AppDriver) async throws {
            try await app.click("#save")
            try await app.wait(until: "the page has the answer") {
                try await app.navigator.session.webView.evaluateJavaScript("window.isAnswered") as? Bool == true
            }
        }

        private static let field = "<input id=field name=field autofocus>"
        private static let form =
            "<form id=form method=post action=/save>\(field)<input type=checkbox name=c id=c><button id=save>Save</button></form>"

        @Test func `A dialog that gives its input to the page isn't asked about`() async throws {
            let dialog = "<dialog><form method=dialog>\(Self.field)<button id=save>OK</button></form></dialog>"
            for isOpen in [true, false] {
                let app = try await app(dialog)
                defer { app.close() }
                if !isOpen { try await app.click("#save") }
                try await expectNoQuestion(app)
            }
        }

        @Test func `What a script writes into a page before the user has done anything isn't asked about`() async throws
        {
            let preset = "field.value = 'x'; field.dispatchEvent(new Event('input', { bubbles: true }))"
            let app = try await AppDriver()
            defer { app.close() }
            app.server.route("/a", .page(TestPage("Note", body: "\(Self.form)<script>\(preset)</script>")))
            try await app.route("/")
            try await app.route("/a")
            try await expectNoQuestion(app)
            try await app.route("/a")
            try await app.run("field.select()")
            try await app.enter("more")
            try await expectQuestion(app)
        }

        @Test func `A form in a dialog that another form's button has closed isn't asked about`() async throws {
            let app = try await app(
                "<dialog><form method=dialog><button id=save>Close</button></form><form method=post>\(Self.field)</form></dialog>"
            )
            defer { app.close() }
            try await app.click("#save")
            try await app.waitUntilIdle()
            try await expectNoQuestion(app)
        }

        @Test func `A form with a button that asks for one more row is asked about`() async throws {
            let button = "<button id=save formmethod=get formaction=/row data-turbo-frame=rows>Add</button>"
            let app = try await app(
                "<form method=post action=/things>\(Self.field)<turbo-frame id=rows>\(button)</turbo-frame></form>")
            defer { app.close() }
            app.server.route("/row", .html("<turbo-frame id=rows><p id=row>one</p></turbo-frame>"))
            try await app.click("#save")
            try await app.wait(until: "the row is there") {
                try await app.navigator.session.webView.evaluateJavaScript("Boolean(window.row)") as? Bool == true
            }
            try await app.waitUntilIdle()
            try await expectQuestion(app)
        }

        private static let dialog = "<dialog>\(form)</dialog><button id=open onclick='dialog.showModal()'>New</button>"
        private static let dialogScript = "const dialog = document.querySelector('dialog')"

        @Test(arguments: ["script", "Escape"])
        func `A form in a dialog that was closed isn't asked about until the dialog is open again`(
            _ way: String
        ) async throws {
            for isOpen in [false, true] {
                let app = try await app(Self.dialog, Self.dialogScript)
                defer { app.close() }
                if way == "script" {
                    try await app.run("dialog.close()")
                } else {
                    try await Pointer(app.window).key("Escape")
                }
                try await app.wait(until: "the page has said that nothing is unsaved") { !app.asks }
                guard isOpen else {
                    try await expectNoQuestion(app)
                    continue
                }
                try await app.click("#open")
                try await app.wait(until: "the page has said that something is unsaved") { app.asks }
                try await expectQuestion(app)
            }
        }

        @Test func `A form in a dialog that closes when it is sent is asked about until the server has answered`()
            async throws
        {
            let app = try await app(Self.dialog, Self.dialogScript + "; form.onsubmit = () => dialog.close()")
            defer { app.close() }
            let gate = ResponseGate()
            app.server.route("/save") { _ in .gated(gate, .html("", status: 204)) }
            try await app.click("#save")
            try await app.wait(until: "the form is sent") { app.server.count("POST /save") == 1 }
            #expect(app.asks)
            gate.open()
            try await app.wait(until: "the page has said that nothing is unsaved") { !app.asks }
            try await expectNoQuestion(app)
        }

        /// The answer to a form with a wrong value: a form for the next step, or a page without one.
        @Test(arguments: [
            (307, "<form method=post action=/code><input name=code></form>"), (303, "<h1>This page has expired</h1>"),
        ])
        func `A form that the server rejected, but whose page it didn't bring back, isn't asked about`(
            _ redirect: Int, _ answer: String
        ) async throws {
            let app = try await app(Self.form)
            defer { app.close() }
            app.server.route("/save", .redirect(to: "/next", status: redirect))
            app.server.route("/next", .page(TestPage("Next", body: answer), status: redirect == 307 ? 422 : 419))
            try await app.click("#save")
            try await app.log.next(.formGotResponse)
            try await app.wait(until: "the answer is shown") { try await app.value("document.title") == "Next" }
            try await app.wait(until: "the page has said that nothing is unsaved") { !app.asks }
            try await expectNoQuestion(app)
        }

        @Test(.enabled(if: TurboFeature.streamActions.isThere, "Turbo renders streams of errors since 7.2."))
        func `A rejected form in a dialog that its Cancel button has closed isn't asked about`() async throws {
            let cancel = "<form method=dialog><button id=cancel>Cancel</button></form>"
            let app = try await app("<dialog><div id=box>\(Self.form)</div>\(cancel)</dialog>")
            defer { app.close() }
            let form = Self.form.replacing("id=field", with: "id=field value='some text'")
            let stream = "<turbo-stream action=update target=box><template>\(form)</template></turbo-stream>"
            app.server.route(
                "/save", .content(Data(stream.utf8), type: "text/vnd.turbo-stream.html", status: 422, headers: [:]))
            try await app.click("#save")
            try await app.wait(until: "the form is back") { try await app.value("field.defaultValue") == "some text" }
            try await app.waitUntilIdle()
            #expect(app.asks)
            try await app.click("#cancel")
            try await app.wait(until: "the page has said that nothing is unsaved") { !app.asks }
            try await expectNoQuestion(app)
        }

        /// As Symfony's pages do with a form in a frame or a dialog.
        @Test func `A form whose redirect the page follows itself isn't asked about`() async throws {
            let script = """
                document.addEventListener('turbo:before-fetch-response', (event) => {
                    const { succeeded, redirected, location } = event.detail.fetchResponse
                    if (!succeeded || !redirected) return
                    event.preventDefault()
                    Turbo.visit(location.href)
                })
                """
            let app = try await app("<turbo-frame id=note>\(Self.form)</turbo-frame>", script)
            defer { app.close() }
            app.server.route("/save", .redirect(to: "/a", status: 303))
            app.server.clearRequests()
            try await app.click("#save")
            try await app.arrived("/a")
            #expect(try await app.isUnasked())
            #expect(try await app.fieldText() == "")
            try await expectNoQuestion(app)
        }

        /// As Active Storage does.
        @Test func `A form whose files are only uploaded yet is asked about`() async throws {
            let file = "<input type=file data-direct-upload-url=/rails/active_storage/direct_uploads>"
            let script = Self.handler(
                """
                fetch('/rails/active_storage/direct_uploads', { method: 'POST', body: JSON.stringify({ blob: {} }) })
                    .then(() => fetch('/rails/active_storage/disk/1', { method: 'PUT', body: new Blob(['text']) }))
                """)
            let app = try await app(
                Self.form.replacing("<input type=checkbox", with: "\(file)<input type=checkbox"), script)
            defer { app.close() }
            for path in ["direct_uploads", "disk/1"] { app.server.route("/rails/active_storage/\(path)", .html("{}")) }
            try await save(app)
            try await expectQuestion(app)
        }

        /// As Symfony does with the token of a form.
        @Test func `A form that a script changes and sends while it is submitted isn't asked about`() async throws {
            let change =
                "form.addEventListener('submit', () => c.dispatchEvent(new Event('change', { bubbles: true })));"
            let app = try await app(Self.form, change + Self.handler(Self.submissions[5]))
            defer { app.close() }
            try await save(app)
            try await expectNoQuestion(app)
        }

        @Test func `A text that a script saves without following the redirect isn't asked about`() async throws {
            let app = try await app("<input id=field autofocus>")
            defer { app.close() }
            app.server.route("/save", .redirect(to: "/a", status: 302))
            try await app.run(
                """
                fetch('/save', { method: 'PATCH', body: field.value, redirect: 'manual' })
                    .then(() => window.isAnswered = true)
                """)
            try await app.wait(until: "the page has said that nothing is unsaved") { !app.asks }
            try await expectNoQuestion(app)
        }

        @Test func `A form in a dialog that its Cancel button has closed isn't asked about`() async throws {
            let app = try await app(
                "<dialog><form method=post>\(Self.field)<button id=save formmethod=dialog>Cancel</button></form></dialog>"
            )
            defer { app.close() }
            try await app.click("#save")
            try await app.wait(until: "the dialog is closed") {
                try await app.navigator.session.webView.evaluateJavaScript("document.querySelector('dialog').open")
                    as? Bool == false
            }
            try await app.waitUntilIdle()
            try await expectNoQuestion(app)
        }

        @Test(arguments: [
            "<a id=cancel href=/note>Cancel</a>",
            "<button type=button id=cancel onclick='setTimeout(() => document.forms[0].remove(), 100)'>Cancel</button>",
        ])
        func `A form that the user has cancelled in its frame isn't asked about`(_ cancel: String) async throws {
            let app = try await app("<turbo-frame id=note>\(Self.form)\(cancel)</turbo-frame>")
            defer { app.close() }
            app.server.page("/note", body: "<turbo-frame id=note>Note</turbo-frame>")
            try await app.click("#cancel")
            try await app.wait(until: "the page has said that nothing is unsaved") {
                !app.asks
            }
            try await expectNoQuestion(app)
        }

        @Test(arguments: ["turbo-frame", "div"])
        func `A permanent field that keeps its text is asked about when what is around it is new`(
            _ container: String
        ) async throws {
            let field = "<p id=kept data-turbo-permanent>\(Self.field)</p>"
            let box = "<\(container) id=box><form method=post action=/save>\(field)</form></\(container)>"
            let link = "<a id=go href=/fresh \(container == "div" ? "data-turbo-stream" : "data-turbo-frame=box")>x</a>"
            let app = try await app(box + link)
            defer { app.close() }
            let new = box.replacing("</form>", with: "<i id=new>new</i></form>")
            let stream = "<turbo-stream action=replace target=box><template>\(new)</template></turbo-stream>"
            app.server.page("/fresh", body: new)
            if container == "div" {
                app.server.route(
                    "/fresh",
                    .content(Data(stream.utf8), type: "text/vnd.turbo-stream.html", status: 200, headers: [:]))
            }
            try await app.click("#go")
            try await app.wait(until: "the rest is new") {
                try await app.navigator.session.webView.evaluateJavaScript("!!document.getElementById('new')") as? Bool
                    == true
            }
            try await app.waitUntilIdle()
            // Before 7.2, a stream replaces what is permanent.
            if try await app.fieldText() == "some text" {
                try await expectQuestion(app)
            } else {
                try await expectNoQuestion(app)
            }
        }

        @Test(arguments: [
            "fetch('/save', { method: 'PUT', body: file })",
            "fetch(new Request('/save', { method: 'PUT', body: file }))",
        ])
        func `A file that a script uploads isn't read as text, and saves no field`(_ request: String) async throws {
            let script = """
                window.texts = 0
                for (const type of [Blob, Request]) type.prototype.text = async () => { texts += 1; return 'some text' }
                async function upload() {
                    const file = new Blob([new Uint8Array(2000000)])
                    await \(request)
                    setTimeout(() => window.isAnswered = true)
                }
                """
            let app = try await app(Self.form, script)
            defer { app.close() }
            try await app.run("void upload()")
            try await app.wait(until: "the page has the answer") {
                try await app.navigator.session.webView.evaluateJavaScript("window.isAnswered") as? Bool == true
            }
            #expect(try await app.navigator.session.webView.evaluateJavaScript("texts") as? Int == 0)
            try await expectQuestion(app)
        }

        @Test func `A command of the app asks about nothing`() async throws {
            let app = try await app(Self.form)
            defer { app.close() }
            app.navigator.clearAll(animated: false)
            try await app.waitUntilIdle()
            #expect(app.stacks == "/" && app.alert == nil)
        }

        @Test func `A filter isn't asked about`() async throws {
            let app = try await app("<form action=/a>\(Self.field)</form>")
            defer { app.close() }
            try await expectNoQuestion(app)
        }

        nonisolated private static let submissions = [
            "fetch('/save', { method: 'POST', body: new FormData(form) })",
            "fetch('/save', { method: 'PATCH', body: JSON.stringify({ note: { text: field.value } }) })",
            "fetch('/save', { method: 'POST', body: new URLSearchParams(new FormData(form)) })",
            "fetch(new Request('/save', { method: 'POST', body: JSON.stringify({ field: field.value }) }))",
            "fetch('/save?text=' + encodeURIComponent(field.value), { method: 'POST' })",
            "fetch('/save', { method: 'POST', body: btoa(field.value) })",
            """
            new Promise((done) => { const request = new XMLHttpRequest(); request.open('PUT', '/save')
            request.onload = done; request.send(new FormData(form)) })
            """,
        ]

        private static func handler(_ request: String, then end: String = "") -> String {
            """
            form.addEventListener('submit', async (event) => {
                event.preventDefault(); await \(request); \(end); setTimeout(() => window.isAnswered = true) })
            """
        }

        @Test(arguments: submissions)
        func `A form that a script of the page sends isn't asked about`(_ request: String) async throws {
            let app = try await app(Self.form, Self.handler(request))
            defer { app.close() }
            try await app.run("c.click()")
            try await save(app)
            try await expectNoQuestion(app)
        }

        @Test func `A form that is empty again after a script has sent it isn't asked about`() async throws {
            let app = try await app(Self.form, Self.handler(Self.submissions[0], then: "form.reset()"))
            defer { app.close() }
            try await save(app)
            try await expectNoQuestion(app)
        }

        @Test(arguments: [("file", 200), ("nothing", 204)])
        func `A form outside Turbo that is answered without a page isn't asked about`(_ answer: String, status: Int)
            async throws
        {
            let form = """
                <form id=form method=post action=/export data-turbo=false>\(Self.field)<button id=save>Export</button></form>
                """
            let app = try await app(form)
            defer { app.close() }
            app.server.route(
                "/export",
                answer == "file" ? .attachment(Data("a".utf8), name: "note.txt") : .html("", status: status))
            try await app.click("#save")
            if answer == "file" {
                _ = try await app.nextOffer()
                try await app.choose("Cancel")
            }
            try await app.wait(until: "the form is sent") { app.server.pages.contains("/export") }
            try await app.waitUntilIdle()
            try await expectNoQuestion(app)
        }

        @Test func `A form outside Turbo that is typed into again after its file is asked about`() async throws {
            let form = """
                <form id=form method=post action=/export data-turbo=false>\(Self.field)<button id=save>Export</button></form>
                """
            let app = try await app(form)
            defer { app.close() }
            app.server.route("/export", .attachment(Data("a".utf8), name: "note.txt"))
            try await app.click("#save")
            _ = try await app.nextOffer()
            try await app.choose("Cancel")
            try await app.enter(" and more", until: "some text and more")
            try await expectQuestion(app)
        }

        @Test func `A form whose answer is shown elsewhere isn't asked about`() async throws {
            let form = """
                <iframe name=preview></iframe><form id=form method=post action=/save data-turbo=false target=preview>
                \(Self.field)<button id=save>Preview</button></form>
                """
            let app = try await app(form)
            defer { app.close() }
            try await app.click("#save")
            try await app.waitUntilIdle()
            try await expectNoQuestion(app)
        }

        /// A file is uploaded first, by a request of its own, and then the form is sent.
        @Test func `A form that gets no answer after its file was uploaded is asked about`() async throws {
            let upload = """
                let isUploaded = false
                form.addEventListener('submit', async (event) => {
                    if (isUploaded) return
                    event.preventDefault()
                    await fetch('/save', { method: 'POST', body: JSON.stringify({ blob: { filename: 'photo.png' } }) })
                    isUploaded = true
                    setTimeout(() => form.requestSubmit())
                })
                addEventListener('turbo:submit-end', () => setTimeout(() => window.isAnswered = true))
                """
            let app = try await app(Self.form.replacing("/save", with: "/note"), upload)
            defer { app.close() }
            app.server.route("/note") { _ in .dropped }
            try await save(app)
            try await expectQuestion(app)
        }

        @Test(arguments: [
            ("fetch('/save', { method: 'POST' })", 200), ("fetch('/save')", 200),
            ("fetch('/save', { method: 'POST', body: new FormData(form) })", 422),
            ("fetch('/save', { method: 'POST', body: new FormData(form) })", 500),
        ])
        func `A form whose text the server doesn't have is asked about`(_ request: String, _ status: Int) async throws {
            let app = try await app(Self.form, Self.handler(request), answers: status)
            defer { app.close() }
            try await save(app)
            try await expectQuestion(app)
        }

        @Test func `What is typed after a script has sent the form is asked about`() async throws {
            let app = try await app(Self.form, Self.handler(Self.submissions[0]))
            defer { app.close() }
            try await save(app)
            try await app.run("field.focus()")
            try await Pointer(app.window).type("x")
            try await app.wait(until: "the field contains it") { try await app.fieldText()?.contains("x") == true }
            try await app.run("field.value !== 'some text' || field.setSelectionRange(0, 0)")
            try await Pointer(app.window).type("y")
            try await app.wait(until: "the field contains it") { try await app.fieldText()?.contains("y") == true }
            try await expectQuestion(app)
        }

        @Test func `What is typed before the server has accepted the form is asked about`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let gate = ResponseGate()
            app.server.route("/a", .page(TestPage("Note", body: Self.form)))
            let stream = "<turbo-stream action=append target=list><template>new</template></turbo-stream>"
            app.server.route("/save") { _ in
                .gated(
                    gate,
                    .content(Data(stream.utf8), type: "text/vnd.turbo-stream.html", status: 200, headers: [:]))
            }
            for path in ["/", "/a"] { try await app.route(path) }
            try await app.enter("one")
            try await app.click("#save")
            try await app.wait(until: "the form is sent") { app.server.count("POST /save") == 1 }
            try await app.run("field.value = ''")
            try await app.enter("two")
            gate.open()
            try await app.waitUntilIdle()
            try await expectQuestion(app)
        }

        @Test(.enabled(if: TurboLibrary.majorVersion >= 8))
        func `A form that leads to its own page again keeps what was typed in another`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            var count = 0
            app.server.route("/a") { _ in
                count += 1
                let like = "<form method=post action=/like><button id=like>\(count)</button></form>"
                return .page(TestPage("Note", body: like + Self.form))
            }
            app.server.route("/like", .redirect(to: "/a", status: 303))
            for path in ["/", "/a"] { try await app.route(path) }
            try await app.enter("typed")
            try await app.click("#like")
            try await app.wait(until: "the page is new") {
                try await app.navigator.session.webView.evaluateJavaScript("like.innerText") as? String == "2"
            }
            try await app.waitUntilIdle()
            #expect(try await app.fieldText() == "typed")
            #expect(app.server.count("GET /a") == 2)
            try await expectQuestion(app)
        }

        @Test func `A form that leads to its own page without the other input asks, and shows that page`() async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            var count = 0
            app.server.route("/a") { _ in
                count += 1
                let next = "<form method=post action=/next><button id=next>Next</button></form>"
                return .page(TestPage("Note", body: count == 1 ? next + Self.form : "<p id=step>2</p>"))
            }
            app.server.route("/next", .redirect(to: "/a", status: 303))
            for path in ["/", "/a"] { try await app.route(path) }
            try await app.enter("typed")
            try await app.click("#next")
            #expect(try await app.reply("Discard") == UnsavedInputTests.sentence)
            try await app.wait(until: "the next step is shown") {
                try await app.navigator.session.webView.evaluateJavaScript("Boolean(window.step)") as? Bool == true
            }
            #expect(app.server.count("POST /next") == 1)
        }

        @Test(.enabled(if: TurboLibrary.majorVersion >= 8))
        func `A form that saves itself while the user types keeps what was typed since, and asks nothing`() async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            let gate = ResponseGate()
            var count = 0
            app.server.route("/a") { _ in
                count += 1
                return .page(TestPage("Note", body: "<p id=count>\(count)</p>\(Self.form)"))
            }
            app.server.route("/save") { _ in .gated(gate, .redirect(to: "/a", status: 303)) }
            for path in ["/", "/a"] { try await app.route(path) }
            try await app.enter("one")
            try await app.run("field.form.requestSubmit()")
            try await app.wait(until: "the form is sent") { app.server.count("POST /save") == 1 }
            try await app.run("field.value = ''")
            try await app.enter("two")
            gate.open()
            try await app.wait(until: "the page is new around it") {
                try await app.navigator.session.webView.evaluateJavaScript("count.innerText") as? String == "2"
            }
            try await app.waitUntilIdle()
            #expect(try await app.fieldText() == "two")
            #expect(app.server.count("GET /a") == 2)
            try await expectQuestion(app)
        }

        @Test(
            arguments: [
                "fetch('/save', { method: 'POST', body: new FormData(form) }).then(() => Turbo.visit(URL))",
                """
                const request = new XMLHttpRequest(); request.open('POST', '/save')
                request.onreadystatechange = () => { if (request.readyState === 4) Turbo.visit(URL) }
                request.send(new FormData(form))
                """,
            ], ["location.href", "'/b', { action: 'replace' }", "'/'"])
        func `A page that visits another as soon as its script has saved the form isn't asked about`(
            script: String, visit: String
        ) async throws {
            let submit = script.replacingOccurrences(of: "URL", with: visit)
            let app = try await app(
                Self.form, "form.addEventListener('submit', (event) => { event.preventDefault(); \(submit) })")
            defer { app.close() }
            try await app.click("#save")
            let page = visit == "'/'" ? "/" : visit.hasPrefix("'") ? "/b" : "/a"
            let count = app.server.count("GET \(page)")
            try await app.wait(until: "the page is visited") {
                page == "/" ? app.stacks == "/" : app.server.count("GET \(page)") > count
            }
            try await app.waitUntilIdle()
            #expect(app.alert == nil && app.showsItsPage)
        }

        @Test(arguments: [true, false])
        func `A page that asks itself before it is left is the only one that asks`(leaves: Bool) async throws {
            let app = try await app(
                Self.form + "<a id=link href=/b data-turbo-action=replace>b</a>",
                "addEventListener('turbo:before-visit', (event) => { if (!confirm('Leave?')) event.preventDefault() })")
            defer { app.close() }
            try await app.run("setTimeout(() => document.getElementById('link').click())")
            let alert = try await app.presented(UIAlertController.self)
            #expect(alert.message == "Leave?")
            let isAnswered = TestSupport.click(leaves ? "OK" : "Cancel", around: app.window)
            #expect(isAnswered)
            try await nextFrame(of: app.window, while: alert.presentingViewController != nil)
            if leaves { try await app.arrived("/b") }
            try await app.waitUntilIdle()
            #expect(app.stacks == (leaves ? "/ /b" : "/ /a") && app.alert == nil)
            if !leaves { try await expectQuestion(app) }
        }

        @Test func `A form for what the user has deleted isn't asked about`() async throws {
            let delete = """
                <form method=post action=/save><input type=hidden name=_method value=delete><button id=delete>x</button></form>
                """
            let app = try await app(Self.form + delete)
            defer { app.close() }
            app.server.route("/save", .redirect(to: "/", status: 303))
            try await app.click("#delete")
            try await app.wait(until: "the list is shown") { app.stacks == "/" }
        }

        @Test(arguments: [
            "this.form.requestSubmit()", "fetch('/save', { method: 'POST', body: new FormData(this.form) })",
        ])
        func `A box that saves its form when it is clicked isn't asked about`(script: String) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let box = "<input type=checkbox id=box onclick=\"\(script)\" style='width: 100vw; height: 100vh'>"
            app.server.route(
                "/a", .page(TestPage("Note", body: "<form id=form method=post action=/save>\(box)</form>")))
            app.server.route("/save", .html("", status: 204))
            for path in ["/", "/a"] { try await app.route(path) }
            try await app.tapPage()
            try await app.wait(until: "the form is sent") { app.server.count("POST /save") == 1 }
            try await app.waitUntilIdle()
            try await expectNoQuestion(app)
        }

        @Test func `A text of which the server has shown a preview is asked about`() async throws {
            for script in [
                "fetch('/preview', { method: 'POST', body: new URLSearchParams({ text: field.value }) })",
                "fetch('/save?preview=true', { method: 'POST', body: new FormData(form) })",
            ] {
                let app = try await app(
                    Self.form + "<button type=button id=preview onclick=\"show()\">Preview</button>",
                    "const show = async () => { await \(script); window.isAnswered = true }")
                defer { app.close() }
                app.server.route("/preview", .html("<p>text</p>"))
                try await app.click("#preview")
                try await app.wait(until: "the preview is there") {
                    try await app.navigator.session.webView.evaluateJavaScript("window.isAnswered") as? Bool == true
                }
                try await expectQuestion(app)
            }
        }

        @Test func `A form that is saved while its field has the focus isn't asked about`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let gate = ResponseGate()
            app.server.route("/a", .page(TestPage("Note", body: Self.form)))
            app.server.route("/save") { _ in .gated(gate, .html("", status: 204)) }
            for path in ["/", "/a"] { try await app.route(path) }
            try await app.enter("one")
            try await app.run("field.form.requestSubmit()")
            try await app.wait(until: "the form is sent") { app.server.count("POST /save") == 1 }
            // The field tells now that it has changed.
            try await app.run("field.blur()")
            gate.open()
            try await app.waitUntilIdle()
            try await expectNoQuestion(app)
        }

        @Test(arguments: [200, 204])
        func `A form whose fields the page changes before it sends them isn't asked about`(_ status: Int) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.route("/a", .page(TestPage("Note", body: Self.form)))
            app.server.route("/save", .html("", status: status))
            for path in ["/", "/a"] { try await app.route(path) }
            try await app.run("form.addEventListener('submit', () => field.value = field.value.replace(',', ''))")
            try await app.enter("1,234")
            try await app.run("form.requestSubmit()")
            try await app.log.next(.formGotResponse)
            try await app.waitUntilIdle()
            #expect(try await app.fieldText() == "1234")
            try await expectNoQuestion(app)
        }

        @Test(arguments: [("PUT", false), ("POST", true)])
        func `A word of two letters that a script saves isn't asked about, unless it may be there by chance`(
            _ method: String, isAsked: Bool
        ) async throws {
            let app = try await app("<input id=field autofocus>")
            defer { app.close() }
            app.server.route("/save", .html("{}"))
            try await app.run("field.value = ''")
            try await app.enter("No")
            try await app.run(
                """
                fetch('/save', { method: '\(method)', body: JSON.stringify({ options: [{ value: field.value }] }) })
                    .then(() => window.isAnswered = true)
                """)
            try await app.wait(until: "the page has the answer") {
                try await app.navigator.session.webView.evaluateJavaScript("window.isAnswered") as? Bool == true
            }
            if isAsked { try await expectQuestion(app) } else { try await expectNoQuestion(app) }
        }

        /// Editors whose value isn't their content: an element around the editor has it, or the editor itself.
        @Test(arguments: ["x-editor", "div"])
        func `A text that an editor saves in a format of its own isn't asked about`(_ element: String) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.page(
                "/a",
                body: """
                    <script>
                    customElements.define('x-editor', class extends HTMLElement {
                      static formAssociated = true
                      get value() { return '**' + this.textContent.trim() + '**' }
                    })
                    </script>
                    <form method=post action=/save><\(element) id=outer>
                    <div id=editor contenteditable></div></\(element)></form><script>
                    const owner = outer.localName === 'div' ? editor : outer
                    if (owner === editor) {
                      Object.defineProperty(editor, 'value', { get: () => '**' + editor.textContent + '**' })
                    }
                    editor.addEventListener('input', () => {
                      clearTimeout(window.timer)
                      window.timer = setTimeout(async () => {
                        const text = owner.value
                        await fetch('/save', { method: 'PATCH', body: JSON.stringify({ text }) })
                        window.saved = text
                      }, 50)
                    })
                    </script>
                    """)
            app.server.route("/save", .html("{}"))
            for path in ["/", "/a"] { try await app.route(path) }
            try await app.run("editor.focus()")
            try await nextFrame(of: app.window, while: !app.navigator.session.webView.isFirstResponder)
            try await Pointer(app.window).type("some text")
            try await app.wait(until: "the text is saved") {
                try await app.navigator.session.webView.evaluateJavaScript("window.saved") as? String == "**some text**"
            }
            // The page has the answer.
            try await app.waitUntilIdle()
            try await expectNoQuestion(app)
        }

        @Test func `A field that is saved while the user types isn't asked about once the request ends`() async throws {
            let app = try await app(
                Self.form,
                """
                field.addEventListener('input', () => {
                    clearTimeout(window.timer)
                    window.timer = setTimeout(async () => {
                        const text = field.value
                        await fetch('/save', { method: 'PATCH', body: JSON.stringify({ field: text }) })
                        window.saved = text
                    }, 50)
                })
                """)
            defer { app.close() }
            try await app.wait(until: "the text is saved") {
                try await app.navigator.session.webView.evaluateJavaScript("window.saved") as? String == "some text"
            }
            try await expectNoQuestion(app)
        }

        @Test func `A field whose last text is saved isn't asked about if an earlier request is answered later`()
            async throws
        {
            let app = try await app(
                Self.form,
                """
                async function save(path) {
                    await fetch(path, { method: 'PATCH', body: JSON.stringify({ field: field.value }) })
                    window.answered = path
                }
                """)
            defer { app.close() }
            let gate = ResponseGate()
            app.server.route("/early", .gated(gate, .html("{}")))
            try await app.run("void save('/early')")
            try await app.enter("!", until: "some text!")
            try await app.run("void save('/save')")
            for path in ["/save", "/early"] {
                try await app.wait(until: "\(path) is answered") {
                    try await app.navigator.session.webView.evaluateJavaScript("window.answered") as? String == path
                }
                gate.open()
            }
            try await expectNoQuestion(app)
        }

        @Test func `A request about something else doesn't save a field`() async throws {
            let app = try await app(Self.form)
            defer { app.close() }
            try await app.run(
                """
                fetch('/save', { method: 'POST', body: JSON.stringify({ event: 'typed', length: 9 }) })
                    .then(() => window.isAnswered = true)
                """)
            try await app.wait(until: "the page has the answer") {
                try await app.navigator.session.webView.evaluateJavaScript("window.isAnswered") as? Bool == true
            }
            try await expectQuestion(app)
        }

        @Test(arguments: ["field", "form", "document"])
        func `What the page declares as saved isn't asked about`(_ target: String) async throws {
            let app = try await app(Self.form)
            defer { app.close() }
            try await app.run("\(target).dispatchEvent(new Event('turbo-navigator:saved'))")
            try await expectNoQuestion(app)
        }

        @Test func `What is typed after the page has declared it as saved is asked about`() async throws {
            let app = try await app(Self.form)
            defer { app.close() }
            try await app.run("form.dispatchEvent(new Event('turbo-navigator:saved'))")
            try await Pointer(app.window).type("x")
            try await app.wait(until: "the field contains it") { try await app.fieldText()?.contains("x") == true }
            try await expectQuestion(app)
        }
    }
}
