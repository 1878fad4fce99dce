import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Real keys, without a click before.
    @MainActor @Suite(.serialized)
    struct KeyboardTests {
        private let tall = "<div style='height: 5000px'></div>"

        private func app() async throws -> (TestApp, Pointer) {
            let app = try TestApp()
            for path in ["/", "/a", "/new"] { app.server.page(path, tall) }
            let pointer = Pointer(app.window)
            try await app.route("/")
            try await pointer.focusWindow()
            return (app, pointer)
        }

        private func expectScrolling(_ session: Session, _ pointer: Pointer, after: Comment) async throws {
            let webView = session.webView
            try await eventually("the page has no keyboard \(after)", in: webView) { webView.isFirstResponder }
            try await webView.evaluateJavaScript("scrollTo(0, 0); 1")
            try await pointer.key("Next")
            try await eventually("Page Down does nothing \(after)", in: webView) {
                try await webView.evaluateJavaScript("scrollY > 0") as? Bool == true
            }
        }

        private func eventually(
            _ complaint: Comment, in view: UIView, _ isTrue: @MainActor () async throws -> Bool
        ) async throws {
            for _ in 0..<300 {
                if try await isTrue() { return }
                await nextFrame(of: view)
            }
            Issue.record(complaint)
        }

        @Test func pageDownScrollsThePageThatIsSeen() async throws {
            let (app, pointer) = try await app()
            defer { app.close() }
            let main = app.navigator.session
            try await expectScrolling(main, pointer, after: "after the start")
            try await app.route("/a")
            try await expectScrolling(main, pointer, after: "after a push")
            try await pointer.key("alt+Left")
            try await app.log.next(.rendered(app.server.url("/")))
            try await app.rest()
            try await expectScrolling(main, pointer, after: "after a pop")
            try await app.route("/new")
            try await expectScrolling(app.navigator.modalSession, pointer, after: "in a sheet")
            #expect(!main.webView.isFirstResponder)
            try await pointer.key("Escape")
            try await eventually("Escape does not close the sheet", in: main.webView) {
                app.navigator.navigationController.presentedViewController == nil
            }
            try await app.rest()
            try await expectScrolling(main, pointer, after: "after a dismissal")
        }

        @Test func returnTriesAFailedPageAgain() async throws {
            let (app, pointer) = try await app()
            defer { app.close() }
            app.server.page("/broken", status: 500)
            app.navigator.route(app.server.url("/broken"))
            try await eventually("Retry has no keyboard", in: app.window) {
                app.retryButton?.isFirstResponder == true
            }
            try await app.rest()
            #expect(!app.navigator.session.webView.isFirstResponder)
            app.server.page("/broken", tall)
            try await pointer.key("Return")
            try await app.log.next(.rendered(app.server.url("/broken")))
            try await expectScrolling(app.navigator.session, pointer, after: "after Retry")
        }

        @Test func tabGoesFromThePageToTheBarAndBack() async throws {
            let (app, pointer) = try await app()
            defer { app.close() }
            app.server.page("/a", "<a href=/b>b</a> <a href=/c>c</a>")
            try await app.route("/a")
            let webView = app.navigator.session.webView
            try await eventually("the page has no keyboard", in: webView) { webView.isFirstResponder }
            for round in 1...2 {
                try await eventually("Tab never leaves the page, round \(round)", in: webView) {
                    try await pointer.key("Tab")
                    return !webView.isFirstResponder
                }
                #expect(app.window.isFirstResponder, "Tab goes nowhere, round \(round)")
                try await eventually("Tab never reaches the page, round \(round)", in: webView) {
                    try await pointer.key("Tab")
                    return webView.isFirstResponder
                }
                try await eventually("Tab does not reach the links again, round \(round)", in: webView) {
                    try await pointer.key("Tab")
                    let element = try await webView.evaluateJavaScript("document.activeElement.localName")
                    return element as? String == "a"
                }
            }
        }

        @Test func whatIsTypedGoesIntoTheFieldThatWantsIt() async throws {
            let (app, pointer) = try await app()
            defer { app.close() }
            app.server.page("/a", "<input><input id=wanted autofocus>")
            app.server.page("/new", "<input><input id=wanted autofocus>")
            for (path, session) in [("/a", app.navigator.session), ("/new", app.navigator.modalSession)] {
                try await app.route(path)
                try await eventually("the page has no keyboard", in: session.webView) {
                    session.webView.isFirstResponder
                }
                try await pointer.type("Ada")
                try await eventually("\(path): the field stays empty", in: session.webView) {
                    try await session.webView.evaluateJavaScript("document.querySelector('#wanted').value") as? String
                        == "Ada"
                }
            }
        }
    }
}
