import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Fields that count as typed in, with real keys.
    @MainActor @Suite(.serialized)
    struct FieldTests {
        private func app(_ fields: String) async throws -> AppDriver {
            let app = try await AppDriver()
            app.server.route("/a", .page(TestPage("Note", body: "<form method=post action=/save>\(fields)</form>")))
            try await app.route("/")
            try await app.route("/a")
            return app
        }

        private func value(_ script: String, in app: AppDriver) async throws -> String? {
            try await app.navigator.session.webView.evaluateJavaScript(script) as? String
        }

        private func expectQuestion(_ app: AppDriver) async throws {
            try await app.back(waits: false)
            #expect(try await app.reply("Discard") == UnsavedInputTests.sentence)
            try await app.waitUntilIdle()
            #expect(app.stacks == "/")
        }

        @Test func `A composition that isn't committed counts as typed`() async throws {
            let app = try await app("<input id=field>")
            defer { app.close() }
            try await app.run("field.focus()")
            let webView = app.navigator.session.webView
            try await nextFrame(of: webView, while: !webView.isFirstResponder)
            // GTK composes a character by its number, and inserts it with the space bar.
            try await Pointer(app.window).key("ctrl+shift+u", "e", "9")
            try await app.wait(until: "the field shows the composition") {
                try await value("field.value", in: app)?.isEmpty == false
            }
            try await expectQuestion(app)
        }

        @Test func `Formatted text counts until it is as before`() async throws {
            let app = try await app("<div id=editor contenteditable>a</div>")
            defer { app.close() }
            try await app.run("editor.focus()")
            let webView = app.navigator.session.webView
            try await nextFrame(of: webView, while: !webView.isFirstResponder)
            try await Pointer(app.window).type("x")
            try await app.wait(until: "the editor contains the text") {
                try await value("editor.textContent", in: app)?.contains("x") == true
            }
            try await app.back(waits: false)
            try await app.reply("Keep Editing")
            try await Pointer(app.window).key("BackSpace")
            try await app.wait(until: "the editor is as before") {
                try await value("editor.innerHTML", in: app) == "a"
            }
            try await app.back()
            #expect(app.stacks == "/")
        }

        @Test func `A field in a frame counts`() async throws {
            let app = try await app("")
            defer { app.close() }
            app.server.route("/frame", .html("<form method=post><input id=field></form>"))
            try await app.run(
                "const frame = document.createElement('iframe'); frame.src = '/frame'; document.body.append(frame)")
            try await app.wait(until: "the frame is loaded") {
                try await value("frames[0].document.querySelector('#field')?.id", in: app) == "field"
            }
            try await app.run("frames[0].focus(); frames[0].document.querySelector('#field').focus()")
            try await Pointer(app.window).type("x")
            try await app.wait(until: "the field contains the text") {
                try await value("frames[0].document.querySelector('#field').value", in: app) == "x"
            }
            try await expectQuestion(app)
        }
    }
}
