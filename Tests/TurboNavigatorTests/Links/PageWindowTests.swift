import Foundation
import TestSupport
import Testing
import TurboTestSupport
import UIKit
import WebKit

@testable import TurboNavigator

extension TurboNavigatorTests {
    /// Windows that pages open with scripts and forms, with real clicks.
    @MainActor @Suite(.serialized)
    struct PageWindowTests {
        nonisolated private static let cover = "style='position: fixed; inset: 0'"

        /// An app with a page that runs a script when the user clicks.
        private func app(onclick script: String) async throws -> AppDriver {
            try await app("<p \(Self.cover) onclick=\"\(script)\">Pay</p>")
        }

        private func app(_ body: String) async throws -> AppDriver {
            let app = try await AppDriver()
            app.server.page("/a", body: body)
            for path in ["/", "/a"] { try await app.route(path) }
            try await app.run(
                "window.got = []; addEventListener('message', ({ data, origin }) => got.push(data + ' ' + origin))")
            return app
        }

        private func window(of app: AppDriver) async throws -> PageWindowController {
            try await app.wait(until: "a window is shown") {
                let shown = app.navigator.activeViewController
                return shown !== app.navigator.navigationController && !shown.isBeingPresented
            }
            let navigation = try #require(app.navigator.activeViewController as? UINavigationController)
            return try #require(navigation.topViewController as? PageWindowController)
        }

        private func value(_ script: String, in window: PageWindowController) async throws -> String {
            try await window.webView.evaluateJavaScript("String(\(script))") as? String ?? ""
        }

        @Test func `An empty window that the user clicked for shows what the page loads in it`() async throws {
            let app = try await app(onclick: "window.w = window.open('', '_blank'); w.location = '/b'")
            defer { app.close() }
            try await app.tapPage()
            let window = try await window(of: app)
            try await app.wait(until: "the window shows its page") { window.shows("/b") }
            #expect(try await value("location.pathname", in: window) == "/b")
            #expect(try await value("opener !== null", in: window) == "true")
            #expect(app.server.pages == ["/", "/a", "/b"])
        }

        @Test func `A provider's window tells the page its result and closes itself`() async throws {
            let provider = try TestServer()
            let app = try await app(
                onclick: "window.w = window.open('\(provider.url("/pay", host: "localhost"))', 'pay', 'width=400')")
            defer { app.close() }
            provider.page(
                "/pay", body: "<p \(Self.cover) onclick=\"opener.postMessage('paid', '*'); window.close()\">OK</p>")
            try await app.tapPage()
            let window = try await window(of: app)
            try await app.wait(until: "the window shows the provider") { window.title == "localhost" }
            let pointer = Pointer(app.window)
            try await pointer.click(CGPoint(x: 60, y: 60), in: window.webView)
            try await app.wait(until: "the window is closed") {
                app.navigator.navigationController.presentedViewController == nil
            }
            #expect(try await app.value("got.join()") == "paid http://localhost:\(provider.port)")
            #expect(try await app.value("w.closed") == "true")
            #expect(app.stacks == "/ /a")
            #expect(app.showsItsPage)
            #expect(provider.paths == ["/pay"])
        }

        @Test func `A window shares the site's data, and isn't handled as a page of the app`() async throws {
            let app = try await app(onclick: "window.w = window.open('/b')")
            defer { app.close() }
            app.server.page("/b", body: "<a id=go href=/c>c</a>")
            try await app.run("localStorage.setItem('shared', 'yes')")
            try await app.tapPage()
            let window = try await window(of: app)
            try await app.wait(until: "the window shows its page") { window.shows("/b") }
            #expect(try await value("localStorage.getItem('shared')", in: window) == "yes")
            try await window.webView.click("#go")
            try await app.wait(until: "the link is followed in the window") {
                try await value("document.title", in: window) == "c"
            }
            try await app.run("localStorage.removeItem('shared')")
            #expect(try await value("typeof turboNative", in: window) == "undefined")
            #expect(app.navigator.navigationController.viewControllers.count == 2)
            #expect(app.server.pages == ["/", "/a", "/b", "/c"])
        }

