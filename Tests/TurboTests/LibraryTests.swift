import TestSupport
import Testing
import TurboSession
import TurboTestSupport
import UIKit

extension TurboTests {
    /// Behavior that Turbo and Turbolinks 5.2 share.
    @MainActor @Suite(.serialized)
    struct LibraryTests {
        private func fixture(_ library: TurboLibrary, _ pages: [String] = ["/a", "/b"]) throws -> SessionFixture {
            let fixture = try SessionFixture(library)
            for path in pages { fixture.server.page(path) }
            return fixture
        }

        /// Whether a script of a page has failed.
        private func didAScriptFail(in fixture: SessionFixture) -> Bool {
            fixture.log.contains(.scriptFailed) || fixture.log.contains(.callFailed())
        }

        @Test(arguments: TurboLibrary.installed)
        func `The first page is loaded and the second visited in its document`(library: TurboLibrary) async throws {
            let fixture = try fixture(library)
            defer { fixture.close() }
            let first = try await fixture.show("/a")
            #expect(first.title == "a")
            _ = try await fixture.evaluate("window.mark = 1; 1")
            let second = try await fixture.show("/b")
            #expect(second.title == "b")
            #expect(!second.visitableView.isShowingScreenshot)
            #expect(!second.visitableView.activityIndicatorView.isAnimating)
            #expect(fixture.server.pages == ["/a", "/b"])
            #expect(try await fixture.evaluate("window.mark") as? Int == 1, "the document was kept")
            #expect(!didAScriptFail(in: fixture))
        }

        @Test(arguments: TurboLibrary.installed)
        func `A replacing visit leaves the history as long as it was`(library: TurboLibrary) async throws {
            let fixture = try fixture(library)
            defer { fixture.close() }
            let screen = try await fixture.show("/a")
            let length = try await fixture.evaluate("history.length") as? Int
            screen.visitableURL = fixture.server.url("/b")
            fixture.session.visit(screen, action: .replace)
            try await fixture.rendered("/b")
            #expect(screen.title == "b")
            #expect(try await fixture.evaluate("history.length") as? Int == length)
            #expect(try await fixture.evaluate("location.pathname") as? String == "/b")
        }

        @Test(arguments: TurboLibrary.installed)
        func `Going back shows the page at its place without a request`(library: TurboLibrary) async throws {
            let fixture = try fixture(library, ["/b"])
            defer { fixture.close() }
            fixture.server.page("/a", body: "<div style='height: 5000px'>tall</div>")
            let first = try await fixture.show("/a")
            _ = try await fixture.evaluate("window.scrollTo(0, 1234); 1")
            // The page gets its scroll event with the next frame.
            _ = try await fixture.session.webView.callAsyncJavaScript(
                "await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))", arguments: [:],
                in: nil, contentWorld: .page)
            try await fixture.show("/b")
            fixture.navigation.popViewController(animated: true)
            try await fixture.rendered("/a")
            #expect(try await fixture.evaluate("window.scrollY") as? Int == 1234)
            #expect(fixture.server.pages == ["/a", "/b"])
            #expect(first.title == "a")
            #expect(!first.visitableView.isShowingScreenshot)
            #expect(!didAScriptFail(in: fixture))
        }

        @Test(arguments: TurboLibrary.installed)
        func `Going back during a slow load shows the previous page without a request (HNI#33, HNI#208)`(
            library: TurboLibrary
        ) async throws {
            let fixture = try fixture(library)
            defer { fixture.close() }
            let requests = TestEvents<Void>()
            fixture.server.route("/never") { _ in
                requests.append(())
                return .never
            }
            let first = try await fixture.show("/a")
            _ = fixture.push("/never")
            try await requests.next()
            try await fixture.waitForTransitions()
            fixture.navigation.popViewController(animated: false)
            try await fixture.log.next(.cancelled("/never"))
            try await fixture.log.next(.shownAgain())
            #expect(!first.visitableView.isShowingScreenshot)
            #expect(!first.visitableView.activityIndicatorView.isAnimating)
            #expect(fixture.session.activeVisitable === first)
            #expect(fixture.server.pages == ["/a", "/never"])
            #expect(try await fixture.evaluate("location.pathname") as? String == "/a")
            #expect(try await fixture.evaluate("document.documentElement.ariaBusy ?? 'no'") as? String == "no")
        }

