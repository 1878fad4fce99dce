import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// The title in the bar before the page is rendered, and for pages without a title.
    @MainActor @Suite(.serialized)
    struct TitleTests {
        private func app(_ links: String) async throws -> AppDriver {
            let app = try await AppDriver()
            app.server.page("/", body: links)
            try await app.route("/")
            return app
        }

        /// The title as soon as the screen is on the stack.
        private func titleOnArrival(_ app: AppDriver) async throws -> String? {
            try await nextFrame(of: app.window, while: app.navigator.navigationController.viewControllers.count < 2)
            return app.navigator.navigationController.topViewController?.title
        }

        @Test func `A sheet has the title of its link, and the app's name if its page fails`() async throws {
            let app = try await app("<a href='/new' id=link>New thing</a>")
            defer { app.close() }
            let (gate, modal) = (ResponseGate(), app.navigator.modalNavigationController)
            app.server.route("/new") { _ in .gated(gate, .html("", status: 500)) }
            try await app.click("#link")
            try await app.modalPresented()
            #expect(modal.topViewController?.title == "New thing")
            #expect(isVisible("New thing", in: app.window))
            gate.open()
            try await nextFrame(of: app.window, while: app.retryButton(on: modal) == nil)
            #expect(modal.topViewController?.title == nil)
            #expect(isVisible(ProcessInfo.processInfo.processName, in: app.window))
        }

        @Test(arguments: [
            (" The  slow\n<b>one</b> ", "The slow one"),
            (
                "<span style='display: block'>Modal</span><small style='display: block'>A stack of its own</small>",
                "Modal"
            ),
            ("<table><tr><td> <td>Tea<td>4 pots</table>", "Tea"),
            ("<span style='display: flex'><b>3</b><i>Inbox</i></span>", "Inbox"),
            (
                "<script>link.onclick = () => link.hidden = true</script>Write\na <b style='display: block'>post</b>",
                "Write a"
            ),
            ("<b>2026</b>", "2026"),
            ("<h2>Tea</h2><p>\(String(repeating: "leaf ", count: 30))</p>", "Tea"),
        ])
        func `A screen has the title of its link until the page has one`(_ content: String, _ title: String)
            async throws
        {
            let app = try await app("<a href='/slow' id=link>\(content)</a>")
            defer { app.close() }
            let gate = app.hold("/slow")
            try await app.click("#link")
            #expect(try await titleOnArrival(app) == title)
            gate.open()
            try await app.log.next(.rendered(app.server.url("/slow")))
            #expect(app.navigator.navigationController.topViewController?.title == "slow")
        }

        @Test func `The long text of a link isn't used as a title`() async throws {
            let text = String(repeating: "word ", count: 30)
            let app = try await app("<a href='/slow' id=link>\(text)</a>")
            defer { app.close() }
            let gate = app.hold("/slow")
            try await app.click("#link")
            #expect(try await titleOnArrival(app) == "root")
            gate.open()
        }

        @Test func `A page that the app routes doesn't have the title of another page`() async throws {
            let app = try await app("")
            defer { app.close() }
            let gate = app.hold("/slow")
            app.navigator.route(app.server.url("/slow"))
            #expect(try await titleOnArrival(app) == nil)
            try await nextFrame(of: app.window, while: title(of: app.window) == "root")
            #expect(title(of: app.window) == ProcessInfo.processInfo.processName)
            gate.open()
            try await app.log.next(.rendered(app.server.url("/slow")))
            #expect(app.navigator.navigationController.topViewController?.title == "slow")
        }

        @Test func `A screen without a page has the name of the app`() async throws {
            let app = try await app("<a href='/lost' id=link>Lost</a>")
            defer { app.close() }
            app.server.route("/lost") { _ in .html("", status: 500) }
            try await app.click("#link")
            try await nextFrame(of: app.window, while: app.retryButton == nil)
            let screen = app.navigator.navigationController.topViewController
            #expect(screen?.title == nil)
            #expect(title(of: app.window) == ProcessInfo.processInfo.processName)
            #expect(isVisible(ProcessInfo.processInfo.processName, in: app.window))
        }

        @Test func `A page without a title has the name of the app, and not that of its link`() async throws {
            let app = try await app("<a href='/bare' id=link>Bare</a>")
            defer { app.close() }
            app.server.page("/bare", title: "")
            try await app.click("#link")
            try await app.arrived("/bare")
            #expect((app.navigator.navigationController.topViewController?.title ?? "") == "")
            #expect(title(of: app.window) == ProcessInfo.processInfo.processName)
        }

        @Test func `A rule and the app name their screens`() async throws {
            let app = try await app("")
            defer { app.close() }
            app.server.route("/lost") { _ in .html("", status: 500) }
            app.navigator.route(VisitProposal(url: app.server.url("/lost"), properties: ["title": "Ruled"]))
            try await nextFrame(of: app.window, while: app.retryButton == nil)
            #expect(app.navigator.navigationController.topViewController?.title == "Ruled")
        }

        @Test func `A progress line below the bar is shown for a slow visit, over the preview of its page`()
            async throws
        {
            let app = try await app("<a href='/slow' id=link>Slow</a>")
            defer { app.close() }
            app.server.page("/slow")
            try await app.route("/slow")
            app.navigator.navigationController.popViewController(animated: false)
            try await app.log.next(.rendered(app.server.url("/")))
            let gate = app.hold("/slow")
            try await app.click("#link")
            try await nextFrame(of: app.window, while: app.progressLine == nil)
            let line = try #require(app.progressLine)
            #expect(0 < line.progress && line.progress < 1)
            try await app.waitForProposals()
            try await expectThin(line, in: app)
            gate.open()
            try await app.log.next(.rendered(app.server.url("/slow")))
            #expect(app.progressLine == nil)
        }

        /// The line is drawn at the lower edge of the bar, as wide as the page.
        private func expectThin(_ line: UIProgressView, in app: AppDriver) async throws {
            let bar = try #require(app.navigator.navigationController.view)
            let place = line.convert(CGPoint.zero, to: nil)
            let page = try #require(app.navigator.navigationController.topViewController?.view)
            #expect(place == page.convert(CGPoint(x: 0, y: page.safeAreaInsets.top), to: nil))
            #expect(place.y > bar.convert(CGPoint.zero, to: nil).y + 20)
            #expect(line.bounds.height <= 4 && line.bounds.width == app.window.bounds.width)
            let picture = try #require(await nextPicture(ofWindowAround: app.window))
            let rows = Int(place.y) - 5..<Int(place.y) + 12
            let heights = [20, picture.width - 20].map { x in
                rows.compactMap { picture.color(x: x, y: $0) }.count { Int($0.blue) - Int($0.red) > 30 }
            }
            #expect((1...4).contains(heights[0]) && heights[1] == 0, "\(heights)")
        }

        @Test func `A button in the bar loads the page again`() async throws {
            let app = try await app("")
            defer { app.close() }
            #expect(ToolButtons("Refresh", around: app.window).count == 1)
            ToolButtons("Refresh", around: app.window).choose()
            try await app.log.next(.rendered(app.server.url("/")))
            #expect(app.server.pages == ["/", "/"])
            try await app.route("/a", properties: ["pull_to_refresh_enabled": false])
            #expect(ToolButtons("Refresh", around: app.window).count == 0)
            try await app.route("/b")
            try await app.route("/new")
            #expect(ToolButtons("Refresh", around: app.window).count == 1, "a sheet has none")
        }
    }
}

extension AppDriver {
    /// A page that is answered when the test opens the gate.
    fileprivate func hold(_ path: String) -> ResponseGate {
        let gate = ResponseGate()
        server.route(path) { _ in .gated(gate, .page(TestPage(TestPage.title(of: path)))) }
        return gate
    }

    /// The line below the bar of the screen on top.
    fileprivate var progressLine: UIProgressView? {
        let visitable = navigator.navigationController.topViewController as? any Visitable
        return visitable?.visitableView.subviews.lazy.compactMap { $0 as? UIProgressView }.first
    }
}
