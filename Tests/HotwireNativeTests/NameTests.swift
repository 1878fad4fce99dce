import HotwireNative
import TestSupport
import Testing
import TurboTestSupport
import UIKit

extension HotwireNativeTests {
    /// Names of Hotwire Native that do one thing.
    @MainActor @Suite(.serialized)
    struct NameTests {
        private final class Stack: UINavigationController {}

        private final class RecordingDelegate: NavigatorDelegate {
            let told = TestEvents<String>()

            func requestDidFinish(at url: URL) { told.append("request ends \(url.path)") }
            func formSubmissionDidStart(to url: URL) { told.append("form starts \(url.path)") }
            func formSubmissionDidFinish(at url: URL) { told.append("form ends") }
        }

        private struct Reply: Codable, Equatable {
            let date: Date
        }

        @Test func `The tab bar is visible only on the first screen if the app sets that`() {
            Hotwire.config = HotwireConfig()
            defer { Hotwire.config = HotwireConfig() }
            for isWanted in [false, true] {
                Hotwire.config.hideTabBarWhenPushed = isWanted
                let pushed = [UIViewController(), UIViewController()]
                let stack = HotwireNavigationController()
                for screen in pushed { stack.pushViewController(screen, animated: false) }
                #expect(pushed.map(\.hidesBottomBarWhenPushed) == [false, isWanted])
                let set = [UIViewController(), UIViewController()]
                stack.setViewControllers(set, animated: false)
                #expect(set.map(\.hidesBottomBarWhenPushed) == [false, isWanted])
            }
        }

        @Test(arguments: [false, true])
        func `A screen that replaces another fades in if the app sets that`(isWanted: Bool) async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            Hotwire.config.animateReplaceActions = isWanted
            try await app.start()
            try await app.driver.waitForProposals()
            let view: UIView = app.navigator.rootViewController.view
            let count = view.subviews.count
            app.navigator.route(app.server.url("/a"), options: VisitOptions(action: .replace))
            var most = 0
            for _ in 0..<600 where !app.log.contains(.rendered("/a")) || view.subviews.count > count {
                most = max(most, view.subviews.count)
                await nextFrame(of: app.driver.window)
            }
            // The former content lies over the pages while it fades.
            #expect(most == (isWanted ? count + 1 : count))
            #expect(view.subviews.count == count)
        }

        @Test func `Rules are matched as in Hotwire: with the undecoded path`() throws {
            Hotwire.config = HotwireConfig()
            defer { Hotwire.config = HotwireConfig() }
            let rules = #"{"rules": [{"patterns": ["/caf%C3%A9$"], "properties": {"context": "modal"}}]}"#
            Hotwire.config.pathConfiguration = PathConfiguration(sources: [.data(Data(rules.utf8))])
            let url = try #require(URL(string: "http://a.example/caf%C3%A9"))
            #expect(Hotwire.config.pathConfiguration.properties(for: url).context == .modal)
        }

        @Test func `Both stacks are of the app's own class`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            Hotwire.config.defaultNavigationController = { Stack() }
            #expect(app.navigator.rootViewController is Stack)
            #expect(app.navigator.modalRootViewController is Stack)
        }

        @Test func `Data of components are written and read by the app's coders`() throws {
            let former = (encoder: Hotwire.config.jsonEncoder, decoder: Hotwire.config.jsonDecoder)
            defer {
                Hotwire.config.jsonEncoder = former.encoder
                Hotwire.config.jsonDecoder = former.decoder
            }
            // Other tests may encode at the same time, but no dates.
            let encoder = JSONEncoder()
            encoder.dateEncodingStrategy = .iso8601
            Hotwire.config.jsonEncoder = encoder
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            Hotwire.config.jsonDecoder = decoder
            let reply = Reply(date: Date(timeIntervalSince1970: 0))
            let message = Message(id: "1", component: "form", event: "connect", metadata: nil, jsonData: "{}")
            let written = message.replacing(data: reply)
            #expect(written.jsonData == #"{"date":"1970-01-01T00:00:00Z"}"#)
            #expect(try written.decodedData(as: Reply.self) == reply)
        }

        @Test func `A screen has its routed and its current URL`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            try await app.start()
            let screen = try #require(app.navigator.rootViewController.topViewController as? any Visitable)
            #expect(screen.currentVisitableURL == app.server.url("/"))
            let script = "history.replaceState({}, '', '/?page=2'); 1"
            _ = try await app.navigator.activeWebView.evaluateJavaScript(script)
            let now = app.server.url("/?page=2")
            try await nextFrame(of: app.driver.window, while: screen.currentVisitableURL != now)
            #expect(screen.currentVisitableURL == now)
            #expect(screen.initialVisitableURL == app.server.url("/"))
        }

        @Test func `A proposal states whether it follows a redirect`() throws {
            let url = try #require(URL(string: "http://localhost/"))
            let answers = [nil, VisitResponse(statusCode: 200), VisitResponse(statusCode: 200, redirected: true)]
            let proposals = answers.map { VisitProposal(url: url, options: VisitOptions(response: $0)) }
            #expect(proposals.map(\.isRedirect) == [false, false, true])
        }

        @Test func `The delegate is notified of finished requests and of forms`() async throws {
            let witness = RecordingDelegate()
            // The navigator holds it weakly.
            defer { withExtendedLifetime(witness) {} }
            let app = try await HotwireApp()
            defer { app.close() }
            app.server.page("/", body: "<form action='/send' method=post><button id=send>Send</button></form>")
            app.server.route("/send", .redirect(to: "/b", status: 303))
            app.navigator.delegate = witness
            app.show(app.navigator.rootViewController)
            app.navigator.start()
            try await witness.told.next { $0 == "request ends /" }
            try await app.rendered("/")
            _ = try await app.navigator.activeWebView.evaluateJavaScript("send.click(); 1")
            try await witness.told.next { $0 == "form starts /" }
            try await witness.told.next { $0 == "form ends" }
            try await app.rendered("/b")
        }
    }
}
