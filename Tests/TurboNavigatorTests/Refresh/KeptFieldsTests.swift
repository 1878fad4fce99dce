import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// What the user has typed, and where, while the page is refreshed around it.
    @MainActor @Suite(.serialized, .enabled(if: TurboFeature.pageRefresh.isThere, "A refresh needs Turbo 8."))
    struct KeptFieldsTests {
        /// A page at the root, which has been shown.
        private func page(
            _ method: String, _ app: AppDriver, _ body: @escaping (Int) -> String
        ) async throws -> RefreshedPage {
            let page = RefreshedPage(app, method: method, body: body)
            try await app.route("/")
            return page
        }

        nonisolated private static let methods = ["morph", "replace"]

        @Test(arguments: methods, ["id=field", "name=field", "id=field data-turbo-permanent"])
        func `A field of a form keeps its text, its selection and the focus`(
            _ method: String, _ attributes: String
        ) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = try await page(method, app) { number in
                """
                <ul>\((1...number).map { "<li>item \($0)" }.joined())</ul><input autofocus id=other>
                <form method=post action=/save><p id=inner>\(number)</p><input \(attributes)><input name=token value=\(number)></form>
                """
            }
            try await page.type("abc def", into: "document.forms[0].elements[0]")
            _ = try await page.value("document.activeElement.setSelectionRange(1, 3, 'backward')")
            try await page.refreshed()
            #expect(try await page.number() == "2")
            #expect(try await page.value("inner.textContent + document.forms[0].token.value") == "22")
            #expect(try await page.value("document.querySelectorAll('li').length") == "2")
            #expect(try await page.value("document.activeElement === document.forms[0].elements[0]") == "true")
            #expect(
                try await page.value(
                    "[document.activeElement.value, getSelection().toString() || document.activeElement.value.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd)]"
                ) == "abc def,bc")
            #expect(try await page.value("document.forms[0].elements.length") == "2")
            #expect(try await page.value("document.querySelector('[id^=turbo-navigator]')") == "null")
            try await page.refreshed()
            try await page.type("X")
            #expect(try await page.value("document.forms[0].elements[0].value") == "aX def")
            #expect(try await page.number() == "3")
        }

        @Test(arguments: methods, ["type=hidden", "style='display: none'"])
        func `What a script writes for the user's choice stays with it`(
            _ method: String, _ attributes: String
        ) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = try await page(method, app) { _ in
                """
                <form method=post action=/save><input id=field oninput="code.value = field.value">
                <input id=code name=code \(attributes)></form>
                """
            }
            try await page.type("AL", into: "field")
            try await page.refreshed()
            #expect(try await page.value("field.value + code.value") == "ALAL")
            #expect(try await page.number() == "2")
        }

        @Test(arguments: methods, ["", "data-turbo-permanent"])
        func `A dialog stays open over the page, with what was typed`(
            _ method: String, _ attributes: String
        ) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = try await page(method, app) { number in
                """
                <dialog id=dialog><p id=inner>\(number)</p><form method=post action=/save>
                <textarea id=field \(attributes)></textarea></form></dialog>
                """
            }
            _ = try await page.value(
                "(dialog.showModal(), dialog.addEventListener('close', () => window.closed1 = true))")
            try await page.type("half", into: "field")
            try await page.refreshed()
            try await page.type(" a sentence")
            let text = try await page.value("field.value")
            #expect(text == "half a sentence")
            #expect(
                try await page.value("dialog.matches(':modal') && dialog.contains(document.activeElement)") == "true")
            #expect(try await page.value("window.closed1") == "undefined")
            #expect(try await page.number() == "2")
            #expect(try await page.value("inner.textContent") == "2")
        }

        @Test(arguments: methods)
        func `A dialog that is permanent stays open`(_ method: String) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = try await page(method, app) { _ in
                """
                <dialog id=dialog data-turbo-permanent><form method=post action=/save><input id=field></form></dialog>
                """
            }
            _ = try await page.value("dialog.showModal()")
            try await page.type("half", into: "field")
            try await page.refreshed()
            try await page.type(" more")
            #expect(try await page.value("field.value") == "half more")
            #expect(try await page.value("dialog.matches(':modal')") == "true")
            #expect(try await page.number() == "2")
        }

        private static let kinds: [(html: String, change: String, isKept: String)] = [
            ("<textarea id=f name=f>a</textarea>", "f.value = 'x'", "f.value === 'x'"),
            ("<input type=email name=f id=f>", "f.value = 'x@y'", "f.value === 'x@y'"),
            ("<select id=f name=f><option>a<option>b</select>", "f.value = 'b'", "f.value === 'b'"),
            ("<input type=checkbox id=f name=f>", "f.checked = true", "f.checked"),
            (
                "<input type=radio name=r value=a checked><input type=radio id=f name=r value=b>", "f.checked = true",
                "f.checked && f.form.elements.length === 2"
            ),
            (
                "<input type=file id=f name=f>",
                """
                f.files = (() => { const chosen = new DataTransfer(); chosen.items.add(new File(["x"], "x"))
                return chosen.files })()
                """, "f.files[0]?.name === 'x'"
            ),
            (
                "<div id=f contenteditable>a</div><input type=hidden name=text id=text value=a>",
                "text.value = f.textContent = 'x'", "f.textContent === 'x' && text.value === 'x'"
            ),
            (
                "<select id=f name=f style='border: 0; padding: 0; width: 1px; appearance: none'><option>a<option>b</select>",
                "(f.value = 'b', f.insertAdjacentHTML('afterend', '<b id=widget>b</b>'))",
                "f.value === 'b' && widget.textContent === 'b'"
            ),
        ]

        @Test(arguments: methods)
        func `A field of each kind keeps what the user has chosen`(_ method: String) async throws {
            for kind in Self.kinds {
                let app = try await AppDriver()
                defer { app.close() }
                let page = try await page(method, app) { number in
                    "<form method=post action=/save>\(kind.html)</form><p id=below>\(number)</p>"
                }
                _ = try await page.value(
                    "(f.focus(), \(kind.change), f.dispatchEvent(new Event('input', { bubbles: true })))")
                try await page.refreshed()
                #expect(try await page.value(kind.isKept) == "true", "\(kind.html)")
                #expect(try await page.value("below.textContent") == "2", "\(kind.html)")
                #expect(try await page.value("document.forms.length") == "1", "\(kind.html)")
            }
        }

        @Test(arguments: methods)
        func `A field is kept in its row when a row is inserted above it`(_ method: String) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = try await page(method, app) { number in
                (number == 1 ? [1, 2] : [3, 2, 1]).map {
                    """
                    <div id=row\($0)><b>\($0)</b><form method=post action=/rows/\($0)><input name=text></form></div>
                    """
                }.joined()
            }
            for row in [1, 2] { try await page.type("text \(row)", into: "row\(row).querySelector('input')") }
            try await page.refreshed()
            #expect(try await page.value("document.body.textContent.trim().replace(/\\s/g, '')") == "2321")
            #expect(
                try await page.value("[...document.querySelectorAll('input')].map(({ value }) => value)")
                    == ",text 2,text 1")
            #expect(try await page.value("document.activeElement === row2.querySelector('input')") == "true")
        }

        @Test(arguments: methods)
        func `A field and its dialog are kept when the page has another structure around them`(
            _ method: String
        ) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = try await page(method, app) { number in
                let dialog = "<dialog id=dialog><form method=post><input id=field></form></dialog>"
                return number == 1 ? dialog : "<main><section><p>new</p>\(dialog)</section></main>"
            }
            _ = try await page.value("dialog.showModal()")
            try await page.type("half", into: "field")
            try await page.refreshed()
            try await page.type(" more")
            let kept = try await page.value("field.value + document.querySelectorAll('dialog').length")
            #expect(kept == "half more1")
            #expect(try await page.value("dialog.matches(':modal') && field.closest('section') !== null") == "true")
            #expect(try await page.number() == "2")
        }

        /// Bootstrap's modals and forms for editing in place are shown by their class.
        @Test(arguments: methods)
        func `A form that a script has shown stays visible`(_ method: String) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = try await page(method, app) { number in
                "<details id=more><div id=box hidden data-number=\(number)><form method=post><input id=field></form></div></details>"
            }
            _ = try await page.value("more.open = !(box.hidden = false)")
            try await page.type("half", into: "field")
            try await page.refreshed()
            #expect(try await page.value("field.getBoundingClientRect().width > 0 && field.value") == "half")
            #expect(try await page.value("box.dataset.number") == "2")
        }

        @Test(arguments: methods)
        func `A field with the focus only keeps it, and gets its new value`(_ method: String) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = try await page(method, app) { "<form method=post><input id=field value=\($0)></form>" }
            _ = try await page.value("field.focus()")
            try await page.refreshed()
            #expect(try await page.value("document.activeElement.id") == "field")
            let isLeft = method == "morph" && TurboFeature.morphingLeavesActiveValue.isThere
            #expect(try await page.value("field.value") == (isLeft ? "1" : "2"))
        }

        @Test(arguments: methods)
        func `A search that isn't sent keeps its text, and a page without it is shown nevertheless`(
            _ method: String
        ) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = try await page(method, app) { $0 < 3 ? "<form><input type=search id=field></form>" : "" }
            try await page.type("half", into: "field")
            try await page.refreshed()
            #expect(try await page.value("field.value") == "half")
            try await page.refreshed()
            #expect(try await page.number() == "3")
            #expect(try await app.isUnasked())
        }

        @Test(arguments: methods)
        func `A form that the server has rejected keeps its input`(_ method: String) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let form = { (value: String) in
                "<form method=post action=/save><input id=field name=field value='\(value)'><button id=save></button></form>"
            }
            app.server.route("/save", .page(TestPage("/", body: form("half") + "<b id=error></b>"), status: 422))
            let page = try await page(method, app) { _ in form("") }
            try await page.type("half", into: "field")
            try await app.click("#save")
            try await app.log.next(.formGotResponse)
            try await app.wait(until: "the form is back") { try await page.value("window.error?.id") == "error" }
            try await page.refreshed()
            #expect(try await page.value("field.value") == "half")
            #expect(try await page.number() == "2")
        }

        @Test(arguments: methods)
        func `A form that is answered with a refresh is empty again, and its dialog closed`(
            _ method: String
        ) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = try await page(method, app) { _ in
                "<dialog id=dialog><form method=post action=/save><input id=field name=field></form></dialog>"
            }
            let stream = Data("<turbo-stream action=refresh></turbo-stream>".utf8)
            app.server.route("/save", .content(stream, type: "text/vnd.turbo-stream.html", status: 200, headers: [:]))
            _ = try await page.value("dialog.showModal()")
            try await page.type("half", into: "field")
            _ = try await page.value("field.form.requestSubmit()")
            try await app.wait(until: "the page is refreshed") { try await page.number() == "2" }
            #expect(try await page.value("dialog.open") == "false")
            let isLeft = method == "morph" && TurboFeature.morphingLeavesActiveValue.isThere
            #expect(try await page.value("field.value") == (isLeft ? "half" : ""))
        }

        @Test(.enabled(if: TurboFeature.frameMorphing.isThere, "Needs a later Turbo 8."))
        func `A field in a frame that is refreshed too is kept`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            var frames = 0
            app.server.route("/frame") { _ in
                frames += 1
                return .html(
                    """
                    <turbo-frame id=frame refresh=morph><p id=inner>\(frames)</p>
                    <form method=post><input id=field></form></turbo-frame>
                    """)
            }
            let page = try await page("morph", app) { _ in
                "<turbo-frame id=frame src=/frame refresh=morph></turbo-frame>"
            }
            try await app.wait(until: "the frame is loaded") { try await page.value("window.field?.id") == "field" }
            try await page.type("half", into: "field")
            try await page.refreshed()
            try await app.wait(until: "the frame is refreshed") { try await page.value("inner.textContent") == "2" }
            #expect(try await page.value("field.value") == "half")
            #expect(try await page.value("document.activeElement === field") == "true")
        }

        @Test(arguments: methods)
        func `A field in a frame with a URL of its own is kept with the frame`(_ method: String) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.route(
                "/frame", .html("<turbo-frame id=frame><form method=post><input id=field></form></turbo-frame>"))
            let page = try await page(method, app) { _ in "<turbo-frame id=frame src=/frame></turbo-frame>" }
            try await app.wait(until: "the frame is loaded") { try await page.value("window.field?.id") == "field" }
            try await page.type("half", into: "field")
            try await page.refreshed()
            #expect(try await page.value("field.value") == "half")
            #expect(try await page.number() == "2")
        }
    }
}