        /// Both have one process.
        @Test func `A window that is closed while its page is busy leaves the page that has opened it`() async throws {
            let app = try await app(onclick: "window.w = window.open('/b')")
            defer { app.close() }
            app.server.page("/b")
            try await app.tapPage()
            weak var webView: WKWebView?
            do {
                let window = try await window(of: app)
                try await app.wait(until: "the window shows its page") { window.shows("/b") }
                window.webView.callAsyncJavaScript("await new Promise(() => {})", in: nil, in: .page) { _ in }
                webView = window.webView
            }
            try await app.tap(button: "Done")
            try await app.wait(until: "the window is gone") { webView == nil }
            try await app.wait(until: "the page notices") { try await app.value("w.closed") == "true" }
            #expect(app.server.pages == ["/", "/a", "/b"])
        }

        /// A window over the app, as a page opens one.
        private func present(over app: AppDriver) -> PageWindowController {
            let (session, stacks) = (app.navigator.session, app.navigator.performer.stacks)
            let window = PageWindowController(session.webView.configuration, of: session, over: stacks)
            window.present(over: stacks.presenter)
            return window
        }

        /// UIKit refuses to dismiss what is still being presented.
        @Test func `A window that is closed while it appears is dismissed after that`() async throws {
            let app = try await app(onclick: "")
            defer { app.close() }
            let window = present(over: app)
            window.close()
            #expect(window.navigationController?.isBeingDismissed == false)
            #expect(window.presentingViewController != nil)
            try await app.wait(until: "the window is closed") { window.presentingViewController == nil }
            #expect(window.view.window == nil && app.stacks == "/ /a")
        }

        /// On iOS its web view has no URL then.
        @Test func `A window whose first page can't be loaded says so`() async throws {
            let app = try await app(onclick: "")
            defer { app.close() }
            let window = present(over: app)
            try await app.wait(until: "the window is shown") {
                window.view.window != nil && window.navigationController?.isBeingPresented == false
            }
            #expect(window.webView.url == nil)
            let error = URLError(
                .cannotConnectToHost, userInfo: [NSURLErrorFailingURLErrorKey: app.server.url("/gone")])
            window.webView(window.webView, didFailProvisionalNavigation: nil, withError: error)
            #expect(window.presentedAlert?.title == "The page couldn't be loaded.")
        }

        @Test func `The page notices that the user has closed its window`() async throws {
            let app = try await app(onclick: "window.w = window.open('/b')")
            defer { app.close() }
            app.server.page("/b")
            try await app.tapPage()
            // Who holds the window's web view keeps the window open.
            try await app.wait(until: "the window shows its page") { app.server.pages == ["/", "/a", "/b"] }
            _ = try await window(of: app)
            try await app.wait(until: "the page has its window") { try await app.value("window.w?.closed") == "false" }
            try await app.tap(button: "Done")
            try await app.wait(until: "the page notices") { try await app.value("w.closed") == "true" }
            #expect(app.stacks == "/ /a")
            #expect(app.server.pages == ["/", "/a", "/b"])
        }

        @Test(arguments: [
            "<a href=/c target=_blank COVER>terms</a>", "<p onclick=\"window.open('/c')\" COVER>terms</p>",
            "<form action=/c target=_blank data-turbo=false><button COVER>terms</button></form>",
        ])
        func `What a page opens from its window is above the window, and closed before it`(_ element: String)
            async throws
        {
            let app = try await app(onclick: "window.w = window.open('/b')")
            defer { app.close() }
            app.server.page("/b", body: element.replacing("COVER", with: Self.cover))
            app.server.page("/c", body: "<a href=/d \(Self.cover)>d</a>")
            app.server.page("/d")
            try await app.tapPage()
            let first = try await window(of: app)
            try await app.wait(until: "the window shows its page") { first.shows("/b") }
            let pointer = Pointer(app.window)
            try await pointer.click(CGPoint(x: 60, y: 60), in: first.webView)
            try await app.wait(until: "a second window is shown over it") {
                first.presentedWindow.map { !$0.isBeingPresented && $0.shows("/c") } == true
            }
            let second = try await window(of: app)
            #expect(second === first.presentedWindow)
            try await pointer.click(CGPoint(x: 60, y: 60), in: second.webView)
            try await app.wait(until: "its link is followed in it") { second.shows("/d") }
            #expect(app.navigator.navigationController.viewControllers.count == 2)
            try await app.tap(button: "Done")
            #expect(try await window(of: app) === first)
            #expect(first.shows("/b"))
            try await app.tap(button: "Done")
            #expect(app.stacks == "/ /a")
            #expect(app.server.pages == ["/", "/a", "/b", "/c", "/d"])
        }

