import TestSupport
import Testing

@testable import TurboSession

extension TurboTests {
    @MainActor @Suite(.serialized)
    struct InputScriptTests {
        /// A page with a form, and a function `write` that types as a user does.
        private func page(_ fields: String, method: String = "post") async throws -> ScriptPage {
            try await ScriptPage(
                "<form method=\(method)>\(fields)</form>",
                scripts: """
                    let entry = "first"
                    const input = (\(JavaScript.input))({
                      post, historyEntry: () => entry, caches: (field) => field.type !== "password",
                      requests: \(JavaScript.requests), attributeOf: \(JavaScript.attributeOf), didSave() {}, loadsDocuments: () => false
                    })
                    input.userDidAct()
                    const write = (values, field = element("form").elements[0]) => {
                      Object.assign(field, values)
                      field.dispatchEvent(new Event("input", { bubbles: true }))
                    }
                    const end = (detail) => element("form").dispatchEvent(
                      new CustomEvent("turbo:submit-end", { bubbles: true, detail }))
                    """)
        }

        private static let unsaved = #"{"name":"inputChanged","isUnsaved":true,"isInSnapshot":true}"#
        private static let unsavedInPage = #"{"name":"inputChanged","isUnsaved":true,"isInSnapshot":false}"#
        private static let saved = #"{"name":"inputChanged","isUnsaved":false,"isInSnapshot":false}"#

        @Test(arguments: [
            ("<input value=a>", "{ value: 'b' }", "{ value: 'a' }"),
            ("<textarea>a</textarea>", "{ value: 'b' }", "{ value: 'a' }"),
            ("<input type=checkbox checked>", "{ checked: false }", "{ checked: true }"),
            ("<select><option>a<option>b</select>", "{ value: 'b' }", "{ value: 'a' }"),
            ("<select multiple><option>a<option selected>b</select>", "{ value: 'a' }", "{ value: 'b' }"),
        ])
        func `A field is unsaved until it has its first value again`(
            field: String, changed: String, former: String
        ) async throws {
            let page = try await page(field)
            #expect(try await page.run("write(\(changed)); return posted") == "[\(Self.unsaved)]")
            #expect(try await page.run("write(\(former)); return posted") == "[\(Self.unsaved),\(Self.saved)]")
        }

        @Test func `A search isn't unsaved input`() async throws {
            let page = try await page("<input>", method: "get")
            #expect(try await page.run("write({ value: 'b' }); return posted") == "[]")
        }

        /// Each row: the page, the field, and whether what is typed there would be lost.
        @Test(arguments: [
            ("<form><input id=f></form>", true), ("<form action='#'><textarea id=f></textarea></form>", true),
            ("<form method=get><input id=f></form>", false),
            ("<form method=get><textarea id=f></textarea></form>", false),
            ("<form action=/search><input id=f></form>", false), ("<form><input id=f type=search></form>", false),
            ("<form><input id=f name='q[query]'></form>", false), ("<form role=search><input id=f></form>", false),
            ("<form><input id=f><button formmethod=dialog>OK</button></form>", false),
            ("<input id=f>", true), ("<input id=f name=filter>", false), ("<textarea id=f></textarea>", true),
            ("<input id=f role=combobox>", false), ("<input id=f type=checkbox>", false),
            ("<div id=f contenteditable></div>", true), ("<div id=f contenteditable role=searchbox></div>", false),
            ("<form method=get><div id=f contenteditable></div></form>", false),
            ("<input id=f type=date>", false), ("<form method=post><input id=f type=date></form>", true),
            ("<input id=f class=search-input>", false), ("<input id=f placeholder='Filter by name'>", false),
            ("<input id=f aria-label=Search>", false), ("<input id=f placeholder='What are you searching for?'>", true),
            ("<dialog><form method=post><input id=f></form></dialog>", false),
            ("<dialog open><form method=post><input id=f></form></dialog>", true),
            ("<div role=dialog style='display: none'><form method=post><input id=f></form></div>", false),
            ("<div role=dialog style='display: contents'><form method=post><input id=f></form></div>", true),
            ("<form><div id=f contenteditable></div></form>", true),
        ])
        func `What a script will send is unsaved, also outside of forms, but no search`(
            field: String, isUnsaved: Bool
        ) async throws {
            let page = try await page("</form>\(field)")
            let type = """
                const field = element("#f")
                field.dispatchEvent(new Event("focusin", { bubbles: true }))
                if (field.isContentEditable) field.textContent = "typed"
                write({ value: field.type === "date" ? "2026-01-01" : "typed", checked: true }, field)
                return posted
                """
            #expect(try await page.run(type) == (isUnsaved ? "[\(Self.unsaved)]" : "[]"))
        }

