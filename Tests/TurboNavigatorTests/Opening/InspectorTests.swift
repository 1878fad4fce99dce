import Foundation
import TestSupport
import Testing
import TurboNavigator
import TurboNavigatorTool
import TurboTestSupport
import UIKit

@testable import OpenApp

extension TurboNavigatorTests {
    /// The inspector beside an opened site, and the rules of a watched file.
    @MainActor @Suite(.serialized)
    struct InspectorTests {
        let server: TestServer
        private let rules = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")

        init() throws {
            server = try TestServer(.turbo)
            for path in ["/", "/new", "/other"] {
                server.page(path, body: "<script>console.warn('<i>hello</i>')</script>")
            }
        }

        /// Opens the site in a window until its first page is there.
        func open(width: Int, _ body: @MainActor (OpenSite, UIWindow) async throws -> Void) async throws {
            defer { try? FileManager.default.removeItem(at: rules) }
            try write(#"{"rules": [{"patterns": ["/new$"], "properties": {"context": "modal"}}]}"#)
            let arguments = [server.url("/").absoluteString, "--path-configuration", rules.path]
            try await OpenSite.open(arguments, width: width, body)
        }

        private func write(_ text: String) throws { try Data(text.utf8).write(to: rules) }

        func isSeen(_ texts: String..., in window: UIWindow) -> Bool {
            let seen = WidgetTexts.of(window)
            return texts.allSatisfy { text in seen.contains { $0.contains(text) } }
        }

        @Test(arguments: [400, 1100])
        func `Stacks and proposals are shown with the reason`(width: Int) async throws {
            try await open(width: width) { site, window in
                #expect(!isSeen("Main Stack", in: window))
                site.inspector.open()
                #expect(await window.reaches { isSeen("Main Stack", "1. /", "becomes its root", in: window) })
                site.navigator.route(server.url("/new"))
                #expect(
                    await window.reaches {
                        isSeen("2. /new", "Context is modal: the modal stack is presented", in: window)
                    })
                try await site.journal.reaches { $0.requests.elements.contains { $0.url.path == "/new" } }
                let view = try #require(window.rootViewController?.view)
                #expect(click("2. /new", around: view))
                #expect(await window.reaches { isSeen("Rule 1, by /new$", "context: \"modal\"", in: window) })
                // Its screen is in a formerly empty stack.
                #expect(await window.reaches { !isSeen("Not presented", in: window) })
                #expect(window.perform(.cancel))
                if width == 400 {
                    #expect(await window.reaches { !isSeen("Main Stack", in: window) })
                    // Only the inspector's sheet, which was on top, is dismissed.
                    #expect(site.navigator.currentState().isModalPresented)
                } else {
                    #expect(await window.reaches { !site.navigator.currentState().isModalPresented })
                }
            }
        }

        @Test func `Control-Shift-D opens and closes the inspector`() async throws {
            try await open(width: 1100) { _, window in
                let pointer = Pointer(window)
                try await pointer.key("ctrl+shift+d")
                #expect(await window.reaches { isSeen("Main Stack", in: window) })
                try await pointer.key("ctrl+shift+d")
                #expect(await window.reaches { !isSeen("Main Stack", in: window) })
            }
        }

        @Test func `The list of keys has the inspector's too`() async throws {
            try await open(width: 1100) { _, window in
                let list = try await EngineDialog.next(.shortcuts) { window.perform(.help) }
                #expect(
                    await window.reaches {
                        let texts = list.texts
                        return ["Reload", "Inspector"].allSatisfy { texts.contains($0) }
                    })
                list.cancel()
                while EngineDialog.count(.shortcuts) > 0 { await Task.yield() }
            }
        }

        @Test func `A form that is redirected is a request of its own, and the page another one`() async throws {
            server.route("/save") { _ in .redirect(to: "/other", status: 303) }
            server.route("/gone") { _ in .html("", status: 404) }
            try await open(width: 1100) { site, window in
                site.inspector.open("Requests")
                _ = try await site.navigator.session.webView.callAsyncJavaScript(
                    "await fetch('/save', { method: 'POST' }); await fetch('/gone')", contentWorld: .page)
                try await site.journal.reaches { $0.requests.elements.last?.url.path == "/gone" }
                let requests = site.journal.requests.elements.suffix(3)
                let lines = requests.map { "\($0.method) \($0.url.path) \($0.status ?? 0)" }
                #expect(lines == ["POST /save 303", "GET /other 200", "GET /gone 404"])
                #expect(await window.reaches { isSeen("POST · 127.0.0.1", "303", "404", in: window) })
            }
        }

