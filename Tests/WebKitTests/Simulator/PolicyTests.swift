import NavigationTesting
import Testing
import WebKit

extension WebKitTests {
    @MainActor @Suite(.serialized)
    struct PolicyTests {
        @Test func `A cancelled action loads nothing and is silent`() async throws {
            let page = try Page()
            try await page.load()
            page.recorder.events.clear()
            page.server.clearRequests()
            page.recorder.decideAction = { $0.request.url?.path == "/no" ? .cancel : .allow }
            page.webView.load(URLRequest(url: page.server.url("/no")))
            try await page.recorder.wait(for: "action")
            #expect(page.webView.url == page.server.url("/"))
            #expect(page.webView.isLoading == false)
            try await page.load()
            #expect(page.server.paths == ["/"])
            #expect(page.recorder.names.filter { $0.hasPrefix("failed") } == [])
        }

        @Test func `A cancelled response fails with the domain of WebKit`() async throws {
            let page = try Page()
            page.recorder.decideResponse = { _ in .cancel }
            let navigation = page.webView.load(URLRequest(url: page.server.url("/")))
            let error = try await page.recorder.nextError() as NSError
            #expect(error.domain == "WebKitErrorDomain")
            #expect(error.code == 102)
            #expect(page.recorder.names == ["action", "started", "response", "failedProvisional"])
            #expect(page.recorder.events.all.last?.navigation === navigation)
        }

        @Test func `A policy decision may be delayed`() async throws {
            let page = try Page()
            let delegate = LateDelegate()
            page.webView.navigationDelegate = delegate
            page.webView.load(URLRequest(url: page.server.url("/")))
            try await delegate.finished.next()
        }

        @Test func `Links, forms and scripts have their navigation type`() async throws {
            let page = try Page()
            page.server.page("/", "<a href='/link'>x</a><form action='/form' method=post></form>")
            for path in ["/link", "/form", "/script"] { page.server.page(path, "there") }
            let steps: [(String, String, WKNavigationType)] = [
                ("document.querySelector('a').click()", "/link", .linkActivated),
                ("document.querySelector('form').submit()", "/form", .formSubmitted),
                ("location = '/script'", "/script", .other),
            ]
            for (script, path, type) in steps {
                try await page.load()
                try await page.run(script)
                let action = try #require(try await page.recorder.nextAction(to: path))
                #expect(action.navigationType == type)
                #expect(action.targetFrame?.isMainFrame == true)
                #expect(action.request.httpMethod == (type == .formSubmitted ? "POST" : "GET"))
                try await page.recorder.wait(for: "finished")
            }
        }

        @Test func `The main frame is distinguished from others`() async throws {
            let page = try Page()
            page.server.page("/", "<iframe src='/frame'></iframe>")
            for path in ["/frame", "/location", "/link", "/new", "/src", "/top", "/main"] {
                page.server.page(
                    path,
                    "<a>link</a><script>onload = () => webkit.messageHandlers.loaded.postMessage(location.pathname)</script>"
                )
            }
            let loaded = Messages(named: "loaded", of: page.webView)
            try await page.load()
            try await loaded.events.next()
            let click = { (target: String, path: String) in
                "var a = frames[0].document.querySelector('a'); a.target = '\(target)'; a.href = '\(path)'; a.click()"
            }
            let steps: [(String, String, Bool)] = [
                ("frames[0].location = '/location'", "/location", false),
                (click("", "/link"), "/link", false),
                ("frames[0].location.reload()", "/link", false),
                ("var f = document.createElement('iframe'); f.src = '/new'; document.body.append(f)", "/new", false),
                ("document.querySelector('iframe').src = '/src'", "/src", false),
                (click("_top", "/top"), "/top", true),
                ("location = '/main'", "/main", true),
                ("location.reload()", "/main", true),
            ]
            let first = try #require(page.recorder.actions.first { $0.request.url?.path == "/frame" })
            #expect(first.targetFrame?.isMainFrame == false)
            for (script, path, isMain) in steps {
                try await page.run(script)
                let action = try #require(try await page.recorder.nextAction(to: path))
                #expect(action.targetFrame?.isMainFrame == isMain, "\(script)")
                try await loaded.events.next { $0.body as? String == path }
            }
        }

