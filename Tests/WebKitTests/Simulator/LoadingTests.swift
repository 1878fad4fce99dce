import NavigationTesting
import Testing
import WebKit

extension WebKitTests {
    @MainActor @Suite(.serialized)
    struct LoadingTests {
        @Test func `A reload from the origin passes caches`() async throws {
            let page = try Page()
            #expect(page.webView.reloadFromOrigin() == nil)
            let requested = TestEvents<String?>()
            page.server.route("/") { request in
                requested.append(request.header("Cache-Control"))
                return .html("<p>text")
            }
            try await page.load()
            let navigation = page.webView.reloadFromOrigin()
            try await page.recorder.wait(for: "finished")
            #expect(page.recorder.events.all.last?.navigation === navigation)
            #expect(requested.all.count == 2 && requested.all.last??.contains("no-cache") == true)
        }

        @Test func `A file is loaded`() async throws {
            let page = try Page()
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appendingPathComponent("page.html")
            try Data("<title>file</title>".utf8).write(to: file)
            page.webView.loadFileURL(file, allowingReadAccessTo: folder)
            try await page.recorder.wait(for: "finished")
            #expect(page.webView.title == "file")
            #expect(page.webView.loadFileURL(page.server.url("/"), allowingReadAccessTo: folder) == nil)
        }

        @Test func `A load reports its steps in order with one navigation`() async throws {
            let page = try Page()
            let navigation = try await page.load()
            #expect(page.recorder.names == ["action", "started", "response", "committed", "finished"])
            #expect(navigation != nil)
            #expect(page.recorder.events.all.compactMap(\.navigation).allSatisfy { $0 === navigation })
            #expect(page.webView.url == page.server.url("/"))
            #expect(page.webView.isLoading == false)
        }

        @Test func `The second of two loads of one URL is reported with its own navigation`() async throws {
            let page = try Page()
            page.server.route("/") { _ in .html("<p>text") }
            let request = URLRequest(url: page.server.url("/"))
            try await page.load()
            page.webView.load(request)
            page.webView.stopLoading()
            let second = page.webView.load(request)
            try await page.recorder.wait(for: "finished")
            for name in ["committed", "finished"] {
                let told = page.recorder.events.all.last { $0.name == name }
                #expect(told?.navigation === second, "\(name)")
            }
        }

        @Test(arguments: [false, true])
        func `The last of three loads that a new web view is asked for is shown`(stops: Bool) async throws {
            let page = try Page()
            for name in ["a", "b", "c"] { page.server.route("/\(name)") { _ in .html("<title>\(name)</title>") } }
            page.webView.load(URLRequest(url: page.server.url("/a")))
            if stops { page.webView.stopLoading() }
            page.webView.load(URLRequest(url: page.server.url("/b")))
            let last = page.webView.load(URLRequest(url: page.server.url("/c")))
            try await page.recorder.wait(for: "finished")
            #expect(page.webView.title == "c")
            #expect(page.recorder.events.all.last?.navigation === last)
            #expect(page.server.requests.filter { $0.path != "/favicon.ico" }.map(\.path) == ["/c"])
        }

        @Test func `The first load requests a policy for the main frame`() async throws {
            let page = try Page()
            try await page.load()
            let action = try #require(page.recorder.actions.first)
            #expect(action.navigationType == .other)
            #expect(action.targetFrame?.isMainFrame == true)
            #expect(action.request.url == page.server.url("/"))
        }

        @Test func `The URL is the new one at once`() async throws {
            let page = try Page()
            page.webView.load(URLRequest(url: page.server.url("/")))
            #expect(page.webView.url == page.server.url("/"))
            #expect(page.webView.isLoading)
            try await page.recorder.wait(for: "finished")
        }

        @Test func `Headers of the request are sent`() async throws {
            let page = try Page()
            var request = URLRequest(url: page.server.url("/"))
            request.setValue("yes", forHTTPHeaderField: "X-Test")
            page.webView.load(request)
            try await page.recorder.wait(for: "finished")
            #expect(page.server.requests.first?.header("x-test") == "yes")
        }

