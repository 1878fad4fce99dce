import TestSupport
import Testing
import WebKit

extension WebKitTests {
    /// What a web view and a server say to each other besides pages.
    @MainActor @Suite(.serialized)
    struct ServerTests {
        @Test func viewsOfAStoreShareCookies() async throws {
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

        @Test func cookiesCanBeReadSetAndDeleted() async throws {
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
        ])
        func theApplicationsNameIsInTheUserAgent(name: String, sent: String) async throws {
            let configuration = WKWebViewConfiguration()
            configuration.applicationNameForUserAgent = name
            let page = try Page(configuration)
            try await page.load()
            let agent = try #require(page.server.requests.first?.header("User-Agent"))
            #expect(agent.hasPrefix("Mozilla/5.0"))
            #expect(agent.hasSuffix(" " + sent))
            #expect(try await page.webView.evaluateJavaScript("navigator.userAgent") as? String == agent)
        }

        @Test func aCustomUserAgentReplacesAll() async throws {
            let page = try Page()
            page.webView.customUserAgent = "Mine/1"
            try await page.load()
            page.webView.customUserAgent = nil
            try await page.load()
            #expect(page.server.requests.first?.header("User-Agent") == "Mine/1")
            #expect(page.server.requests.last?.header("User-Agent")?.hasPrefix("Mozilla/5.0") == true)
        }

        @Test func challengesGoToTheDelegate() async throws {
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

        @Test func withoutCredentialsThePageOfTheServerIsShown() async throws {
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

    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler:
            @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        failureCounts.append(challenge.previousFailureCount)
        space = challenge.protectionSpace
        let password = challenge.previousFailureCount == 0 ? "wrong" : "right"
        completionHandler(.useCredential, URLCredential(user: "me", password: password, persistence: .forSession))
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        finished.record(())
    }
}
