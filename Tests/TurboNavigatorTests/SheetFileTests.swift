import Foundation
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// What a page in a sheet gets by the engine's own dialog and by the mouse.
    @MainActor @Suite(.serialized)
    struct SheetFileTests {
        private func openSheet(_ body: String) async throws -> TestApp {
            let app = try TestApp()
            app.server.page("/new", body)
            try await app.route("/")
            try await app.route("/new")
            return app
        }

        private func style(top: Int) -> String {
            "style='position: fixed; left: 20px; top: \(top)px; width: 300px; height: 100px; background: gold'"
        }

        @Test func `A page in a sheet reads the file that the user chooses`() async throws {
            let app = try await openSheet("<input type=file id=file \(style(top: 20))>")
            defer { app.close() }
            let webView = app.navigator.modalSession.webView
            try await webView.evaluateJavaScript(
                "window.chosen = new Promise(done => file.onchange = async () => done(await file.files[0].text())); 1")
            let text = FileManager.default.temporaryDirectory.appendingPathComponent("tea.txt")
            try Data("Darjeeling".utf8).write(to: text)
            let dialog = try await EngineDialog.next(.files) {
                try await Pointer(app.window).click(CGPoint(x: 60, y: 70), in: webView)
            }
            #expect(dialog.belongs(to: app.window))
            #expect(await dialog.choose(text, over: app.window))
            let found = try await webView.callAsyncJavaScript("return await window.chosen", contentWorld: .page)
            #expect(found as? String == "Darjeeling")
            #expect(app.stacks == "/ | /new")
        }

        @Test func `A page in a sheet gets what the user drops in it`() async throws {
            let app = try await openSheet(
                "<div id=source draggable=true \(style(top: 20))>tea</div><div id=target \(style(top: 320))></div>")
            defer { app.close() }
            let webView = app.navigator.modalSession.webView
            try await webView.evaluateJavaScript(
                """
                source.ondragstart = event => event.dataTransfer.setData("text/plain", "tea")
                target.ondragover = event => event.preventDefault()
                window.dropped = new Promise(done => target.ondrop = event => {
                    event.preventDefault()
                    done(event.dataTransfer.getData("text/plain"))
                })
                1
                """)
            try await Pointer(app.window).drag(
                from: CGPoint(x: 160, y: 70), by: CGPoint(x: 0, y: 304), in: webView)
            let found = try await webView.callAsyncJavaScript("return await window.dropped", contentWorld: .page)
            #expect(found as? String == "tea")
            #expect(app.stacks == "/ | /new")
        }
    }
}