        @Test func `A page in a window opens nothing without a tap, and the log says so once`() async throws {
            let app = try await app(onclick: "window.w = window.open('/b')")
            defer { app.close() }
            app.server.page("/b", body: "<a href=/c target=_blank>terms</a>")
            try await app.tapPage()
            let window = try await window(of: app)
            try await app.wait(until: "the window shows its page") { window.shows("/b") }
            let opens = "(open('/c'), document.querySelector('a').click(), open('/c'), 'done')"
            #expect(try await value(opens, in: window) == "done")
            #expect(try await value(opens, in: window) == "done")
            try await app.waitUntilIdle()
            #expect(window.presentedViewController == nil)
            #expect(app.navigator.navigationController.viewControllers.count == 2)
            #expect(app.log.entries.all.filter { $0.kind == .windowBlocked }.count == 1)
            #expect(app.server.pages == ["/", "/a", "/b"])
        }

        @Test func `A window without a tap stays closed, and the log says so once`() async throws {
            let app = try await app(onclick: "")
            defer { app.close() }
            #expect(try await app.value("[open(''), open(''), open('about:blank')].join()") == ",,")
            try await app.run("document.body.innerHTML = '<form method=post action=/b target=_blank></form>'")
            try await app.run("document.forms[0].submit()")
            try await app.waitUntilIdle()
            #expect(app.log.entries.all.filter { $0.kind == .windowBlocked }.count == 1)
            #expect(app.stacks == "/ /a")
            #expect(app.server.pages == ["/", "/a"])
        }

        @Test func `One click opens one window`() async throws {
            let app = try await app(onclick: "window.all = [window.open(''), window.open('')].map(String).join()")
            defer { app.close() }
            try await app.tapPage()
            _ = try await window(of: app)
            #expect(try await app.value("all") == "[object Window],null")
        }

        @Test(arguments: [
            "window.w = window.open('/b')",
            "w = window.open(''); w.document.write('Receipt'); w.document.close(); w.print(); w.close()",
        ])
        func `A window that prints and closes itself is printed, and then closed`(_ script: String) async throws {
            let app = try await app(onclick: script)
            defer { app.close() }
            app.server.page("/b", body: "<script>onload = () => setTimeout(() => { print(); close() })</script>")
            let dialog = try await EngineDialog.next(.printers) { try await app.tapPage() }
            let window = try await window(of: app)
            for _ in 0..<5 { await nextFrame(of: app.window) }
            #expect(window.presentingViewController != nil)
            #expect(await dialog.printToFile(over: app.window))
            try await app.wait(until: "the window is closed") { window.presentingViewController == nil }
            // GTK's name for it.
            let file = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).appendingPathComponent(
                "output.pdf")
            defer { try? FileManager.default.removeItem(at: file) }
            #expect(try Data(contentsOf: file).starts(with: Data("%PDF".utf8)))
            #expect(app.stacks == "/ /a")
        }

        @Test func `A window's dialogs are shown over it`() async throws {
            let app = try await app(onclick: "window.w = window.open('/b')")
            defer { app.close() }
            app.server.page("/b", body: "<p \(Self.cover) onclick=\"window.answer = confirm('Pay?')\">Pay</p>")
            try await app.tapPage()
            let window = try await window(of: app)
            try await app.wait(until: "the window shows its page") { window.shows("/b") }
            try await Pointer(app.window).click(CGPoint(x: 60, y: 60), in: window.webView)
            let alert = try await app.presented(UIAlertController.self)
            #expect(alert.message == "Pay?")
            try await app.tap(button: "OK")
            #expect(try await value("answer", in: window) == "true")
        }