        @Test(arguments: TurboLibrary.installed)
        func `A tapped link is proposed with its action`(library: TurboLibrary) async throws {
            let fixture = try fixture(library, ["/b"])
            defer { fixture.close() }
            fixture.server.page("/a", body: "<a id=link href='/b' data-\(library)-action=replace>b</a>")
            try await fixture.show("/a")
            _ = try await fixture.evaluate("document.getElementById('link').click(); 1")
            let proposal = try await fixture.proposals.next()
            #expect(proposal.url == fixture.server.url("/b"))
            #expect(proposal.options.action == .replace)
        }

        @Test(arguments: TurboLibrary.installed)
        func `A link into the page scrolls, without a request`(library: TurboLibrary) async throws {
            let fixture = try fixture(library, ["/b"])
            defer { fixture.close() }
            fixture.server.page(
                "/a", body: "<a id=link href='#end'>end</a><div style='height: 5000px'></div><p id=end>end</p>")
            try await fixture.show("/a")
            _ = try await fixture.evaluate("document.getElementById('link').click(); 1")
            #expect(try #require(try await fixture.evaluate("scrollY") as? Double) > 1000)
            #expect(fixture.proposals.all.isEmpty)
            #expect(fixture.server.pages == ["/a"])
        }

        @Test(arguments: TurboLibrary.installed)
        func `A refresh requests the page again in its document`(library: TurboLibrary) async throws {
            let fixture = try fixture(library)
            defer { fixture.close() }
            let screen = try await fixture.show("/a")
            _ = try await fixture.evaluate("window.mark = 1; 1")
            fixture.server.page("/a", body: "<p id=news>news</p>")
            fixture.session.visits.refresh(screen, response: nil)
            try await fixture.rendered("/a")
            #expect(try await fixture.evaluate("document.getElementById('news').innerText") as? String == "news")
            #expect(try await fixture.evaluate("window.mark") as? Int == 1, "the document was kept")
            #expect(fixture.server.pages == ["/a", "/a"])
        }

        @Test(arguments: TurboLibrary.installed)
        func `A reload loads the whole document`(library: TurboLibrary) async throws {
            let fixture = try fixture(library)
            defer { fixture.close() }
            try await fixture.show("/a")
            _ = try await fixture.evaluate("window.mark = 1; 1")
            fixture.session.reload()
            try await fixture.rendered("/a")
            #expect(try await fixture.evaluate("window.mark ?? 0") as? Int == 0)
            try await fixture.show("/b")
            #expect(fixture.server.pages == ["/a", "/a", "/b"])
        }

        @Test(.bug(id: "HNI#33"), arguments: TurboLibrary.installed, [401, 404, 500])
        func `A status is reported, and the screen below is visible at once`(library: TurboLibrary, status: Int)
            async throws
        {
            let fixture = try fixture(library, ["/a"])
            defer { fixture.close() }
            fixture.server.page("/b", status: status)
            let first = try await fixture.show("/a")
            let screen = fixture.push("/b")
            #expect(try await fixture.failures.next() as? TurboError == .http(statusCode: status))
            #expect(!screen.visitableView.activityIndicatorView.isAnimating)
            try await fixture.waitForTransitions()
            fixture.navigation.popViewController(animated: true)
            try await fixture.log.next(.shownAgain())
            #expect(!first.visitableView.isShowingScreenshot)
            #expect(fixture.server.pages == ["/a", "/b"])
            #expect(try await fixture.evaluate("document.title + location.pathname") as? String == "a/a")
        }

        @Test(arguments: TurboLibrary.installed)
        func `A server that stops is reported`(library: TurboLibrary) async throws {
            let fixture = try fixture(library)
            defer { fixture.close() }
            try await fixture.show("/a")
            fixture.server.stop()
            _ = fixture.push("/b")
            #expect((try await fixture.failures.next() as? URLError)?.code == .cannotConnectToHost)
        }

        /// Turbolinks itself would render the bytes.
        @Test(arguments: TurboLibrary.installed)
        func `A file that a session without a navigator visits fails with its content type`(library: TurboLibrary)
            async throws
        {
            let fixture = try fixture(library)
            defer { fixture.close() }
            fixture.server.route("/data") { _ in .json("{}") }
            try await fixture.show("/a")
            _ = fixture.push("/data")
            let expected = LoadError.notHTML(url: fixture.server.url("/data"), contentType: "application/json")
            #expect(try await fixture.failures.next() as? LoadError == expected)
        }