        @Test func `A form that a script sends is saved, until the request fails or the user edits it`() async throws {
            let page = try await page("</form><form id=chat><input id=f></form>")
            let posted = try await page.run(
                """
                element("#chat").addEventListener("submit", (event) => event.preventDefault())
                write({ value: "one" }, element("#f"))
                element("#chat").requestSubmit()
                write({ value: "two" }, element("#f"))
                write({ value: "" }, element("#f"))
                return posted
                """)
            #expect(posted == "[\(Self.unsaved),\(Self.saved),\(Self.unsaved),\(Self.saved)]")
        }

        @Test func `An editor that was emptied is as before`() async throws {
            let page = try await page("</form><div id=f contenteditable><br></div>")
            let posted = try await page.run(
                """
                const field = element("#f")
                field.dispatchEvent(new Event("focusin", { bubbles: true }))
                for (const html of ["typed", "<p></p>"]) {
                  field.innerHTML = html
                  field.dispatchEvent(new Event("input", { bubbles: true }))
                }
                return posted
                """)
            #expect(posted == "[\(Self.unsaved),\(Self.saved)]")
        }

        @Test func `A reset form has no unsaved input`() async throws {
            let page = try await page("<input value=a>")
            let posted = try await page.run(
                "write({ value: 'b' }); element('form').reset(); await turn(); return posted")
            #expect(posted == "[\(Self.unsaved),\(Self.saved)]")
        }

        @Test func `A form that the server accepted is saved`() async throws {
            let page = try await page("<input>")
            let posted = try await page.run("write({ value: 'b' }); end({ success: true }); return posted")
            #expect(posted == "[\(Self.unsaved),\(Self.saved)]")
        }

        @Test func `A form that the server sent back counts when the user edits it`() async throws {
            let page = try await page("<input value=a>")
            let posted = try await page.run(
                """
                end({ success: false, fetchResponse: { statusCode: 422 } })
                await turn()
                end({ success: true, fetchResponse: { statusCode: 200 } })
                write({ value: "b" })
                write({ value: "a" })
                return posted
                """)
            #expect(posted == "[\(Self.unsaved),\(Self.saved),\(Self.unsaved),\(Self.saved)]")
        }

        @Test(arguments: [
            ("<input>", "post", 302), ("<input type=hidden><button>Delete</button>", "post", 422),
            ("<input>", "get", 422),
        ])
        func `A form without input that was sent back, one that the page redirects, and a search are nothing to save`(
            _ fields: String, _ method: String, _ status: Int
        ) async throws {
            let page = try await page(fields, method: method)
            let posted = try await page.run(
                "end({ success: false, fetchResponse: { statusCode: \(status) } }); await turn(); return posted")
            #expect(posted == "[]")
        }

        /// As Turbo does: the form is replaced with a part of the answer, or the page with it.
        @Test(arguments: [
            ("<form method=post action=/code><input></form>", false), ("<h1>This page has expired</h1>", false),
            ("<form method=post><input value=b></form>", true),
        ])
        func `A form that was sent back is unsaved while the page has it`(_ answer: String, isUnsaved: Bool)
            async throws
        {
            let page = try await page("<input>")
            let posted = try await page.run(
                """
                write({ value: "b" })
                end({ success: false, fetchResponse: { statusCode: 422 } })
                const body = document.createElement("body")
                body.innerHTML = "\(answer)"
                document.body = body
                document.documentElement.dispatchEvent(new Event("turbo:render", { bubbles: true }))
                await turn()
                return posted
                """)
            #expect(posted == (isUnsaved ? "[\(Self.unsaved)]" : "[\(Self.unsaved),\(Self.saved)]"))
        }

        @Test func `A page with a form that was sent back is unsaved again when the user returns to it`() async throws {
            let page = try await page("<input value=b>")
            let posted = try await page.run(
                """
                end({ success: false, fetchResponse: { statusCode: 422 } })
                await turn()
                \(Self.leave)
                document.body.innerHTML = "<form method=post><input></form>"
                document.body.click()
                await turn()
                \(Self.back)
                return posted
                """)
            #expect(posted == "[\(Self.unsaved),\(Self.unsaved)]")
        }

