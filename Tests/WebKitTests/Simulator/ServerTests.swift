import NavigationTesting
import Testing
import WebKit

extension WebKitTests {
    /// Tests cookies, headers and authentication between a web view and a server.
    @MainActor @Suite(.serialized)
    struct ServerTests {
        @Test func `Views of a store share cookies`() async throws {
            let page = try Page()
            page.server.route("/set") { _ in .html("set", headers: ["Set-Cookie": "shared=1; HttpOnly"]) }
            try await page.load("/set")
            let other = WKWebView()
            other.navigationDelegate = page.recorder
            other.load(URLRequest(url: page.server.url("/")))
            try await page.recorder.wait(for: "finished")
            #expect(page.server.requests.last?.header("Cookie")?.contains("shared=1") == true)
            let cookies = await WKWebsiteDataStore.default().httpCookieStore.allCookies()
            #expect(cookies.first { $0.name == "shared" }?.isHTTPOnly == true)
            let configuration = WKWebViewConfiguration()
            configuration.websiteDataStore = .nonPersistent()
            let apart = WKWebView(frame: .zero, configuration: configuration)
            apart.navigationDelegate = page.recorder
            apart.load(URLRequest(url: page.server.url("/")))
            try await page.recorder.wait(for: "finished")
            #expect(page.server.requests.last?.header("Cookie") == nil)
        }

        @Test func `A page asks for the user's language`() async throws {
            let page = try Page()
            try await page.load("/")
            let languages = try #require(page.server.requests.last?.header("Accept-Language"))
            let first = try #require(Bundle.main.preferredLocalizations.first)
            #expect(languages.lowercased().hasPrefix(first.prefix(2).lowercased()), "\(languages)")
        }

        @Test func `Cookies can be read, set and deleted`() async throws {
            let page = try Page()
            let store = WKWebsiteDataStore.default().httpCookieStore
            let cookie = try #require(
                HTTPCookie(properties: [.name: "given", .value: "2", .domain: "127.0.0.1", .path: "/"]))
            await store.setCookie(cookie)
            try await page.load()
            #expect(page.server.requests.last?.header("Cookie")?.contains("given=2") == true)
            let found = try #require(await store.allCookies().first { $0.name == "given" })
            #expect(found.value == "2")
            await store.deleteCookie(found)
            #expect(await store.allCookies().contains { $0.name == "given" } == false)
        }

        @Test(arguments: [
            ("Turbo Native iOS", "Turbo Native iOS"),
            ("Turbo Native iOS; bridge-components: [form menu]", "(Turbo Native iOS; bridge-components: [form menu])"),
            ("App/1.0 (beta)", "App/1.0 (beta)"),
            ("Bad (one", "(Bad one)"),
            ("Grün; x", "(Grn; x)"),
            ("two\r\nX-Header: lines", "(twoX-Header: lines)"),
            ("App/1.0 (beta) x", "App/1.0 (beta) x"),
        ])
        func `The application's name is in the user agent`(name: String, sent: String) async throws {
            let configuration = WKWebViewConfiguration()
            configuration.applicationNameForUserAgent = name
            let page = try Page(configuration)
            try await page.load()
            let agent = try #require(page.server.requests.first?.header("User-Agent"))
            #expect(agent.hasPrefix("Mozilla/5.0"))
            #expect(agent.hasSuffix(" " + sent))
            #expect(try await page.webView.evaluateJavaScript("navigator.userAgent") as? String == agent)
        }

        @Test func `A user agent name without a valid character leaves the default`() async throws {
            let plain = try Page()
            try await plain.load()
            let configuration = WKWebViewConfiguration()
            configuration.applicationNameForUserAgent = "ü\n"
            let page = try Page(configuration)
            try await page.load()
            let agent = try #require(plain.server.requests.first?.header("User-Agent"))
            #expect(page.server.requests.first?.header("User-Agent") == agent)
            #expect(agent.hasPrefix("Mozilla/5.0"))
        }

        @Test func `A custom user agent replaces all`() async throws {
            let page = try Page()
            for (custom, sent) in [("Mine/1", "Mine/1"), ("Mine; [1]", "Mozilla/5.0 (Mine; [1])")] {
                page.webView.customUserAgent = custom
                try await page.load()
                #expect(page.server.requests.last { $0.path == "/" }?.header("User-Agent") == sent)
                #expect(try await page.webView.evaluateJavaScript("navigator.userAgent") as? String == sent)
            }
            page.webView.customUserAgent = nil
            try await page.load()
            #expect(page.server.requests.last?.header("User-Agent")?.hasPrefix("Mozilla/5.0") == true)
        }

        @Test func `Challenges are sent to the delegate`() async throws {
            let page = try Page()
            page.server.route("/private") { request in
                request.isAuthorized(user: "me", password: "right")
                    ? .html("<title>in</title>") : .unauthorized(realm: "test")
            }
            let delegate = ChallengeDelegate()
            page.webView.navigationDelegate = delegate
            page.webView.load(URLRequest(url: page.server.url("/private")))
            try await delegate.finished.next()
            #expect(delegate.failureCounts == [0, 1])
            #expect(delegate.space?.realm == "test")
            #expect(delegate.space?.host == "127.0.0.1")
            #expect(delegate.space?.authenticationMethod == NSURLAuthenticationMethodHTTPBasic)
            #expect(try await page.webView.evaluateJavaScript("document.title") as? String == "in")
        }

        /// Another load measures the time: it fails at its deadline, which is later than this load's would be.
        @Test func `No deadline passes while the user enters the password`() async throws {
            let page = try Page()
            page.server.route("/private") { request in
                request.isAuthorized(user: "me", password: "right")
                    ? .html("<title>in</title>") : .unauthorized(realm: "slow")
            }
            page.server.route("/never") { _ in .never }
            let delegate = ChallengeDelegate(isSlow: true)
            page.webView.navigationDelegate = delegate
            page.webView.load(URLRequest(url: page.server.url("/private"), timeoutInterval: 1.5))
            let answer = try await delegate.questions.next()
            let clock = WKWebView()
            clock.navigationDelegate = page.recorder
            clock.load(URLRequest(url: page.server.url("/never"), timeoutInterval: 2))
            try await page.recorder.wait(for: "failedProvisional")
            answer(.useCredential, URLCredential(user: "me", password: "right", persistence: .none))
            try await delegate.finished.next()
            #expect(try await page.webView.evaluateJavaScript("document.title") as? String == "in")
        }

        @Test func `Without credentials the page of the server is shown`() async throws {
            let page = try Page()
            page.server.route("/private") { _ in .unauthorized(realm: "closed") }
            try await page.load("/private")
            #expect(try await page.webView.evaluateJavaScript("document.title") as? String == "401")
        }
    }
}

@MainActor
private final class ChallengeDelegate: NSObject, WKNavigationDelegate {
    var failureCounts: [Int] = []
    var space: URLProtectionSpace?
    let finished = TestEvents<Void>()
    let questions = TestEvents<@MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void>()
    private let isSlow: Bool

    init(isSlow: Bool = false) {
        self.isSlow = isSlow
    }

    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler:
            @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        failureCounts.append(challenge.previousFailureCount)
        space = challenge.protectionSpace
        if isSlow { return questions.append(completionHandler) }
        let password = challenge.previousFailureCount == 0 ? "wrong" : "right"
        completionHandler(.useCredential, URLCredential(user: "me", password: password, persistence: .forSession))
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        finished.append(())
    }
}