        @Test(arguments: ["'about:blank'", "URL.createObjectURL(new Blob(['<h1>Pay</h1>'], { type: 'text/html' }))"])
        func `A window with what the page has made is under the page's host, whatever it showed before`(
            _ made: String
        ) async throws {
            let provider = try TestServer()
            provider.page("/pay")
            let app = try await app(onclick: "window.w = window.open('\(provider.url("/pay", host: "localhost"))')")
            defer { app.close() }
            try await app.tapPage()
            let window = try await window(of: app)
            try await app.wait(until: "the window shows the provider") { window.title == "localhost" }
            try await app.run("w.location = \(made)")
            try await app.wait(until: "the window has the page's host") { window.title == "127.0.0.1" }
        }

        @Test func `An empty window that the page writes into is under the page's host`() async throws {
            let app = try await app(onclick: "window.w = window.open(''); w.document.write('<h1>Pay</h1>')")
            defer { app.close() }
            try await app.tapPage()
            let window = try await window(of: app)
            try await app.wait(until: "the window has the page's host") { window.title == "127.0.0.1" }
            #expect(isVisible("127.0.0.1", in: app.window))
        }

        @Test func `A window whose script fails again and again shows one alert, until the user taps`() async throws {
            let app = try await app(onclick: "window.w = window.open('/b')")
            defer { app.close() }
            let turns = TestEvents<Void>()
            app.server.route("/gone") { _ in
                turns.append(())
                return .dropped
            }
            app.server.page(
                "/b", body: "<p \(Self.cover)>Pay</p><script>setInterval(() => location = '/gone', 200)</script>")
            try await app.tapPage()
            let window = try await window(of: app)
            try await app.wait(until: "an alert is shown") { window.presentedAlert != nil }
            window.presentedAlert?.dismiss(animated: false)
            turns.clear()
            for _ in 1...5 { try await turns.next() }
            #expect(window.presentedAlert == nil)
            try await Pointer(app.window).click(CGPoint(x: 60, y: 60), in: window.webView)
            try await app.wait(until: "an alert is shown after a tap") { window.presentedAlert != nil }
        }

        // MARK: Forms

        /// Turbo 7 itself sends such a form, unless it is off.
        @Test(
            arguments: TurboLibrary.majorVersion >= 8 ? ["", "data-turbo=false"] : ["data-turbo=false"],
            [("target=_blank", ""), ("", "formtarget=_blank"), ("target=_self", "formtarget=_blank")])
        func `A form for a new window sends its method and fields there, and its page stays`(
            attribute: String, target: (form: String, button: String)
        ) async throws {
            let app = try await app(
                "<form method=post action=/print \(target.form) \(attribute)><input type=hidden name=q value=1>"
                    + "<button \(target.button) \(Self.cover)>Print</button></form>")
            defer { app.close() }
            app.server.page("/print")
            try await app.tapPage()
            let window = try await window(of: app)
            try await app.wait(until: "the window shows the answer") {
                window.shows("/print") && app.server.count("POST /print") == 1
            }
            let request = try #require(app.server.requests.last { $0.path == "/print" })
            #expect(request.method == "POST" && request.field("q") == "1")
            #expect(app.server.pages == ["/", "/a", "/print"])
            try await app.tap(button: "Done")
            #expect(app.stacks == "/ /a")
        }

        @Test func `A mail address that the page opens in a window goes to another app, and leaves no window`()
            async throws
        {
            let app = try await app(onclick: "window.open('mailto:ada@example.com')")
            defer { app.close() }
            try await app.tapPage()
            let alert = try await app.presented(UIAlertController.self)
            #expect(alert.title == "No app can open this link")
            #expect(app.navigator.navigationController.presentedViewController === alert)
        }

        @Test func `A link for a new window to what the page has made shows it`() async throws {
            let app = try await app(
                """
                <a id=go target=_blank \(Self.cover)>Invoice</a>
                <script>go.href = URL.createObjectURL(new Blob(['<h1>made</h1>'], { type: 'text/html' }))</script>
                """)
            defer { app.close() }
            try await app.tapPage()
            let window = try await window(of: app)
            try await app.wait(until: "the window shows it") {
                try await value("document.body.innerText", in: window) == "made"
            }
            try await app.tap(button: "Done")
            #expect(app.stacks == "/ /a")
        }

