import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Input that Turbo's snapshot of its page contains, and input that it doesn't.
    @MainActor @Suite(.serialized)
    struct KeptInputTests {
        private static let fields = """
            <form method=post action=/save><input id=line><textarea id=text></textarea>
            <input type=checkbox id=check><input type=radio id=radio name=r>
            <select id=list><option>a<option>b</select><div id=rich contenteditable>w</div>
            <input type=password id=secret><input type=file id=file></form>
            <script>customElements.get("x-host") || customElements.define("x-host", class extends HTMLElement {
                connectedCallback() { this.attachShadow({ mode: "open" }).innerHTML = "<input id=inner>" }
            })</script>
            """

        /// The root, a page with all kinds of fields.
        private func app(head: String = "", more: String = "") async throws -> AppDriver {
            let app = try await AppDriver()
            app.server.route(
                "/a", .page(TestPage("Note", links: ["/b", "/new"], body: Self.fields + more, head: head)))
            try await app.route("/")
            try await app.route("/a")
            return app
        }

        private func edit(_ change: String, in app: AppDriver) async throws {
            let field = change.prefix { $0 != "." }
            try await app.run(
                "\(field).focus(); \(change); \(field).dispatchEvent(new Event('input', { bubbles: true }))")
        }

        @Test(arguments: [
            ("line.value = 'x'", "line.value === 'x'"), ("text.value = 'x'", "text.value === 'x'"),
            ("check.checked = true", "check.checked"), ("radio.checked = true", "radio.checked"),
            ("rich.textContent = 'x'", "rich.textContent === 'x'"),
        ])
        func `A field that is back with its page is kept without a question, and counts again`(
            _ change: String, _ isBack: String
        ) async throws {
            let app = try await app()
            defer { app.close() }
            try await edit(change, in: app)
            try await app.tap(link: "/b")
            #expect(app.stacks == "/ /a /b")
            try await app.back()
            #expect(app.stacks == "/ /a")
            #expect(try await app.navigator.session.webView.evaluateJavaScript(isBack) as? Bool == true)
            try await app.back(waits: false)
            try await app.reply("Discard")
            try await app.waitUntilIdle()
            #expect(app.stacks == "/")
        }

        @Test func `A push discards the choice of a list without a question only if Turbo restores it`() async throws {
            let isKept = try TurboLibrary.turbo.source().contains("selectedOptions")
            let app = try await app()
            defer { app.close() }
            try await edit("list.selectedIndex = 1", in: app)
            try await app.tap(link: "/b", waits: isKept)
            if !isKept { try await app.reply("Discard") }
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a /b")
            try await app.back()
            #expect(try await app.value("String(list.selectedIndex === 1)") == String(isKept))
        }

        @Test func `A push from a page with a typed password asks nothing, and Turbo may empty the field`() async throws
        {
            let isKept = try !TurboLibrary.turbo.source().contains("password")
            let app = try await app()
            defer { app.close() }
            try await edit("secret.value = 'x'", in: app)
            try await app.tap(link: "/b")
            #expect(app.stacks == "/ /a /b")
            try await app.back()
            #expect(try await app.value("secret.value") == (isKept ? "x" : ""))
            try await app.back(waits: !isKept)
            if isKept { try await app.reply("Discard") }
            try await app.waitUntilIdle()
            #expect(app.stacks == "/")
        }

        @Test func `A snapshot contains neither a chosen file nor a page that isn't cached`() async throws {
            let choose = """
                file.files = (() => { const chosen = new DataTransfer(); chosen.items.add(new File(["x"], "x"))
                return chosen.files })()
                """
            for (change, head) in [
                (choose, ""), ("line.value = 'x'", "<meta name=turbo-cache-control content=no-cache>"),
            ] {
                let app = try await app(head: head)
                defer { app.close() }
                try await edit(change, in: app)
                try await app.tap(link: "/b", waits: false)
                #expect(try await app.reply("Keep Editing") == UnsavedInputTests.sentence)
                try await app.waitUntilIdle()
                #expect(app.stacks == "/ /a")
                try await app.tap(link: "/b", waits: false)
                try await app.reply("Discard")
                try await app.waitUntilIdle()
                #expect(app.stacks == "/ /a /b")
                try await app.back()
                #expect(app.stacks == "/ /a")
                try await app.back()
                #expect(app.stacks == "/", "\(change): the input is lost, and the user is asked again")
            }
        }

        @Test func `A field of a shadow root isn't in the snapshot`() async throws {
            let app = try await app(more: "<form method=post><x-host id=host></x-host></form>")
            defer { app.close() }
            try await app.run("host.shadowRoot.querySelector('input').focus()")
            try await Pointer(app.window).type("x")
            try await app.wait(until: "the field contains the text") {
                try await app.navigator.session.webView.evaluateJavaScript(
                    "host.shadowRoot.querySelector('input').value") as? String == "x"
            }
            try await app.tap(link: "/b", waits: false)
            try await app.reply("Keep Editing")
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a")
        }

        @Test func `A modal keeps the page below in its web view, whatever it contains`() async throws {
            let app = try await app()
            defer { app.close() }
            try await edit("secret.value = 'x'", in: app)
            try await app.tap(link: "/new")
            #expect(app.stacks == "/ /a | /new")
            try await app.dismiss()
            #expect(try await app.navigator.session.webView.evaluateJavaScript("secret.value") as? String == "x")
        }

        @Test func `What was typed in a page that has changed its own URL is back with it, without a request`()
            async throws
        {
            let app = try await app()
            defer { app.close() }
            try await app.run("history.replaceState(history.state, '', '/a?filter=1')")
            try await edit("line.value = 'x'", in: app)
            try await app.tap(link: "/b")
            app.server.clearRequests()
            try await app.back()
            #expect(app.stacks == "/ /a")
            #expect(try await app.value("line.value") == "x")
            #expect(try await app.value("location.search") == "?filter=1")
            #expect(app.server.pages == [])
            try await app.back(waits: false)
            try await app.reply("Discard")
            try await app.waitUntilIdle()
            #expect(app.stacks == "/")
        }

        /// Turbo clears its cache after each form.
        @Test func `A form of a pushed page keeps what was typed on the page below`() async throws {
            let app = try await app()
            defer { app.close() }
            app.form(at: "/b", title: "Other")
            app.server.route("/save", .redirect(to: "/c", status: 303))
            try await edit("line.value = 'x'", in: app)
            try await app.tap(link: "/b")
            try await app.enter("y")
            try await app.click("#save")
            try await app.arrived("/c")
            #expect(app.stacks == "/ /a /b /c")
            try await app.back()
            try await app.back()
            #expect(app.stacks == "/ /a")
            #expect(try await app.navigator.session.webView.evaluateJavaScript("line.value") as? String == "x")
        }
    }
}
