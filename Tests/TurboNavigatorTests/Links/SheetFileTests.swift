import Foundation
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Files for a page in a sheet, from the engine's file dialog and by drag and drop.
    @MainActor @Suite(.serialized)
    struct SheetFileTests {
        private func openSheet(_ body: String) async throws -> AppDriver {
            let app = try await AppDriver()
            app.server.page("/new", body: body)
            try await app.route("/")
            try await app.route("/new")
            try await app.modalPresented()
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

        @Test func `A page in a sheet receives files that the user drops`() async throws {
            let app = try await openSheet(
                "<div id=source draggable=true \(style(top: 20))>tea</div><div id=target \(style(top: 320))></div>")
            defer { app.close() }
            let webView = app.navigator.modalSession.webView
            try await webView.evaluateJavaScript(
                """
                const hear = (element, name, take) =>
                  new Promise(done => element.addEventListener(name, event => done(take(event))))
                // NB: WebKitGTK 2.50 offers GTK several actions where the page allows all, and GTK complains.
                source.addEventListener("dragstart", event => event.dataTransfer.effectAllowed = "copy")
                window.started =
                  hear(source, "dragstart", event => (event.dataTransfer.setData("text/plain", "tea"), "yes"))
                target.ondragover = event => {
                  event.preventDefault()
                  event.dataTransfer.dropEffect = "copy"
                  target.title = "over"
                }
                target.ondrop = event => event.preventDefault()
                window.dropped = hear(target, "drop", event => event.dataTransfer.getData("text/plain"))
                1
                """)
            let pointer = Pointer(app.window)
            try await pointer.press(CGPoint(x: 160, y: 70), in: webView)
            try await pointer.move(by: CGPoint(x: 0, y: 40))
            #expect(try await heard("started", by: webView) == "yes")
            try await pointer.move(by: CGPoint(x: 0, y: 264))
            // The app begins the drag later than the page, and the pointer of a user goes on moving.
            var step = 8.0
            try await app.wait(until: "the page knows that it is over the target") {
                step = -step
                try await pointer.move(by: CGPoint(x: step, y: 0))
                return try await webView.evaluateJavaScript("target.title") as? String == "over"
            }
            try await pointer.release()
            #expect(try await heard("dropped", by: webView) == "tea")
            #expect(app.stacks == "/ | /new")
        }

        /// The value of a promise of the page, or "nothing" after some seconds.
        private func heard(_ name: String, by webView: WKWebView) async throws -> String? {
            let script = "return Promise.race([\(name), new Promise(done => setTimeout(() => done('nothing'), 10000))])"
            return try await webView.callAsyncJavaScript(script, contentWorld: .page) as? String
        }
    }
}