        @Test func `A text that a script makes the field's default value isn't saved by that`() async throws {
            let page = try await page("<input>")
            let posted = try await page.run(
                """
                const [field] = element("form").elements
                write({ value: "typed" })
                field.setAttribute("value", "typed")
                document.body.click()
                await turn()
                write({ value: "" })
                return posted
                """)
            #expect(posted == "[\(Self.unsaved),\(Self.saved)]")
        }

        @Test func `A form that leads away isn't saved before the server answers, whatever the names of its fields`()
            async throws
        {
            let page = try await page("<input><input name=target>")
            let posted = try await page.run(
                """
                write({ value: "b" })
                element("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
                await turn()
                return posted
                """)
            #expect(posted == "[\(Self.unsaved)]")
        }

        @Test func `A form that got no response stays unsaved`() async throws {
            let page = try await page("<input>")
            #expect(try await page.run("end({ success: false }); return posted") == "[]")
        }

        @Test func `A field that was removed from the page isn't unsaved input`() async throws {
            let page = try await page("<input><input name=b>")
            let posted = try await page.run(
                """
                const [first, second] = element("form").elements
                write({ value: "b" }, first)
                first.remove()
                write({ value: "" }, second)
                return posted
                """)
            #expect(posted == "[\(Self.unsaved),\(Self.saved)]")
        }

        /// As Turbo does: the page is cloned, replaced, and its clone restored.
        private static let leave = """
            const snapshot = document.body.cloneNode(true)
            input.pageWillChange()
            document.body.innerHTML = ""
            history.replaceState(null, "", "/second")
            entry = "second"
            input.pageDidRender({ isRestored: false })
            """
        private static let back = "document.body.replaceWith(snapshot); \(Self.first)"
        private static let first =
            "history.replaceState(null, '', '/page'); entry = 'first'; input.pageDidRender({ isRestored: true });"

        @Test func `A page from a snapshot has its input again`() async throws {
            let page = try await page("<input><input name=b>")
            let posted = try await page.run(
                """
                write({ value: "x" })
                \(Self.leave); \(Self.back)
                write({ value: "y" }, element("[name=b]"))
                write({ value: "" }, element("[name=b]"))
                const before = posted.length
                write({ value: "" })
                return [before, ...posted]
                """)
            #expect(posted == "[3,\(Self.unsaved),\(Self.saved),\(Self.unsaved),\(Self.saved)]")
        }

        @Test func `A page that is loaded again instead has nothing to save`() async throws {
            let page = try await page("<input>")
            let posted = try await page.run(
                """
                write({ value: "x" })
                \(Self.leave); \(Self.first)
                return posted
                """)
            #expect(posted == "[\(Self.unsaved),\(Self.saved),\(Self.saved)]")
        }

        @Test(arguments: [
            "<input type=password>", "<input><meta name=turbo-cache-control content=no-cache>",
        ])
        func `Input that isn't in a snapshot is only in the page`(_ field: String) async throws {
            let page = try await page(field)
            #expect(try await page.run("write({ value: 'x' }); return posted") == "[\(Self.unsavedInPage)]")
        }

        @Test func `An editor that is a frame of a form is saved with it`() async throws {
            let page = try await page("<iframe srcdoc='<body contenteditable>old</body>'></iframe>")
            let posted = try await page.run(
                """
                const { contentDocument } = element("iframe")
                while (!element("iframe").contentDocument.body?.isContentEditable) await turn()
                const { body } = element("iframe").contentDocument
                body.dispatchEvent(new Event("focusin", { bubbles: true }))
                body.textContent = "new"
                body.dispatchEvent(new Event("input", { bubbles: true }))
                end({ success: true })
                return posted
                """)
            #expect(posted == "[\(Self.unsavedInPage),\(Self.saved)]")
        }

        @Test func `What a list or a calendar of a script has chosen counts until it is as before`() async throws {
            let page = try await page("<input type=hidden value=1><select><option>a<option>b</select>")
            let posted = try await page.run(
                """
                const [date, list] = element("form").elements
                list.dispatchEvent(new Event("focusin", { bubbles: true }))
                write({ value: "2" }, date)
                write({ value: "1" }, date)
                // A script that replaces all options by the chosen one.
                const choose = (value) => {
                  list.innerHTML = `<option>${value}`
                  list.dispatchEvent(new Event("change", { bubbles: true }))
                }
                choose("b")
                choose("a")
                return posted
                """)
            #expect(posted == "[\(Self.unsaved),\(Self.saved),\(Self.unsaved),\(Self.saved)]")
        }

