import TestSupport
import Testing
import TurboTestSupport
import UIKit
import WebKit

@testable import TurboCore
@testable import TurboSession

extension TurboTests {
    /// The app returns to the foreground, where the page's process has ended, hangs, or ends with each load.
    @MainActor @Suite(.serialized)
    struct ReturnTests {
        private func comeBack() {
            NotificationCenter.default.post(
                name: UIApplication.willEnterForegroundNotification, object: UIApplication.shared)
        }

        /// A page that ends its process or hangs, before or after the app's return.
        private func fixture(_ session: Session = Session()) async throws -> SessionFixture {
            let fixture = try SessionFixture(session: session)
            fixture.server.page("/a", body: "<a id=on href='/b'>on</a>")
            fixture.session.settings.deadlines.check = 3
            try await fixture.show("/a")
            return fixture
        }

        @Test(arguments: [
            [UIApplication.willEnterForegroundNotification, UIScene.willEnterForegroundNotification],
            [UIScene.willEnterForegroundNotification],
        ])
        func `A page that responds stays as it is, and is asked once when the app or only a window returns`(
            names: [Notification.Name]
        ) async throws {
            let fixture = try await fixture()
            defer { fixture.close() }
            for name in names { NotificationCenter.default.post(name: name, object: nil) }
            for _ in 0..<100 where fixture.session.state.lastCheck == 0 || fixture.session.state.currentCheck != nil {
                try await Task.sleep(nanoseconds: 20_000_000)
            }
            #expect(fixture.session.state.currentCheck == nil && fixture.session.state.lastCheck == 1)
            #expect(fixture.server.pages == ["/a"])
        }

        @Test func `A hidden page that hangs stays as it is, because its process may not be resumed yet`() async throws
        {
            let fixture = try await fixture()
            defer { fixture.close() }
            let webView = fixture.session.webView
            try await hang(webView)
            fixture.window.rootViewController = UIViewController()
            for _ in 0..<100 where webView.window != nil { try await Task.sleep(nanoseconds: 20_000_000) }
            fixture.session.settings.deadlines.check = 0.5
            comeBack()
            for _ in 0..<100 where fixture.session.state.lastCheck == 0 || fixture.session.state.currentCheck != nil {
                try await Task.sleep(nanoseconds: 20_000_000)
            }
            #expect(fixture.session.state.currentCheck == nil && fixture.session.state.lastCheck == 1)
            #expect(fixture.session.webView === webView && fixture.server.pages == ["/a"])
        }

        @Test func `A page whose process ended without a report is loaded again at its current URL (TI#187)`()
            async throws
        {
            let fixture = try await fixture()
            defer { fixture.close() }
            fixture.server.page("/a/part")
            _ = try await fixture.evaluate("history.replaceState(history.state, '', '/a/part'); null")
            let webView = fixture.session.webView
            for _ in 0..<100 where webView.url?.path != "/a/part" { try await Task.sleep(nanoseconds: 20_000_000) }
            webView.navigationDelegate = nil
            terminateWebProcess(of: webView)
            try await Task.sleep(nanoseconds: 200_000_000)
            #expect(fixture.server.pages == ["/a"])
            comeBack()
            try await fixture.rendered("/a/part")
            #expect(fixture.server.pages == ["/a", "/a/part"])
            #expect(fixture.session.webView === webView)
        }

        @Test func `A page that hangs gets another web view, with bridge, scripts and delegates (TI#187)`() async throws
        {
            let configuration = WKWebViewConfiguration()
            configuration.userContentController.addUserScript(
                WKUserScript(source: "window.ofApp = 1", injectionTime: .atDocumentStart, forMainFrameOnly: true))
            let fixture = try await fixture(Session(webViewConfiguration: configuration))
            defer { fixture.close() }
            let former = fixture.session.webView
            let host = try #require(fixture.server.url("/").host)
            let cookie = try #require(
                HTTPCookie(properties: [.domain: host, .path: "/", .name: "flavour", .value: "oat"]))
            await former.configuration.websiteDataStore.httpCookieStore.setCookie(cookie)
            try await hang(fixture.session.webView)
            comeBack()
            try await fixture.rendered("/a")
            #expect(fixture.session.webView !== former)
            #expect(fixture.replaced.map(ObjectIdentifier.init) == [ObjectIdentifier(former)])
            #expect(fixture.session.webView.navigationDelegate === fixture.session)
            #expect(try await fixture.evaluate("window.ofApp") as? Int == 1)
            // Other tests leave cookies of the same host.
            let cookies = try await fixture.evaluate("document.cookie") as? String
            #expect(cookies?.contains("flavour=oat") == true, "\(cookies ?? "")")
            _ = try await fixture.evaluate("on.click(); null")
            #expect(try await fixture.proposals.next().url == fixture.server.url("/b"))
        }

        @Test func `A page with unsaved input that hangs isn't loaded again`() async throws {
            let fixture = try await fixture()
            defer { fixture.close() }
            fixture.session.settings.deadlines.check = 0.5
            fixture.session.send(.page(.message(.inputChanged(.inSnapshot))))
            try await hang(fixture.session.webView)
            comeBack()
            try await Task.sleep(nanoseconds: 1_500_000_000)
            #expect(!fixture.session.isVisiting)
            #expect(fixture.server.pages == ["/a"])
        }

        @Test func `A page whose process ends at each load gets another web view, then an error`() async throws {
            let fixture = try await fixture()
            defer { fixture.close() }
            let former = fixture.session.webView
            fixture.server.route("/a") { _ in
                terminateWebProcess(of: fixture.session.webView)
                return .never
            }
            terminateWebProcess(of: former)
            let error = try await fixture.failures.next()
            #expect(error as? LoadError == .webProcessTerminated)
            #expect(fixture.session.webView !== former)
            #expect(fixture.server.pages == ["/a", "/a", "/a"])
        }

        @Test(arguments: [true, false])
        func `A web view of the app is replaced by the app, or kept`(_ isMade: Bool) async throws {
            let fixture = try await fixture(Session(webView: WKWebView(frame: .zero)))
            defer { fixture.close() }
            let (former, next) = (fixture.session.webView, WKWebView(frame: .zero))
            if isMade { fixture.makeReplacement = { next } }
            fixture.server.route("/a") { _ in
                terminateWebProcess(of: fixture.session.webView)
                return .never
            }
            terminateWebProcess(of: former)
            #expect(try await fixture.failures.next() as? LoadError == .webProcessTerminated)
            #expect(fixture.session.webView === (isMade ? next : former))
            fixture.server.page("/a", body: "<a id=on href='/b'>on</a>")
            fixture.session.visits.retry(try #require(fixture.session.owner))
            try await fixture.rendered("/a")
            _ = try await fixture.evaluate("on.click(); null")
            #expect(try await fixture.proposals.next().url == fixture.server.url("/b"))
        }
    }
}