        @Test func `A page that shares its process with no other is one request, with its status`() async throws {
            server.route("/") { _ in
                .page(TestPage("root"), headers: ["Cross-Origin-Opener-Policy": "same-origin"])
            }
            try await open(width: 1100) { site, _ in
                // A script in the page of a cancelled or failed visit would only say that the URL isn't valid.
                let results = site.journal.visits.elements.map(\.result)
                try #require(results.count == 1 && results[0].hasPrefix("rendered"), "\(results)")
                _ = try await site.navigator.session.webView.callAsyncJavaScript(
                    "await fetch('/other')", contentWorld: .page)
                try await site.journal.reaches { $0.requests.elements.last?.url.path == "/other" }
                let pages = site.journal.requests.elements.filter { $0.url.path == "/" }
                #expect(pages.map { "\($0.method) \($0.status ?? 0)" } == ["GET 200"])
            }
        }

        @Test func `A page whose server hangs up is a request without a status`() async throws {
            server.route("/", .dropped)
            try await open(width: 1100) { site, _ in
                try await site.journal.reaches { !$0.requests.elements.isEmpty }
                let request = try #require(site.journal.requests.elements.first)
                #expect(request.url.path == "/" && request.status == nil)
            }
        }

        @Test func `Data and blob URLs aren't listed as requests`() async throws {
            try await open(width: 1100) { site, _ in
                _ = try await site.navigator.session.webView.callAsyncJavaScript(
                    """
                    const urls = ["data:text/plain,word", URL.createObjectURL(new Blob(["word"])), "/other"]
                    for (const url of urls) await (await fetch(url)).text()
                    """, contentWorld: .page)
                try await site.journal.reaches { $0.requests.elements.last?.url.path == "/other" }
                #expect(site.journal.requests.elements.allSatisfy { $0.url.scheme == "http" })
            }
        }

        @Test func `Requests have the URL that the page requested, and each message has a name`() async throws {
            server.page("/", body: "<form method=post action=/save><input></form>")
            try await open(width: 1100) { site, _ in
                let webView = site.navigator.session.webView
                try await webView.write("written", into: "input")
                try await webView.evaluateJavaScript("fetch('/?f[]=1&q=caf%C3%A9'); 1")
                try await site.journal.reaches { $0.requests.elements.contains { $0.url.query != nil } }
                let queries = site.journal.requests.elements.compactMap(\.url.query)
                #expect(queries == ["f%5B%5D=1&q=caf%C3%A9"])
                try await site.journal.reaches { $0.messages.elements.contains { $0.name == "inputChanged" } }
                #expect(site.journal.messages.elements.allSatisfy { !$0.name.isEmpty })
            }
        }

        @Test func `Requests, messages, cookies and the console are shown`() async throws {
            server.route("/") { _ in
                .page(
                    TestPage("root", body: "<script>console.warn('<i>hello</i>')</script>"),
                    headers: ["Set-Cookie": "_session=word; HttpOnly"])
            }
            try await open(width: 1100) { site, window in
                site.inspector.open("Requests")
                #expect(await window.reaches { isSeen("Rendered in", "200", in: window) })
                site.inspector.open("Messages")
                #expect(await window.reaches { isSeen("pageLoaded", "From the page", in: window) })
                site.inspector.open("Page")
                #expect(await window.reaches { isSeen("<i>hello</i>", "_session", "HttpOnly", in: window) })
                #expect(!isSeen("word", in: window))
            }
        }

        @Test func `An expanded row stays expanded when the app continues, and then has the picture of its screen`()
            async throws
        {
            try await open(width: 1100) { site, window in
                site.inspector.open()
                let view = try #require(window.rootViewController?.view)
                #expect(await window.reaches { click("/", around: view) })
                #expect(await window.reaches { isSeen("Routed", in: window) })
                #expect(seenPictures(around: view).isEmpty)
                site.navigator.route(server.url("/other"))
                #expect(await window.reaches { isSeen("Below, with a screenshot", in: window) })
                #expect(isSeen("Routed", in: window))
                #expect(seenPictures(around: view) == ["Last screenshot of the screen"])
            }
        }

