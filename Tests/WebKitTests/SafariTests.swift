import SafariServices
import TestSupport
import Testing
import WebKit

extension WebKitTests {
    @MainActor @Suite(.serialized)
    struct SafariTests {
        private func bar(of safari: SFSafariViewController) -> UINavigationItem? {
            (safari.children.first as? UINavigationController)?.topViewController?.navigationItem
        }

        @Test func `The Safari view loads the page under its host without the app's cookies`() async throws {
            let server = try TestServer()
            let requested = TestEvents<String?>()
            server.route("/") { request in
                requested.append(request.header("Cookie"))
                return .html("page")
            }
            let cookie = try #require(
                HTTPCookie(properties: [.name: "app", .value: "1", .domain: "127.0.0.1", .path: "/"]))
            await WKWebsiteDataStore.default().httpCookieStore.setCookie(cookie)
            let safari = SFSafariViewController(url: server.url("/"))
            let window = TestWindow(safari)
            await window.show()
            #expect(try await requested.next() == nil)
            #expect(isVisible("127.0.0.1", in: safari.view))
            #expect(bar(of: safari)?.rightBarButtonItem?.title == "Open in Browser")
            window.close()
        }

        @Test func `The Safari view is presented and dismissed`() async throws {
            let server = try TestServer()
            server.page("/", "page")
            let window = TestWindow()
            await window.show()
            let root = try #require(window.window.rootViewController)
            let safari = SFSafariViewController(url: server.url("/"))
            let presented = TestEvents<Void>()
            root.present(safari, animated: false) { presented.append(()) }
            try await presented.next()
            #expect(root.presentedViewController === safari)
            #expect(bar(of: safari)?.leftBarButtonItem?.primaryAction != nil)
            safari.dismiss(animated: false)
            #expect(root.presentedViewController == nil)
            window.close()
        }

        @Test func `The Safari view goes back and forward in its own history`() async throws {
            let server = try TestServer()
            server.page("/", "<title>First</title>")
            server.page("/second", "<title>Second</title>")
            let window = TestWindow()
            await window.show()
            let root = try #require(window.window.rootViewController)
            let closing = Closing()
            let safari = SFSafariViewController(url: server.url("/"))
            safari.delegate = closing
            root.present(safari, animated: false)
            await expect("First", in: window)
            let items = try #require(bar(of: safari)?.leftBarButtonItems)
            #expect(items.map(\.isEnabled) == [true, false, false])
            let webView = try #require(safari.webView)
            try await webView.evaluateJavaScript("location = '/second'; 1")
            await expect("Second", in: window)
            #expect(bar(of: safari)?.leftBarButtonItems?.map(\.isEnabled) == [true, true, false])
            let pointer = Pointer(window.window)
            try await pointer.key("alt+Left")
            await expect("First", in: window)
            items[2].primaryAction?.run(sender: items[2])
            await expect("Second", in: window)
            try await pointer.key("Escape")
            try await window.nextFrame(while: root.presentedViewController != nil)
            #expect(closing.finished == [safari])
            window.close()
        }

        /// Waits until a text is visible, in the bar or in an alert.
        private func expect(_ text: String, in window: TestWindow) async {
            #expect(await sees(text, around: window.window))
        }

        /// Waits until the bar has a button. It has "Reload" if nothing is loading.
        private func expectButton(_ text: String, in window: TestWindow) async throws {
            try await window.nextFrame(while: ToolButtons(text, around: window.window).count == 0)
            #expect(ToolButtons(text, around: window.window).count == 1)
        }

        /// Presents a browser in a window.
        private func present(_ url: URL) async throws -> (window: TestWindow, safari: SFSafariViewController) {
            let window = TestWindow()
            await window.show()
            let root = try #require(window.window.rootViewController)
            let safari = SFSafariViewController(url: url)
            root.present(safari, animated: false)
            return (window, safari)
        }

        private final class Closing: NSObject, SFSafariViewControllerDelegate {
            var finished: [SFSafariViewController] = []

