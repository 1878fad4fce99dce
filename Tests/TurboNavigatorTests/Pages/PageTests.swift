import SafariServices
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Actions of pages, and links that Turbo ignores.
    @MainActor @Suite(.serialized)
    struct PageTests {
        private func app(_ body: String, delegate: (any TurboNavigationDelegate)? = nil) async throws -> AppDriver {
            let app = try await AppDriver(delegate: delegate)
            app.server.page("/", body: body)
            try await app.route("/")
            return app
        }

        @Test(arguments: [
            "Turbo.visit('/a')", "location.href = '/a'", "window.open('/a')", "document.querySelector('a').click()",
            "document.querySelector('iframe').contentDocument.querySelector('a').click()",
        ])
        func `An own link is pushed with one request`(_ script: String) async throws {
            let app = try await app(
                "<a href=/a target=_blank>a</a><iframe srcdoc='<a target=_top href=/a>a</a>'></iframe>")
            defer { app.close() }
            _ = try await app.navigator.session.webView.evaluateJavaScript("\(script); 1")
            try await app.arrived("/a")
            #expect(app.stacks == "/ /a")
            #expect(app.server.pages == ["/", "/a"])
        }

        @Test(arguments: [
            "location.href = url", "window.open(url)", "document.querySelector('#same').click()",
            "document.querySelector('#blank').click()",
        ])
        func `Another host is opened as an external URL once`(_ script: String) async throws {
            let delegate = Outside()
            let app = try await app(
                "<a id=same>a</a><a id=blank target=_blank>b</a>", delegate: delegate)
            defer { app.close() }
            let url = app.server.url("/a", host: "localhost")
            _ = try await app.navigator.session.webView.evaluateJavaScript(
                "let url = '\(url)'; document.querySelectorAll('a').forEach(a => a.href = url); \(script); 1")
            try await delegate.opened.next()
            try await app.route("/b")
            #expect(delegate.opened.all == [url])
            #expect(app.server.pages == ["/", "/b"])
        }

        @Test func `A request that the page has aborted raises no error that nobody handles`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.route("/slow") { _ in .never }
            try await app.route("/")
            try await app.run(
                """
                window.errors = 0
                addEventListener('unhandledrejection', () => { errors += 1 })
                const control = new AbortController()
                fetch('/slow', { signal: control.signal }).catch(() => setTimeout(() => window.isAborted = true, 100))
                control.abort()
                """)
            let webView = app.navigator.session.webView
            try await app.wait(until: "the request is aborted") {
                try await webView.evaluateJavaScript("window.isAborted") as? Bool == true
            }
            #expect(try await webView.evaluateJavaScript("errors") as? Int == 0)
        }

        @Test func `Another host is shown in Safari's view without a delegate too`() async throws {
            let app = try await app("")
            defer { app.close() }
            let url = app.server.url("/a", host: "localhost")
            _ = try await app.navigator.session.webView.evaluateJavaScript("location.href = '\(url)'; 1")
            try await app.route("/b")
            #expect(app.navigator.navigationController.presentedViewController is SFSafariViewController)
            #expect(app.stacks == "/ /b ! (SFSafariViewController)")
        }

        @Test func `A frame navigates in itself`() async throws {
            let app = try await app("<iframe src=/b></iframe>")
            defer { app.close() }
            _ = try await app.navigator.session.webView.evaluateJavaScript(
                "document.querySelector('iframe').src = '/c'; 1")
            try await app.route("/a")
            #expect(app.stacks == "/ /a")
            #expect(app.server.pages.contains("/c"))
        }

        @Test func `An invalid form is shown in place, and a valid one is redirected`() async throws {
            let app = try await app("<form method=post action=/things><button>Save</button></form>")
            defer { app.close() }
            app.server.route("/things") { _ in .page(TestPage("root", body: "<p id=wrong>wrong</p>"), status: 422)
            }
            try await app.click("button")
            let wrong =
                "new Promise(d => { const f = () => document.getElementById('wrong') ? d(1) : setTimeout(f, 10); f() })"
            _ = try await app.navigator.session.webView.callAsyncJavaScript(
                "return await \(wrong)", arguments: [:], in: nil, contentWorld: .page)
            #expect(app.stacks == "/")
            #expect(app.showsItsPage)
            try await app.route("/a")
            #expect(app.stacks == "/ /a")
        }

        @Test func `A form without Turbo loads in place and its links work`() async throws {
            let app = try await app("<form data-turbo=false method=post action=/things><button>Save</button></form>")
            defer { app.close() }
            app.server.page("/things", body: "<a href=/a>a</a>")
            try await app.click("button")
            let loaded = "document.title == 'things' && window.turboNative != undefined"
            while try await app.navigator.session.webView.evaluateJavaScript(loaded) as? Bool != true {
                await Task.yield()
            }
            #expect(app.stacks == "/")
            try await app.click("a")
            try await app.arrived("/a")
            #expect(app.stacks == "/ /a")
            #expect(app.server.pages == ["/", "/things", "/a"])
        }

        @Test func `A page whose scripts throw is shown`() async throws {
            let app = try await app("<script>nothing.there()</script>")
            defer { app.close() }
            #expect(app.showsItsPage)
            try await app.route("/a")
            #expect(app.showsItsPage)
        }

        @Test func `A dialog that is dismissed by the app is completed as cancelled`() async throws {
            let app = try await app("")
            defer { app.close() }
            let webView = app.navigator.session.webView
            let answers = TestEvents<Bool>()
            webView.uiDelegate?.webView(
                webView, runJavaScriptConfirmPanelWithMessage: "Sure?", initiatedByFrame: WKFrameInfo(),
                completionHandler: { answers.append($0) })
            app.navigator.navigationController.dismiss(animated: false)
            #expect(try await !answers.next())
        }
    }

    private final class Outside: TurboNavigationDelegate {
        let opened = TestEvents<URL>()

        func openExternalURL(_ url: URL, from controller: UIViewController) {
            opened.append(url)
        }
    }
}