        @Test func `What a script doesn't send of another form to the same address is unsaved`() async throws {
            let page = try await page("<input name=text></form><form method=post id=other><input name=text>")
            let posted = try await page.run(
                """
                const other = element("#other").elements[0]
                for (const form of document.forms) form.action = "/nowhere"
                write({ value: "not sent" }, other)
                await fetch("/nowhere", { method: "POST", body: new FormData(document.forms[0]) }).catch(() => null)
                return posted
                """)
            #expect(posted == "[\(Self.unsaved)]")
        }

        @Test func `An editor that takes the text out of its field has it`() async throws {
            let page = try await page("<div id=editor><textarea></textarea></div>")
            let posted = try await page.run(
                """
                let text = ""
                element("#editor").CodeMirror = { getValue: () => text }
                const field = element("textarea")
                field.dispatchEvent(new Event("focusin", { bubbles: true }))
                text = "typed"
                write({ value: "" }, field)
                document.body.click()
                await turn()
                end({ success: true })
                return posted
                """)
            #expect(posted == "[\(Self.unsavedInPage),\(Self.saved)]")
        }

        @Test(arguments: [
            ("class='ck-link'", "class='ck-link ck-link_selected'"), ("", "data-mce-selected='inline-boundary'"),
            ("", "class='cm-activeLine'"),
        ])
        func `The place of the cursor in an editor is no input`(before: String, after: String) async throws {
            let page = try await page("<div id=f contenteditable><a \(before)>text</a></div>")
            let posted = try await page.run(
                """
                const field = element("#f")
                field.dispatchEvent(new Event("focusin", { bubbles: true }))
                field.innerHTML = "<a \(after)>text</a>"
                field.dispatchEvent(new Event("click", { bubbles: true }))
                await turn()
                return posted
                """)
            #expect(posted == "[]")
        }

        @Test func `A field in a shadow root of a form counts`() async throws {
            let page = try await page("<div id=host></div>")
            let posted = try await page.run(
                """
                const root = element("#host").attachShadow({ mode: "open" })
                root.innerHTML = "<input>"
                const field = root.querySelector("input")
                field.value = "x"
                field.dispatchEvent(new Event("input", { bubbles: true, composed: true }))
                return posted
                """)
            #expect(posted == "[\(Self.unsavedInPage)]")
        }

        @Test(arguments: ["before the bridge", "after it"])
        func `A field in a frame of the same origin counts until the frame is removed`(_ time: String) async throws {
            let html = "<iframe srcdoc='<form method=post><input></form>'></iframe>"
            let isEarly = time == "before the bridge"
            let page = try await ScriptPage(
                isEarly ? html : "<div id=place></div>",
                scripts: """
                    const input = (\(JavaScript.input))({
                      post, historyEntry: () => null, caches: () => true, requests: \(JavaScript.requests),
                      attributeOf: \(JavaScript.attributeOf), didSave() {}, loadsDocuments: () => false
                    })
                    input.userDidAct()
                    """)
            let posted = try await page.run(
                """
                if (!\(isEarly)) element("#place").innerHTML = "\(html)"
                const frame = element("iframe")
                while (!frame.contentDocument?.querySelector("input")) await turn()
                const type = () => {
                  const field = frame.contentDocument.querySelector("input")
                  field.value = "x"
                  field.dispatchEvent(new Event("input", { bubbles: true }))
                }
                while (posted.length === 0) { type(); await turn() }
                frame.remove()
                document.body.click()
                await turn()
                return posted
                """)
            #expect(posted == "[\(Self.unsavedInPage),\(Self.saved)]")
        }

        @Test func `An editor that handles keys itself is unsaved until it has its first content again`() async throws {
            let page = try await page("<div contenteditable><b>a</b></div>")
            let posted = try await page.run(
                """
                const editor = element("[contenteditable]")
                // As Trix has.
                Object.assign(editor, { value: "x", defaultValue: "y" })
                const edit = async (html) => {
                  editor.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true }))
                  editor.innerHTML = html
                  editor.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true }))
                  await turn()
                }
                await edit("<b>ab</b>")
                await edit("<b>a</b>")
                return posted
                """)
            #expect(posted == "[\(Self.unsaved),\(Self.saved)]")
        }
    }
}