        @Test func `An HTML string without a base is at about:blank`() async throws {
            let page = try Page()
            let navigation = page.webView.loadHTMLString("<title>given</title>", baseURL: nil)
            try await page.recorder.wait(for: "finished")
            #expect(page.recorder.events.all.last?.navigation === navigation)
            #expect(page.recorder.actions.first?.request.url?.absoluteString == "about:blank")
            #expect(page.recorder.actions.first?.targetFrame?.isMainFrame == true)
            #expect(try await page.webView.evaluateJavaScript("document.title") as? String == "given")
        }

        @Test func `A redirect requests a policy and is reported`() async throws {
            let page = try Page()
            page.server.route("/old") { _ in .redirect(to: "/", status: 302) }
            let navigation = try await page.load("/old")
            #expect(
                page.recorder.names == [
                    "action", "started", "action", "redirected", "response", "committed", "finished",
                ])
            #expect(page.recorder.actions.last?.targetFrame?.isMainFrame == true)
            #expect(page.recorder.events.all.compactMap(\.navigation).allSatisfy { $0 === navigation })
            #expect(page.webView.url == page.server.url("/"))
        }

        @Test func `An HTTP status isn't a failure`() async throws {
            let page = try Page()
            page.server.route("/500") { _ in .html("<title>500</title>", status: 500) }
            page.recorder.decideResponse = { response in
                #expect((response.response as? HTTPURLResponse)?.statusCode == 500)
                return .allow
            }
            try await page.load("/500")
            #expect(page.recorder.names.last == "finished")
        }

        @Test func `Back and reload return their navigation`() async throws {
            let page = try Page()
            page.server.page("/two", "<title>two</title>")
            try await page.load()
            try await page.load("/two")
            #expect(page.webView.canGoBack)
            for start in [page.webView.goBack, page.webView.reload] {
                page.recorder.events.clear()
                let navigation = start()
                try await page.recorder.wait(for: "finished")
                #expect(page.recorder.events.all.last?.navigation === navigation)
                #expect(page.recorder.actions.first?.targetFrame?.isMainFrame == true)
                #expect(page.webView.url == page.server.url("/"))
            }
            #expect(page.recorder.actions.first?.navigationType == .reload)
            #expect(page.webView.canGoForward)
        }

        @Test func `Back within a document leaves nothing pending`() async throws {
            let page = try Page()
            try await page.load()
            try await page.run("history.pushState({}, '', '/pushed'); window.popped = new Promise(r => onpopstate = r)")
            #expect(page.webView.url == page.server.url("/pushed"))
            page.webView.goBack()
            try await page.webView.callAsyncJavaScript("await window.popped", contentWorld: .page)
            #expect(page.webView.url == page.server.url("/"))
            #expect(page.webView.isLoading == false)
        }

        @Test func `Events are sent to the current delegate`() async throws {
            let page = try Page()
            let other = Recorder()
            page.recorder.decideResponse = { _ in
                page.webView.navigationDelegate = other
                return .allow
            }
            page.webView.load(URLRequest(url: page.server.url("/")))
            try await other.wait(for: "finished")
            #expect(page.recorder.names == ["action", "started", "response"])
            #expect(other.names == ["committed", "finished"])
        }

        @Test func `The title is known when the load is finished`() async throws {
            let page = try Page()
            let delegate = TitleDelegate()
            page.webView.navigationDelegate = delegate
            for number in 1...20 {
                let host = number % 2 == 0 ? "localhost" : "127.0.0.1"
                page.server.page("/", "<title>title \(number)</title>")
                page.webView.load(URLRequest(url: page.server.url("/", host: host)))
                #expect(try await delegate.titles.next() == "title \(number)")
            }
            try await page.run("document.title = 'changed'")
            _ = try await page.webView.callAsyncJavaScript(
                "await new Promise(r => setTimeout(r, 50))", contentWorld: .page)
            #expect(page.webView.title == "changed")
        }

        @Test func `A view without delegate loads`() async throws {
            let page = try Page()
            page.webView.navigationDelegate = nil
            let messages = Messages(named: "ready", of: page.webView)
            page.server.page("/ready", "<script>webkit.messageHandlers.ready.postMessage(1)</script>")
            page.webView.load(URLRequest(url: page.server.url("/ready")))
            try await messages.events.next()
            page.webView.navigationDelegate = page.recorder
            try await page.load()
        }
    }
}

@MainActor
private final class TitleDelegate: NSObject, WKNavigationDelegate {
    let titles = TestEvents<String?>()

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        titles.append(webView.title)
    }
}