        @Test func `A load without an origin requests a policy for the main frame`() async throws {
            let page = try Page()
            page.server.route("/sandboxed") { _ in
                .html("<a href='/away'>x</a>", headers: ["Content-Security-Policy": "sandbox allow-scripts"])
            }
            page.server.page("/away", "away")
            try await page.load("/sandboxed")
            page.recorder.decideAction = { $0.targetFrame?.isMainFrame == true ? .cancel : .allow }
            try await page.run("document.querySelector('a').click()")
            let action = try #require(try await page.recorder.nextAction(to: "/away"))
            #expect(action.targetFrame?.isMainFrame == true)
            try await page.run("0")
            #expect(page.webView.url == page.server.url("/sandboxed"))
            #expect(page.server.paths == ["/sandboxed"])
        }

        @Test func `A new window has no target frame`() async throws {
            let page = try Page()
            page.server.page("/", "<a href='/popup' target=_blank>x</a>")
            try await page.load()
            try await page.run("document.querySelector('a').click()")
            let action = try #require(try await page.recorder.nextAction(to: "/popup"))
            #expect(action.targetFrame == nil)
            #expect(action.navigationType == .linkActivated)
        }

        @Test func `A jump to a fragment leaves nothing pending`() async throws {
            let page = try Page()
            try await page.load()
            page.recorder.events.clear()
            page.webView.load(URLRequest(url: page.server.url("/#part")))
            try await page.recorder.wait(for: "action")
            try await page.run("0")
            #expect(page.webView.url == page.server.url("/#part"))
            #expect(page.webView.isLoading == false)
            try await page.load()
        }

        @Test func `Unknown content is not shown and not saved`() async throws {
            let page = try Page()
            page.server.route("/zip") { _ in
                .content(Data([1, 2, 3]), type: "application/zip", status: 200, headers: [:])
            }
            page.server.route("/attachment") { _ in
                .html("text", headers: ["Content-Disposition": "attachment; filename=surprise.html"])
            }
            let before = try Page.filesInHome().filter { $0.contains("surprise") }
            try await page.load()
            try await page.run("location = '/zip'")
            let error = try await page.recorder.nextError() as NSError
            #expect(error.code == 102)
            try await page.run("location = '/attachment'")
            try await page.recorder.wait(for: "finished")
            let after = try Page.filesInHome().filter { $0.contains("surprise") }
            #expect(before == after)
        }

        @Test func `Permissions are denied`() async throws {
            let page = try Page()
            try await page.load()
            let answer = try await page.webView.callAsyncJavaScript(
                "return await Notification.requestPermission()", contentWorld: .page)
            #expect(answer as? String == "denied")
        }

        @Test func `Forms that JavaScript submits request a policy too`() async throws {
            let page = try Page()
            let delegate = AsyncDelegate()
            page.webView.navigationDelegate = delegate
            page.webView.load(URLRequest(url: page.server.url("/")))
            try await delegate.failed.next()
            #expect(page.server.paths == ["/"])
        }
    }
}

@MainActor
private final class LateDelegate: NSObject, WKNavigationDelegate {
    let finished = TestEvents<Void>()

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        Task {
            try await Task.sleep(nanoseconds: 50_000_000)
            decisionHandler(.allow)
            decisionHandler(.cancel)
        }
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        finished.append(())
    }
}

@MainActor
private final class AsyncDelegate: NSObject, WKNavigationDelegate {
    let failed = TestEvents<Void>()

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy {
        .cancel
    }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        failed.append(())
    }
}