        @Test func `The newest ten requests are listed, and the others on request`() async throws {
            try await open(width: 1100) { site, window in
                site.inspector.open("Requests")
                _ = try await site.navigator.session.webView.callAsyncJavaScript(
                    "for (let n = 0; n < 30; n++) await fetch(`/other?n=${n}`)", contentWorld: .page)
                try await site.journal.reaches { $0.requests.elements.last?.url.query == "n=29" }
                #expect(await window.reaches { isSeen("/other?n=29", "/other?n=20", in: window) })
                #expect(!isSeen("/other?n=19", in: window))
                let view = try #require(window.rootViewController?.view)
                let older = site.journal.requests.total - 10
                #expect(click("Show \(older) Older", around: view))
                #expect(await window.reaches { isSeen("/other?n=19", "/other?n=0", in: window) })
                #expect(!isSeen("Older", in: window))
            }
        }

        @Test func `A screen of the past has its picture`() async throws {
            try await open(width: 400) { site, _ in
                site.navigator.route(server.url("/other"))
                try await site.journal.reaches { $0.visits.total == 2 }
                let screens = site.navigator.currentState().main.map(\.id)
                try await site.journal.reaches { $0.pictures[screens[0]] != nil && $0.pictures[screens[1]] != nil }
            }
        }

        @Test func `A screen that appears again and again keeps its picture, until thirty others have one`()
            async throws
        {
            try await open(width: 1100) { _, window in
                let picture = try #require(WindowImage.of(window))
                var cache = ScreenshotCache()
                let screens = (0...30).map(NavigationState.Screen.ID.init)
                for _ in 0...40 { cache.keep(picture, of: screens[0]) }
                for screen in screens[1...29] { cache.keep(picture, of: screen) }
                #expect(cache[screens[0]] != nil)
                cache.keep(picture, of: screens[30])
                #expect(cache[screens[0]] == nil && cache[screens[1]] != nil)
            }
        }

        @Test func `A screen that was left by going back has its picture`() async throws {
            try await open(width: 400) { site, _ in
                site.navigator.route(server.url("/other"))
                try await site.journal.reaches { $0.visits.total == 2 }
                let left = try #require(site.navigator.currentState().main.last?.id)
                try await site.journal.reaches { $0.pictures[left] != nil }
                site.navigator.navigationController.popViewController(animated: false)
                try await site.journal.reaches { $0.visits.total == 3 }
                #expect(site.journal.pictures[left] != nil)
            }
        }

        @Test func `Rules that aren't JSON leave the previous ones in effect`() async throws {
            try await open(width: 400) { site, window in
                try write(#"{"rules": ["#)
                try await site.journal.reaches { $0.findings?.list.isEmpty == false }
                #expect(await window.reaches { isSeen("Keeping the previous rules: 1 error", in: window) })
                #expect(site.configuration.rules.map(\.patterns) == [["/new$"]])
            }
        }

        @Test func `Saved rules count at once and the page stays`() async throws {
            try await open(width: 400) { site, window in
                let requests = server.paths.filter { $0 == "/" }.count
                try write(
                    #"{"rules": [{"patterns": ["/n*w("], "properties": {}}, {"patterns": ["/other$"], "properties": {"context": "modal", "presentaton": "pop"}}]}"#
                )
                try await site.journal.reaches { $0.findings?.list.isEmpty == false }
                let severities = try #require(site.journal.findings).list.map(\.severity)
                #expect(severities == severities.sorted(by: >) && severities.first == .error)
                #expect(site.configuration.rules.map(\.patterns) == [["/other$"]])
                #expect(await window.reaches { isSeen("Using the new rules: 2 errors", in: window) })
                #expect(server.paths.filter { $0 == "/" }.count == requests)
                site.navigator.route(server.url("/other"))
                #expect(await window.reaches { site.navigator.currentState().isModalPresented })
                site.inspector.open("Rules")
                #expect(await window.reaches { isSeen("line 1, ", in: window) })
            }
        }

        @Test func `A window that is closed during a load leaves nothing`() async throws {
            weak var navigator: TurboNavigator?
            let requests = TestEvents<TestRequest>()
            try await open(width: 400) { site, window in
                server.route("/slow") { request in
                    requests.append(request)
                    return .never
                }
                site.navigator.route(server.url("/slow"))
                try await requests.next()
                navigator = site.navigator
                window.isHidden = true
                window.rootViewController = nil
            }
            #expect(navigator == nil)
        }
    }
}

extension UIWindow {
    /// Waits, frame by frame, until a condition is met: GTK's own widgets change in frames.
    ///
    /// - Returns: false at the limit.
    func reaches(_ isSo: @escaping @MainActor () -> Bool) async -> Bool {
        await nextFrame(of: 1200) { isSo() ? true : nil } ?? false
    }
}
