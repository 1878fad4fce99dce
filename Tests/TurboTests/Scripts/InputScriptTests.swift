import TestSupport
import Testing

@testable import Turbo

extension TurboTests {
    @MainActor @Suite(.serialized)
    struct InputScriptTests {
        /// A page with a form, and a function `write` that types as a user does.
        private func page(_ fields: String, method: String = "post") async throws -> ScriptPage {
            try await ScriptPage(
                "<form method=\(method)>\(fields)</form>",
                scripts: """
                    const input = (\(JavaScript.input))(post)
                    const write = (values, field = element("form").elements[0]) => {
                      Object.assign(field, values)
                      field.dispatchEvent(new Event("input", { bubbles: true }))
                    }
                    const end = (detail) => element("form").dispatchEvent(
                      new CustomEvent("turbo:submit-end", { bubbles: true, detail }))
                    """)
        }

        private static let unsaved = #"{"name":"inputChanged","isUnsaved":true}"#
        private static let saved = #"{"name":"inputChanged","isUnsaved":false}"#

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

        @Test func `A reset form has no unsaved input`() async throws {
            let page = try await page("<input value=a>")
            let posted = try await page.run(
                "write({ value: 'b' }); element('form').reset(); await turn(); return posted")
            #expect(posted == "[\(Self.unsaved),\(Self.saved)]")
        }

        @Test func `A form that the server sent back is unsaved until it was accepted`() async throws {
            let page = try await page("<input>")
            let rejected = try await page.run("end({ success: false, fetchResponse: {} }); return posted")
            #expect(rejected == "[\(Self.unsaved)]")
            let accepted = try await page.run("end({ success: true }); return posted")
            #expect(accepted == "[\(Self.unsaved),\(Self.saved)]")
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

        @Test func `The next page starts without unsaved input`() async throws {
            let page = try await page("<input>")
            let posted = try await page.run(
                "write({ value: 'b' }); input.forget(); write({ value: '' }); return posted")
            #expect(posted == "[\(Self.unsaved),\(Self.saved)]")
        }
    }
}