            func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
                finished.append(controller)
                controller.dismiss(animated: false)
            }
        }

        @Test func `The delegate is called when the user closes the Safari view`() async throws {
            let server = try TestServer()
            server.page("/", "page")
            let window = TestWindow()
            await window.show()
            let root = try #require(window.window.rootViewController)
            let safari = SFSafariViewController(url: server.url("/"))
            let delegate = Closing()
            safari.delegate = delegate
            let presented = TestEvents<Void>()
            root.present(safari, animated: false) { presented.append(()) }
            try await presented.next()
            let done = try #require(bar(of: safari)?.leftBarButtonItem?.primaryAction)
            UIButton(type: .system, primaryAction: done).sendActions(for: .primaryActionTriggered)
            #expect(delegate.finished == [safari])
            #expect(root.presentedViewController == nil)
            window.close()
        }

        @Test func `A page that fails is tried again`() async throws {
            let server = try TestServer()
            server.route("/") { _ in .dropped }
            let window = TestWindow()
            await window.show()
            let root = try #require(window.window.rootViewController)
            let safari = SFSafariViewController(url: server.url("/"))
            root.present(safari, animated: false)
            await expect("Retry", in: window)
            let loaded = TestEvents<Void>()
            server.route("/") { _ in
                loaded.append(())
                return .html("page")
            }
            // Return chooses Retry.
            try await window.nextFrame(while: !window.window.isFirstResponder)
            try await Pointer(window.window).key("Return")
            try await loaded.next()
            window.close()
        }

        /// Presents a browser in a window, and taps its page's link.
        private func presentAndTapTheLink(_ url: URL) async throws -> TestWindow {
            let (window, safari) = try await present(url)
            try await expectButton("Reload", in: window)
            let webView = try #require(safari.webView)
            try await webView.click("a")
            return window
        }

        @Test func `A link for a new window is shown in the same browser, which goes back from it`() async throws {
            let server = try TestServer()
            server.page("/", "<title>First</title><a href=/second target=_blank>on</a>")
            server.page("/second", "<title>Second</title>")
            let window = try await presentAndTapTheLink(server.url("/"))
            await expect("Second", in: window)
            try await Pointer(window.window).key("alt+Left")
            await expect("First", in: window)
            window.close()
        }

        /// Doesn't use `mailto:`, which an installed app may open.
        @Test func `A tapped link that no app can open is reported with its address`() async throws {
            let server = try TestServer()
            server.page("/", "<a href='facetime:ada@example.com'>write</a>")
            let window = try await presentAndTapTheLink(server.url("/"))
            await expect("No app can open this link", in: window)
            #expect(isVisible("facetime:ada@example.com", in: window.window))
            window.close()
        }

        @Test func `A script that clicks such a link by itself starts nothing`() async throws {
            let server = try TestServer()
            let requested = TestEvents<Void>()
            let click = "document.querySelector('a').click(); setTimeout(() => fetch('/after'), 300)"
            server.page(
                "/", "<a href='facetime:ada@example.com'>write</a><script>setTimeout(() => { \(click) }, 50)</script>")
            server.route("/after") { _ in
                requested.append(())
                return .html("")
            }
            let (window, _) = try await present(server.url("/"))
            try await requested.next()
            for _ in 0..<5 { await window.nextFrame() }
            #expect(!isVisible("No app can open this link", in: window.window))
            window.close()
        }

        @Test func `A site at a port that may not be used is an error with Retry, and stays in the bar`() async throws {
            let (window, _) = try await present(#require(URL(string: "http://127.0.0.1:9/")))
            await expect("Error loading page", in: window)
            #expect(isVisible("Retry", in: window.window))
            #expect(isVisible("The page couldn't be loaded.", in: window.window))
            #expect(isVisible("127.0.0.1", in: window.window))
            window.close()
        }

        @Test func `A server that can't be reached is an error in a sentence for users`() async throws {
            let server = try TestServer()
            let url = server.url("/")
            server.stop()
            let (window, _) = try await present(url)
            await expect("Error loading page", in: window)
            #expect(isVisible("The server couldn't be reached.", in: window.window))
            window.close()
        }

        @Test(arguments: [("application/zip", "attachment"), ("text/html", "attachment"), ("text/html", "ATTACHMENT")])
        func `A file can be opened in the browser of the desktop`(type: String, disposition: String) async throws {
            let server = try TestServer()
            let headers = ["Content-Disposition": "\(disposition); filename=notes.zip"]
            server.route("/", .content(Data("file".utf8), type: type, status: 200, headers: headers))
            let (window, _) = try await present(server.url("/"))
            await expect("This file can't be shown here", in: window)
            #expect(isVisible("Open in Browser", in: window.window))
            try await expectButton("Reload", in: window)
            window.close()
        }

        @Test func `A download can be opened in the browser of the desktop, and the page stays`() async throws {
            let server = try TestServer()
            server.page("/", "<title>Page</title><a href='/list' download>list</a>")
            let window = try await presentAndTapTheLink(server.url("/"))
            await expect("This file can't be shown here", in: window)
            #expect(isVisible("Page", in: window.window))
            #expect(server.paths == ["/"])
            window.close()
        }

        @Test func `A page in the browser may show an element in full screen`() async throws {
            let server = try TestServer()
            server.page("/", "<title>Page</title>")
            let (window, safari) = try await present(server.url("/"))
            try await expectButton("Reload", in: window)
            let isAllowed = try await safari.webView?.evaluateJavaScript("document.fullscreenEnabled")
            #expect(isAllowed as? Bool == true)
            window.close()
        }

        @Test func `A page whose process has ended is loaded again with Retry`() async throws {
            let server = try TestServer()
            let requested = TestEvents<Void>()
            server.route("/") { _ in
                requested.append(())
                return .html("<title>Page</title>")
            }
            let (window, safari) = try await present(server.url("/"))
            try await requested.next()
            try await expectButton("Reload", in: window)
            terminateWebProcess(of: try #require(safari.webView))
            await expect("This page stopped working", in: window)
            #expect(click("Retry", around: window.window))
            try await requested.next()
            window.close()
        }

        @Test func `A slow page is stopped by the button that loads it again afterwards, as F5 does`() async throws {
            let server = try TestServer()
            let (gate, requested) = (ResponseGate(), TestEvents<Void>())
            server.route("/") { _ in
                requested.append(())
                return .gated(gate, .html("<title>Page</title>"))
            }
            let (window, safari) = try await present(server.url("/"))
            try await requested.next()
            try await expectButton("Stop", in: window)
            let webView = try #require(safari.webView)
            let line = try #require(webView.subviews.compactMap { $0 as? UIProgressView }.first)
            #expect(!line.isHidden && 0 < line.progress && line.progress < 1)
            ToolButtons("Stop", around: window.window).choose()
            try await expectButton("Reload", in: window)
            #expect(line.isHidden)
            #expect(safari.presentedViewController == nil)
            gate.open()
            ToolButtons("Reload", around: window.window).choose()
            try await requested.next()
            await expect("Page", in: window)
            try await expectButton("Reload", in: window)
            try await Pointer(window.window).key("F5")
            try await requested.next()
            window.close()
        }

        @Test func `The bar shows that http isn't secure`() async throws {
            let server = try TestServer()
            server.page("/", "<title>Page</title>")
            let (window, _) = try await present(server.url("/"))
            await expect("Page", in: window)
            #expect(seenHints(around: window.window).contains("Not secure"))
            window.close()
        }

        @Test func `The bar doesn't show that a site without a page is secure`() async throws {
            let (window, _) = try await present(#require(URL(string: "https://127.0.0.1:9/")))
            await expect("Error loading page", in: window)
            #expect(isVisible("127.0.0.1", in: window.window))
            #expect(!seenHints(around: window.window).contains("Secure connection"))
            window.close()
        }

        @Test func `The bar shows that https is secure`() async throws {
            let server = try SecureServer()
            server.page("/", "<title>Page</title>")
            let safari = SFSafariViewController(url: server.url("/"))
            safari.loadViewIfNeeded()
            let webView = try #require(safari.webView)
            // The load has begun, but WebKitGTK connects to the server in a later turn.
            try server.trust(by: webView.configuration.websiteDataStore, for: "127.0.0.1")
            let window = TestWindow(safari)
            await window.show()
            await expect("Page", in: window)
            #expect(seenHints(around: window.window).contains("Secure connection"))
            window.close()
        }

        @Test func `A page that leads to a site without an answer stays under its own host`() async throws {
            let server = try TestServer()
            let asked = TestEvents<Void>()
            server.page("/", "<title>Page</title>")
            server.route("/never") { _ in
                asked.append(())
                return .never
            }
            let (window, safari) = try await present(server.url("/"))
            try await expectButton("Reload", in: window)
            let webView = try #require(safari.webView)
            try await webView.evaluateJavaScript("location = '\(server.url("/never", host: "localhost"))'; 1")
            try await asked.next()
            try await webView.evaluateJavaScript("document.title = 'Sign in'; 1")
            await expect("Sign in", in: window)
            #expect(isVisible("127.0.0.1", in: window.window))
            #expect(!isVisible("localhost", in: window.window))
            window.close()
        }

        @Test(arguments: [
            ("file.click()", "This file can't be shown here"), ("location = '/gone'", "Error loading page"),
        ])
        func `A page whose script fails again and again shows one alert, until the user taps`(
            script: String, alert: String
        ) async throws {
            let server = try TestServer()
            let turns = TestEvents<Void>()
            let loop = "onmessage = () => { \(script) }; setInterval(() => { \(script); fetch('/turn') }, 100)"
            server.page("/", "<title>Page</title><a id=file download href='data:,x'>x</a><script>\(loop)</script>")
            server.route("/gone") { _ in .dropped }
            server.route("/turn") { _ in
                turns.append(())
                return .html("")
            }
            let (window, safari) = try await present(server.url("/"))
            await expect(alert, in: window)
            let presented = try #require(safari.alert)
            presented.dismiss(animated: false)
            turns.clear()
            for _ in 1...5 { try await turns.next() }
            #expect(safari.alert == nil)
            let webView = try #require(safari.webView)
            try await webView.click("a")
            await expect("This file can't be shown here", in: window)
            window.close()
        }

        /// Shows a page that has only a title.
        private func presentPage() async throws -> (TestWindow, SFSafariViewController, WKWebView) {
            let server = try TestServer()
            server.page("/", "<title>Page</title>")
            let (window, safari) = try await present(server.url("/"))
            await expect("Page", in: window)
            return (window, safari, try #require(safari.webView))
        }

        @Test func `A page asks the user with its dialogs, under its host`() async throws {
            let (window, safari, webView) = try await presentPage()
            try await webView.evaluateJavaScript(
                "setTimeout(() => document.title = [alert('a'), confirm('b'), prompt('c', 'text')].join()); 1")
            for text in ["a", "b", "c"] {
                await expect(text, in: window)
                #expect(safari.alert?.title == "127.0.0.1")
                let alert = try #require(safari.alert)
                alert.choose(try #require(alert.preferredAction))
            }
            await expect(",true,text", in: window)
            window.close()
        }

        @Test func `A page whose script asks again and again shows three dialogs`() async throws {
            let (window, safari, webView) = try await presentPage()
            try await webView.evaluateJavaScript(
                "setTimeout(() => { for (let i = 1; i < 9; i++) confirm(`Question ${i}`); document.title = 'End' }); 1")
            for count in 1...3 {
                await expect("Question \(count)", in: window)
                let alert = try #require(safari.alert)
                alert.choose(try #require(alert.preferredAction))
            }
            await expect("End", in: window)
            window.close()
        }

        @Test func `A dialog of a browser that is closed is answered as if cancelled`() async throws {
            let (window, safari, webView) = try await presentPage()
            let answer = Task { try await webView.evaluateJavaScript("String(confirm('b'))") as? String }
            await expect("b", in: window)
            window.window.rootViewController?.dismiss(animated: false)
            #expect(try await answer.value == "false")
            window.close()
        }

        @Test(arguments: [("Sign In", "Secret"), ("Cancel", "401")])
        func `A site that needs a name and a password asks for them`(choice: String, page: String) async throws {
            let server = try TestServer()
            server.route("/") { request in
                request.header("Authorization") == "Basic YWRhOnBhc3M="
                    ? .html("<title>Secret</title>") : .unauthorized(realm: "private")
            }
            let (window, safari) = try await present(server.url("/"))
            await expect("Sign in to 127.0.0.1", in: window)
            let alert = try #require(safari.alert)
            let fields = try #require(alert.textFields)
            (fields[0].text, fields[1].text) = ("ada", "pass")
            alert.choose(try #require(alert.actions.first { $0.title == choice }))
            await expect(page, in: window)
            window.close()
        }

        @Test func `Other schemes show nothing`() throws {
            let safari = SFSafariViewController(url: try #require(URL(string: "mailto:someone@example.com")))
            safari.preferredControlTintColor = .red
            safari.dismissButtonStyle = .close
            safari.loadViewIfNeeded()
            #expect(bar(of: safari)?.rightBarButtonItem == nil)
            #expect(safari.webView == nil)
        }
    }
}

extension SFSafariViewController {
    fileprivate var webView: WKWebView? {
        (children.first as? UINavigationController)?.topViewController?.view as? WKWebView
    }

    fileprivate var alert: UIAlertController? {
        let browser = (children.first as? UINavigationController)?.topViewController
        return browser?.presentedViewController as? UIAlertController
    }
}
