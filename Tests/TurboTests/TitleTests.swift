import TestSupport
import Testing
import TurboSession
import TurboTestSupport
import UIKit
import WebKit

extension TurboTests {
    /// The title in the bar. A web view gets a page's title later than the page.
    @MainActor @Suite(.serialized)
    struct TitleTests {
        /// Keeps the title of the first page, as a slow engine does for a while.
        private final class LaggingWebView: WKWebView {
            override var title: String? { "a page before" }
        }

        /// Before, the page was requested again, and its screen covered.
        @Test func `The late frame of a previous page doesn't visit the next one again`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            for path in ["/a", "/b", "/c", "/d"] { fixture.server.page(path) }
            try await fixture.show("/a")
            _ = try await fixture.evaluate(
                """
                const frames = [], former = requestAnimationFrame
                addEventListener("turbo:render", () => requestAnimationFrame = (frame) => frames.push(frame), {once: true})
                window.draw = () => { while (frames.length) frames.shift()() }
                window.mend = () => requestAnimationFrame = former
                1
                """)
            try await fixture.show("/b")
            _ = try await fixture.evaluate("mend(); 1")
            try await fixture.show("/c")
            _ = try await fixture.evaluate("draw(); 1")
            try await fixture.show("/d")
            #expect(!fixture.log.contains(.restored))
            #expect(fixture.server.pages == ["/a", "/b", "/c", "/d"])
        }

        private final class TitledScreen: VisitableViewController {
            let titles = TestEvents<String>()

            override func visitableDidRender() {
                super.visitableDidRender()
                titles.append(title ?? "")
            }
        }

        @Test func `The bar has the page's title while the web view has the previous one`() async throws {
            let fixture = try SessionFixture(session: Session(webView: LaggingWebView()))
            defer { fixture.close() }
            fixture.server.page("/a")
            fixture.server.page("/b")
            let first = try await fixture.show("/a")
            let second = try await fixture.show("/b")
            #expect(first.title == "a")
            #expect(second.title == "b")
            #expect(second.visitableView.pageTitle == "b")
            fixture.navigation.popViewController(animated: false)
            try await fixture.rendered("/a")
            #expect(first.title == "a")
        }

        @Test func `A page without a title keeps that of its screen`() async throws {
            let fixture = try SessionFixture(session: Session(webView: LaggingWebView()))
            defer { fixture.close() }
            fixture.server.page("/a", "<!DOCTYPE html>\(TurboLibrary.turbo.tag)<p>a</p>")
            let screen = fixture.push("/a")
            screen.title = "mine"
            try await fixture.rendered("/a")
            #expect(screen.title == "mine")
        }

        /// Such a page draws no frame for a while, and gets its title in one. It doesn't hear that it was hidden while
        /// the web view moved, which stands for a frame.
        @Test func `A title that is reported with a late frame is shown`() async throws {
            let fixture = try SessionFixture(session: Session(webView: LaggingWebView()))
            defer { fixture.close() }
            fixture.server.page("/a")
            fixture.server.page("/b")
            try await fixture.show("/a")
            _ = try await fixture.evaluate(
                """
                Object.defineProperty(document, "hidden", { value: false })
                addEventListener("visibilitychange", (event) => event.stopImmediatePropagation(), true)
                const frames = []
                addEventListener("turbo:render", () => requestAnimationFrame = (frame) => frames.push(frame), {once: true})
                window.draw = () => { document.title = "late"; while (frames.length) frames.shift()() }
                1
                """)
            let screen = TitledScreen(url: fixture.server.url("/b"))
            fixture.navigation.pushViewController(screen, animated: false)
            fixture.session.visit(screen)
            try await fixture.rendered("/b")
            #expect(screen.title == "b")
            _ = try await fixture.evaluate("draw(); 1")
            try await screen.titles.next { $0 == "late" }
        }
    }
}