        @Test(arguments: ["go.href = made", "go.onclick = () => location.href = made"])
        func `A link to what the page has made offers it, and the page stays`(_ way: String) async throws {
            let app = try await app(
                """
                <a id=go \(Self.cover)>Invoice</a>
                <script>
                const made = URL.createObjectURL(new Blob(['1;2'], { type: 'text/csv' }))
                \(way)
                </script>
                """)
            defer { app.close() }
            try await app.tapPage()
            let file = try #require(try await app.nextOffer().file)
            #expect(try String(contentsOf: file, encoding: .utf8) == "1;2")
            try await app.choose("Cancel")
            #expect(app.stacks == "/ /a" && app.showsItsPage)
        }

        @Test func `A second form for a named window is sent to the same window`() async throws {
            let app = try await app(
                "<form method=post action=/print target=printer data-turbo=false><button \(Self.cover)>Print</button></form>"
            )
            defer { app.close() }
            app.server.page("/print")
            app.server.page("/print/2")
            try await app.tapPage()
            let window = try await window(of: app)
            try await app.wait(until: "the window shows the answer") { window.shows("/print") }
            try await app.run("document.forms[0].action = '/print/2'; document.forms[0].submit()")
            try await app.wait(until: "the second form is sent") { app.server.pages.contains("/print/2") }
            #expect(
                app.server.requests.suffix(2).map { "\($0.method) \($0.path)" } == ["POST /print", "POST /print/2"])
            #expect(window.presentedViewController == nil)
            #expect(app.navigator.navigationController.presentedViewController === window.navigationController)
        }

        @Test(arguments: [
            "<form method=post action=/export onclick=\"document.querySelector('form').submit()\"><p \(cover)>Export</p></form>",
            "<a href=/moved data-turbo=false \(cover)>Export</a>",
            "<p \(cover) onclick=\"location = '/export'\">Export</p>",
        ])
        func `A file that the user taps in a window is downloaded, and the row of it is in the window`(_ body: String)
            async throws
        {
            let app = try await app(onclick: "window.w = window.open('/b')")
            defer { app.close() }
            app.server.page("/b", body: body)
            app.server.route("/moved", .redirect(to: "/export"))
            app.server.route(
                "/export",
                .content(
                    Data("made".utf8), type: "text/csv", status: 200,
                    headers: ["Content-Disposition": "attachment; filename=tea.csv"]))
            try await app.tapPage()
            let window = try await window(of: app)
            try await app.wait(until: "the window shows its page") { window.shows("/b") }
            try await Pointer(app.window).click(CGPoint(x: 200, y: 200), in: window.webView)
            #expect(try await app.nextOffer().title == "tea.csv")
        }

        @Test func `A window shows what its page embeds, also if the page has made it`() async throws {
            let app = try await app(onclick: "window.w = window.open('/b')")
            defer { app.close() }
            let frame = "data:text/html,<script>top.opener.postMessage('shown','*')</script>"
            app.server.page("/b", body: "<iframe src=\"\(frame)\"></iframe>")
            try await app.tapPage()
            try await app.wait(until: "the frame is shown") { try await app.value("got.join()").hasPrefix("shown") }
        }

        @Test func `A form for a new window that is answered with a file leaves no window`() async throws {
            let app = try await app(
                "<form data-turbo=false method=post action=/export target=_blank><button \(Self.cover)>Export</button></form>"
            )
            defer { app.close() }
            app.server.route("/export", .attachment(Data("text".utf8), name: "note.txt"))
            try await app.tapPage()
            #expect(try await app.nextOffer().title == "note.txt")
            try await app.choose("Cancel")
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a")
            #expect(app.server.pages == ["/", "/a", "/export"])
        }
    }
}

extension PageWindowController {
    /// Whether the window shows a page of the app's server.
    fileprivate func shows(_ path: String) -> Bool {
        title == "127.0.0.1" && webView.url?.path == path && !webView.isLoading
    }

    fileprivate var presentedWindow: PageWindowController? {
        let navigation = presentedViewController as? UINavigationController
        return navigation?.topViewController as? PageWindowController
    }

    fileprivate var presentedAlert: UIAlertController? { presentedViewController as? UIAlertController }
}
