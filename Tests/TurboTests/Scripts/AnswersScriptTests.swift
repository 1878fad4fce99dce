import TestSupport
import Testing

@testable import TurboSession

extension TurboTests {
    @MainActor @Suite(.serialized)
    struct AnswersScriptTests {
        /// The name of the file with which the server answers a form.
        @Test(arguments: [
            ("attachment; filename=\"report.csv\"", "report.csv"),
            ("ATTACHMENT ; FileName = report.csv ; size=3", "report.csv"),
            ("attachment; filename=\"a \\\"b\\\"; c.csv\"", "a \"b\"; c.csv"),
            (
                "attachment; filename=\"fallback.csv\"; filename*=UTF-8''r%C3%A9sum%C3%A9%20%F0%9F%93%84.csv",
                "résumé 📄.csv"
            ),
            ("attachment; filename*=UTF-8'en'a%27b.csv; filename=\"fallback.csv\"", "a'b.csv"),
            ("attachment; filename*=UTF-8''broken%E9.csv; filename=whole.csv", "whole.csv"),
            ("attachment; filename*=KOI8-R''%D0.csv; filename=\"plain.csv\"", "plain.csv"),
            ("attachment; filename=\"r\u{C3}\u{A9}sum\u{C3}\u{A9}.csv\"", "résumé.csv"),
            ("attachment; filename=\"r\u{E9}sum\u{E9}.csv\"", "résumé.csv"),
            ("attachment; filename=\"\"", "Übersicht.xls"),
            ("attachment", "Übersicht.xls"),
        ])
        func `A file has the name that the server gave it`(disposition: String, name: String) async throws {
            let page = try await ScriptPage("<form id=f></form>", scripts: "(\(JavaScript.answers))({ post })")
            let result = try await page.run(
                """
                const clicked = new Promise((done) => {
                  HTMLAnchorElement.prototype.click = function () { done(this.download) }
                })
                const formSubmission = { location }
                dispatchEvent(new CustomEvent("turbo:submit-start", { detail: { formSubmission } }))
                formSubmission.requestSucceededWithResponse({}, {
                  succeeded: true, location: new URL("/exports/%C3%9Cbersicht.xls", location),
                  header: (name) => name === "Content-Disposition" ? \(text(disposition)) : null,
                  response: new Response("text")
                })
                return await clicked
                """)
            #expect(result == text(name))
        }

        private func text(_ text: String) -> String {
            "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
        }
    }
}
