import NavigationTesting
import Testing
import WebKit

extension WebKitTests {
    @MainActor @Suite(.serialized)
    struct FailureTests {
        private func error(_ page: Page, loading url: URL) async throws -> URLError {
            page.webView.load(URLRequest(url: url))
            return try #require(try await page.recorder.nextError() as? URLError)
        }

        @Test func `A refused connection fails`() async throws {
            let page = try Page()
            let other = try TestServer()
            let url = other.url("/")
            other.stop()
            let navigation = page.webView.load(URLRequest(url: url))
            let error = try #require(try await page.recorder.nextError() as? URLError)
            #expect(error.code == .cannotConnectToHost)
            #expect(error.failingURL == url)
            #expect(!error.localizedDescription.isEmpty)
            #expect(page.recorder.names.last == "failedProvisional")
            #expect(page.recorder.events.all.last?.navigation === navigation)
            #expect(page.webView.isLoading == false)
            try await page.load()
            #expect(page.recorder.names.filter { $0 == "finished" }.count == 1)
        }

        @Test func `A dropped connection fails`() async throws {
            let page = try Page()
            page.server.route("/drop") { _ in .dropped }
            #expect(try await error(page, loading: page.server.url("/drop")).code == .networkConnectionLost)
        }

        @Test func `A body that ends early fails after commit`() async throws {
            let page = try Page()
            page.server.route("/part") { _ in .truncated("<p>part" + String(repeating: " ", count: 4000)) }
            #expect(try await error(page, loading: page.server.url("/part")).code == .networkConnectionLost)
            #expect(page.recorder.names.last == "failed")
        }

        @Test func `An unknown host fails`() async throws {
            let page = try Page()
            let url = try #require(URL(string: "http://nonexistent.invalid/"))
            #expect(try await error(page, loading: url).code == .cannotFindHost)
        }

        @Test func `A port that may not be used fails`() async throws {
            let page = try Page()
            try await page.load()
            let url = try #require(URL(string: "http://127.0.0.1:9/"))
            page.recorder.events.clear()
            let navigation = page.webView.load(URLRequest(url: url))
            let error = try await page.recorder.nextError() as NSError
            #expect(error.domain == "WebKitErrorDomain" && error.code == 103)
            #expect(error.userInfo[NSURLErrorFailingURLErrorKey] as? URL == url)
            #expect(page.recorder.names == ["action", "started", "failedProvisional"])
            #expect(page.recorder.events.all.last?.navigation === navigation)
            #expect(page.webView.isLoading == false)
            page.recorder.events.clear()
            try await page.load()
            #expect(page.recorder.names == ["action", "started", "response", "committed", "finished"])
        }

        @Test func `An empty page isn't a failure`() async throws {
            let page = try Page()
            let url = try #require(URL(string: "about:blank"))
            page.webView.load(URLRequest(url: url))
            try await page.recorder.wait(for: "finished")
            page.webView.loadHTMLString("<p>text", baseURL: page.server.url("/"))
            try await page.recorder.wait(for: "finished")
            #expect(!page.recorder.names.contains("failedProvisional"))
        }

        @Test func `An unknown scheme fails`() async throws {
            let page = try Page()
            let url = try #require(URL(string: "foo://bar"))
            #expect(try await error(page, loading: url).code == .unsupportedURL)
            #expect(page.webView.isLoading == false)
        }

        @Test func `A server that never responds times out`() async throws {
            let page = try Page()
            page.server.route("/never") { _ in .never }
            let request = URLRequest(url: page.server.url("/never"), timeoutInterval: 0.3)
            page.webView.load(request)
            let error = try #require(try await page.recorder.nextError() as? URLError)
            #expect(error.code == .timedOut)
        }

        @Test func `Stop loading cancels`() async throws {
            let page = try Page()
            page.server.route("/never") { _ in .never }
            let navigation = page.webView.load(URLRequest(url: page.server.url("/never")))
            try await page.recorder.wait(for: "started")
            page.webView.stopLoading()
            let error = try #require(try await page.recorder.nextError() as? URLError)
            #expect(error.code == .cancelled)
            #expect(page.recorder.events.all.last?.navigation === navigation)
            #expect(page.webView.isLoading == false)
        }

        @Test func `Stopping before the start leaves nothing pending`() async throws {
            let page = try Page()
            try await page.load()
            page.webView.load(URLRequest(url: page.server.url("/never")))
            page.webView.stopLoading()
            #expect(page.webView.isLoading == false)
            #expect(page.webView.url == page.server.url("/"))
            page.recorder.decideAction = { _ in
                page.webView.stopLoading()
                return .allow
            }
            page.webView.load(URLRequest(url: page.server.url("/never")))
            try await page.run("0")
            page.recorder.decideAction = { _ in .allow }
            try await page.load()
            #expect(page.webView.url == page.server.url("/"))
            #expect(page.webView.isLoading == false)
        }

        @Test func `A new load cancels the old one`() async throws {
            let page = try Page()
            page.server.route("/never") { _ in .never }
            let old = page.webView.load(URLRequest(url: page.server.url("/never")))
            try await page.recorder.wait(for: "started")
            let new = page.webView.load(URLRequest(url: page.server.url("/")))
            try await page.recorder.wait(for: "finished")
            let failure = page.recorder.events.all.first { $0.name == "failedProvisional" }
            #expect(failure?.navigation === old)
            #expect(page.recorder.events.all.last?.navigation === new)
            #expect(page.webView.url == page.server.url("/"))
        }

        /// The system accepts the connection, but nothing responds to WebKitGTK's TLS handshake.
        @Test func `A server without a TLS response times out`() async throws {
            let page = try Page()
            let silent = try ListeningSocket(port: 0)
            let url = try #require(URL(string: "https://127.0.0.1:\(silent.port)/"))
            #expect(try await error(page, loading: url).code == .timedOut)
        }

        @Test func `Endless redirects fail`() async throws {
            let page = try Page()
            page.server.route("/loop") { _ in .redirect(to: "/loop", status: 302) }
            #expect(try await error(page, loading: page.server.url("/loop")).code == .httpTooManyRedirects)
        }

        @Test func `No error page is loaded`() async throws {
            let page = try Page()
            try await page.load()
            let url = try #require(URL(string: "http://nonexistent.invalid/"))
            _ = try await error(page, loading: url)
            #expect(page.webView.url == page.server.url("/"))
            #expect(try await page.webView.evaluateJavaScript("document.title") as? String == "root")
        }
    }
}