        @Test(arguments: TurboLibrary.installed)
        func `A changed script reloads the document`(library: TurboLibrary) async throws {
            let fixture = try fixture(library, ["/a"])
            defer { fixture.close() }
            let tracked = "<script data-\(library)-track=reload>window.version = 2</script>"
            fixture.server.route("/b", .page(TestPage("b", head: tracked)))
            try await fixture.show("/a")
            _ = try await fixture.evaluate("window.mark = 1; 1")
            let screen = fixture.push("/b")
            try await fixture.log.next(.fullReload)
            try await fixture.rendered("/b")
            #expect(screen.title == "b")
            #expect(try await fixture.evaluate("window.mark ?? 0") as? Int == 0)
            #expect(try await fixture.evaluate("window.version") as? Int == 2)
            #expect(fixture.server.pages == ["/a", "/b", "/b"])
        }

        @Test(arguments: TurboLibrary.installed)
        func `After clearing the snapshots, going back makes a request`(library: TurboLibrary) async throws {
            let fixture = try fixture(library)
            defer { fixture.close() }
            try await fixture.show("/a")
            try await fixture.show("/b")
            fixture.session.clearSnapshotCache()
            fixture.navigation.popViewController(animated: true)
            try await fixture.rendered("/a")
            #expect(fixture.server.pages == ["/a", "/b", "/a"])
        }

        @Test(arguments: TurboLibrary.installed)
        func `A visit with its response makes no request`(library: TurboLibrary) async throws {
            let fixture = try fixture(library, ["/a"])
            defer { fixture.close() }
            try await fixture.show("/a")
            let screen = VisitableViewController(url: fixture.server.url("/b"))
            fixture.navigation.pushViewController(screen, animated: false)
            let page = TestPage("b", body: "<p id=given>given</p>").html(turbo: fixture.server.turbo)
            let response = VisitResponse(statusCode: 200, responseHTML: page)
            fixture.session.visit(screen, options: VisitOptions(response: response))
            try await fixture.rendered("/b")
            #expect(screen.title == "b")
            #expect(try await fixture.evaluate("document.getElementById('given').innerText") as? String == "given")
            #expect(fixture.server.pages == ["/a"])
            #expect(!didAScriptFail(in: fixture))
        }

        /// The proposal carries the page, and the document has its URL, under which Turbolinks restores it.
        @Test(.enabled(if: TurboLibrary.turbolinks.isInstalled))
        func `A redirected visit of Turbolinks is proposed with its page`() async throws {
            let fixture = try fixture(.turbolinks, ["/a", "/b", "/c"])
            defer { fixture.close() }
            fixture.server.route("/follow") { _ in .redirect(to: "/b", status: 302) }
            try await fixture.show("/a")
            let screen = fixture.push("/follow")
            let proposal = try await fixture.proposals.next()
            try await fixture.rendered("/follow")
            #expect(proposal.url == fixture.server.url("/b"))
            #expect(proposal.options.action == .replace)
            #expect(proposal.options.response?.isRenderable == true)
            #expect(fixture.session.urls(of: screen)?.redirected == fixture.server.url("/b"))
            #expect(try await fixture.evaluate("location.pathname") as? String == "/b")
            try await fixture.show("/c")
            fixture.navigation.popViewController(animated: false)
            try await fixture.rendered("/b")
            #expect(fixture.server.pages == ["/a", "/follow", "/b", "/c"])
        }

        enum Lateness: CaseIterable {
            /// Runs after the end of the document, before its events.
            case module
            /// Runs after the events that Turbolinks waits for.
            case inserted

            func tag(_ library: TurboLibrary) -> String {
                switch self {
                case .module: "<script type=module src=\(library.path)></script>"
                case .inserted:
                    """
                    <template>\(library.tag)</template>
                    <script>
                      addEventListener("DOMContentLoaded", () => {
                        document.head.append(document.querySelector("template").content.cloneNode(true))
                      })
                    </script>
                    """
                }
            }
        }

        @Test(arguments: TurboLibrary.installed, Lateness.allCases)
        func `A late script is found`(library: TurboLibrary, lateness: Lateness) async throws {
            let fixture = try fixture(library, [])
            defer { fixture.close() }
            let tag = lateness.tag(library)
            for path in ["/a", "/b"] {
                fixture.server.page(
                    path, "<!DOCTYPE html><html><head><title>\(path)</title>\(tag)</head><body></body></html>")
            }
            try await fixture.show("/a")
            try await fixture.show("/b")
            fixture.navigation.popViewController(animated: true)
            try await fixture.rendered("/a")
            #expect(fixture.server.pages == ["/a", "/b"])
            #expect(try await fixture.evaluate("document.title") as? String == "/a")
            #expect(!didAScriptFail(in: fixture))
        }
    }
}
