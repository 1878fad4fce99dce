import Foundation
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

@testable import TurboSession

extension TurboNavigatorTests {
    /// Components of pages and their native side, in the engine.
    @MainActor @Suite(.serialized)
    struct ComponentTests {
        private func app(_ library: WebLibrary = .hotwireNative, isLate: Bool = false) async throws -> AppDriver {
            try await AppDriver.withComponent(library, isLate: isLate)
        }

        private func end(_ app: AppDriver) {
            app.closeWithComponent()
        }

        @Test(arguments: WebLibrary.allCases)
        func `A component has the URL of its page, and each form of reply is sent`(_ library: WebLibrary)
            async throws
        {
            let app = try await app(library)
            defer { end(app) }
            try await app.route("/")
            #expect(try await EchoComponent.heard.next() == "/ connect from /")
            let echo = try #require(app.echo)
            #expect(try await echo.reply(to: "connect"))
            #expect(try await echo.reply(to: "connect", with: #"{"text": "json"}"#))
            #expect(try await echo.reply(to: "connect", with: EchoComponent.Text(text: "typed")))
            let message = try #require(echo.receivedMessage(for: "connect"))
            #expect(try await echo.reply(with: message.replacing(event: "other")))
            #expect(try await echo.reply(to: "never") == false)
            let done = TestEvents<Bool>()
            echo.reply(to: "connect", with: EchoComponent.Text(text: "later")) { done.append((try? $0.get()) == true) }
            #expect(try await done.next())
            #expect(
                try await app.list("replies") == [
                    "connect from /", "connect json", "connect typed", "other from /", "connect later",
                ])
            let html = "document.documentElement.dataset"
            #expect(try await app.value("\(html).bridgePlatform + ' ' + \(html).bridgeComponents") == "ios echo")
        }

        @Test func `A session on the web view of a disconnected one has components`() async throws {
            let app = try await app()
            defer { end(app) }
            let former = Session()
            let controller = former.webView.configuration.userContentController
            let log = AppLog()
            defer { log.end() }
            former.disconnect()
            #expect(controller.userScripts.isEmpty)
            let session = Session(webView: former.webView)
            let screen = BridgeViewController(url: app.server.url("/"))
            app.navigator.navigationController.setViewControllers([screen], animated: false)
            session.visit(screen)
            try await app.wait(until: "the component has the page") {
                try await session.webView.evaluateJavaScript("document.documentElement.dataset.bridgeComponents ?? ''")
                    as? String
                    == "echo"
            }
        }

        @Test func `A link that the page clicks for a native button is the user's`() async throws {
            let app = try await app()
            defer { end(app) }
            try await app.route("/")
            try await EchoComponent.heard.next()
            let echo = try #require(app.echo)
            _ = app.navigator.session.links.consumeTap()
            try await echo.reply(to: "connect")
            let takes = (1...2).map { _ in app.navigator.session.links.consumeTap() }
            #expect(takes == [true, false])
        }

        @Test func `A page's message without an event is dropped with a warning, and the next one is received`()
            async throws
        {
            let app = try await app()
            defer { end(app) }
            try await app.route("/")
            try await EchoComponent.heard.next()
            #expect(!app.logEntries.contains { $0.source == "components" && $0.level >= .warning })
            try await app.run(
                """
                webkit.messageHandlers.bridge.postMessage({ id: "1", component: "echo", data: {} })
                say('late', 'one')
                """)
            #expect(try await EchoComponent.heard.next() == "/ late one")
            #expect(app.logEntries.contains { $0.source == "components" && $0.level == .warning })
        }

        @Test func `Screens with components that are shown one after the other add one script`() async throws {
            EchoComponent.heard.clear()
            let app = try await AppDriver()
            defer { end(app) }
            try WebLibrary.hotwireNative.add(to: app.server)
            for path in ["/a", "/b"] { app.server.page(path, body: WebLibrary.body("from \(path)")) }
            try await app.route("/")
            let content = app.navigator.session.webView.configuration.userContentController
            let count = content.userScripts.count
            BridgeComponents.register([EchoComponent.self])
            for path in ["/a", "/b"] {
                try await app.route(path)
                #expect(try await EchoComponent.heard.next() == "\(path) connect from \(path)")
            }
            #expect(content.userScripts.count == count + 1)
        }

        @Test func `Data that cannot be written are not sent`() async throws {
            let app = try await app()
            defer { end(app) }
            try await app.route("/")
            try await EchoComponent.heard.next()
            let echo = try #require(app.echo)
            await #expect(throws: EncodingError.self) { try await echo.reply(to: "connect", with: ["a": Double.nan]) }
            try await echo.reply(to: "connect", with: EchoComponent.Text(text: "next"))
            #expect(try await app.list("replies") == ["connect next"])
        }

        @Test func `A pushed page exchanges messages with the component of its own screen, once`() async throws {
            let app = try await app()
            defer { end(app) }
            try await app.route("/")
            try await EchoComponent.heard.next()
            try await app.route("/a")
            try await EchoComponent.heard.next()
            try await app.route("/new")
            try await EchoComponent.heard.next()
            #expect(EchoComponent.heard.all == ["/ connect from /", "/a connect from /a", "/new connect from /new"])
        }

        @Test func `The web library of the page may load late`() async throws {
            let app = try await app(isLate: true)
            defer { end(app) }
            try await app.route("/")
            #expect(try await EchoComponent.heard.next() == "/ connect from /")
        }

        @Test
        func `A reply to a page below another one is sent when the user returns, once and in order`() async throws {
            let app = try await app()
            defer { end(app) }
            try await app.route("/")
            try await EchoComponent.heard.next()
            let echo = try #require(app.echo)
            try await app.route("/a")
            try await EchoComponent.heard.next()
            #expect(try await echo.reply(to: "connect", with: EchoComponent.Text(text: "first")))
            #expect(try await echo.reply(to: "connect", with: EchoComponent.Text(text: "second")))
            app.navigator.navigationController.popViewController(animated: false)
            try await app.log.next(.rendered(app.server.url("/")))
            #expect(try await EchoComponent.heard.next() == "/ connect from /")
            try await app.waitUntilIdle()
            try await echo.reply(to: "connect", with: EchoComponent.Text(text: "third"))
            #expect(try await app.list("replies") == ["connect first", "connect second", "connect third"])
        }

        @Test func `A component may send messages before its page is rendered`() async throws {
            let app = try await app()
            defer { end(app) }
            app.navigator.route(app.server.url("/"))
            let screen = try #require(app.navigator.navigationController.topViewController as? BridgeViewController)
            let echo = try #require(screen.bridgeDelegate.makeComponent(EchoComponent.self))
            try echo.send("play", with: EchoComponent.Text(text: "a song"))
            try echo.send("stop", with: EchoComponent.Text(text: "it"))
            try await EchoComponent.heard.next()
            try await echo.reply(to: "connect", with: EchoComponent.Text(text: "done"))
            #expect(try await app.list("replies") == ["connect done"])
            #expect(try await app.list("heard") == ["play a song", "stop it"])
            #expect(app.echo === echo)
        }

        @Test(.bug(id: "HNI#83"))
        func `A modal form with a redirect leads to a page with working components`() async throws {
            let app = try await app()
            defer { end(app) }
            let form = "<form method=post action=/new><button id=save>Save</button></form>"
            let page = TestPage("new", body: WebLibrary.body("from /new") + form)
            app.server.route("/new") { $0.method == "POST" ? .redirect(to: "/b", status: 303) : .page(page) }
            try await app.route("/")
            try await app.route("/new")
            try await app.click("#save", in: app.navigator.modalSession)
            try await EchoComponent.heard.next { $0 == "/b connect from /b" }
            try await app.waitForProposals()
            #expect(app.stacks == "/ /b")
            try await app.echo?.reply(to: "connect", with: EchoComponent.Text(text: "alive"))
            #expect(try await app.list("replies") == ["connect alive"])
            #expect(EchoComponent.heard.all.filter { $0 == "/b connect from /b" }.count == 1)
        }

        @Test func `A page that a link is redirected to has its native buttons`() async throws {
            let app = try await app()
            defer { end(app) }
            app.server.route("/follow") { _ in .redirect(to: "/b") }
            try await app.route("/")
            try await EchoComponent.heard.next()
            app.navigator.route(app.server.url("/follow"))
            try await EchoComponent.heard.next { $0 == "/b connect from /b" }
            try await app.waitForProposals()
            #expect(app.stacks == "/ /b")
            try await app.echo?.reply(to: "connect", with: EchoComponent.Text(text: "alive"))
            #expect(try await app.list("replies") == ["connect alive"])
        }

        @Test func `A message that a page sends while the next one loads is its own screen's`() async throws {
            let app = try await app()
            defer { end(app) }
            try await app.route("/")
            try await EchoComponent.heard.next()
            let gate = ResponseGate()
            app.server.route("/a") { _ in .gated(gate, .page(TestPage("a", body: WebLibrary.body("from /a")))) }
            // As a whole document: Turbo's own visits change the URL at once.
            let next = BridgeViewController(url: app.server.url("/a"))
            app.navigator.navigationController.pushViewController(next, animated: false)
            app.navigator.session.visit(next, reload: true)
            await app.transitionsEnd()
            try await app.run("say('late', 'one')")
            gate.open()
            try await EchoComponent.heard.next { $0 == "/a connect from /a" }
            try await app.waitUntilIdle()
            #expect(!EchoComponent.heard.all.contains("/a late one"))
            app.navigator.navigationController.popViewController(animated: false)
            try await EchoComponent.heard.next { $0.hasPrefix("/ ") }
            #expect(EchoComponent.heard.all.contains("/ late one"))
        }

        @Test func `A screen that is left late doesn't end the next one's components`() async throws {
            let app = try await app()
            defer { end(app) }
            try await app.route("/")
            try await EchoComponent.heard.next()
            let (webView, screen) = (app.navigator.session.webView, Destination())
            let former = BridgeDelegate(location: "/", destination: screen, componentTypes: [EchoComponent.self])
            let current = (app.navigator.navigationController.topViewController as? BridgeViewController)?
                .bridgeDelegate
            former.webViewDidBecomeActive(webView)
            current?.webViewDidBecomeActive(webView)
            former.webViewDidBecomeDeactivated()
            try await app.run("say('late', 'one')")
            #expect(try await EchoComponent.heard.next() == "/ late one")
        }

        private final class Destination: BridgeDestination {}

        @Test func `A page that is loaded again, at last in another web view, answers its native buttons`() async throws
        {
            let app = try await app()
            defer { end(app) }
            try await app.route("/")
            try await EchoComponent.heard.next()
            let former = app.navigator.session.webView
            let ways: [@MainActor () -> Void] = [
                { app.navigator.reload() },
                { terminateWebProcess(of: former) },
                { terminateWebProcess(of: former) },
            ]
            for (number, load) in ways.enumerated() {
                load()
                #expect(try await EchoComponent.heard.next() == "/ connect from /")
                try await app.waitUntilIdle()
                try await app.echo?.reply(to: "connect", with: EchoComponent.Text(text: "\(number)"))
                #expect(try await app.list("replies") == ["connect \(number)"])
                let names = try await app.value("document.documentElement.dataset.bridgeComponents")
                #expect(names == "echo")
                #expect(try await app.value("navigator.userAgent").contains("bridge-components: [echo]"))
            }
            #expect(app.navigator.session.webView !== former)
        }

        @Test func `Components get appearance calls`() async throws {
            let app = try await app()
            defer { end(app) }
            try await app.route("/")
            try await EchoComponent.heard.next()
            try await app.route("/a")
            try await EchoComponent.heard.next()
            app.navigator.navigationController.popViewController(animated: false)
            try await EchoComponent.appearances.next { $0 == "/ viewDidAppear" }
            #expect(
                EchoComponent.appearances.all.filter { $0.hasPrefix("/ ") } == [
                    "/ viewWillDisappear", "/ viewDidDisappear", "/ viewWillAppear", "/ viewDidAppear",
                ])
        }

        @Test func `The server reads the names of the components in the user agent`() async throws {
            let app = try await app()
            defer { end(app) }
            try await app.route("/")
            let agent = try #require(app.server.requests.first?.header("User-Agent"))
            #expect(agent.hasSuffix("(Turbo Native iOS; bridge-components: [echo])"))
            #expect(try await app.value("String(/bridge-components: \\[.+\\]/.test(navigator.userAgent))") == "true")
        }

        @Test(.bug(id: "HNI#35"))
        func `Components that are registered late count from the next page on, with a warning`() async throws {
            EchoComponent.heard.clear()
            let app = try await AppDriver()
            defer { end(app) }
            try WebLibrary.hotwireNative.add(to: app.server)
            app.server.page("/a", body: WebLibrary.body("from /a"))
            try await app.route("/")
            BridgeComponents.register([EchoComponent.self])
            let warning = try await app.log.next(.misuse(.componentsRegisteredLate))
            #expect(warning.level == .warning)
            try await app.route("/a")
            #expect(try await EchoComponent.heard.next() == "/a connect from /a")
            #expect(app.navigator.session.webView.customUserAgent?.contains("bridge-components: [echo]") == true)
        }

        /// The app registers after the first page, or while it is loaded.
        @Test(arguments: [true, false])
        func `A web library that reads the components once for each document works after a late registration`(
            isLoaded: Bool
        ) async throws {
            EchoComponent.heard.clear()
            let app = try await AppDriver()
            defer { end(app) }
            let gate = ResponseGate()
            try WebLibrary.hotwireNative.add(to: app.server, isGated: true)
            for path in ["/a", "/b"] { app.server.page(path, body: WebLibrary.body("from \(path)")) }
            app.server.route("/") { _ in .gated(gate, .page(TestPage("root"))) }
            app.navigator.route(app.server.url("/"))
            while app.server.pages.isEmpty { await nextFrame(of: app.window) }
            if !isLoaded { BridgeComponents.register([EchoComponent.self]) }
            gate.open()
            try await app.arrived("/")
            if isLoaded { BridgeComponents.register([EchoComponent.self]) }
            try await app.route("/a")
            #expect(try await EchoComponent.heard.next() == "/a connect from /a")
            try await app.route("/b")
            #expect(try await EchoComponent.heard.next() == "/b connect from /b")
            #expect(app.log.contains(.visitBegan(.coldBoot, number: 2)))
            #expect(app.log.contains(.visitBegan(.javaScript, number: 3)))
        }

        @Test func `Further components that are registered late need no new document`() async throws {
            final class Other: BridgeComponent {
                override class var name: String { "other" }
            }
            let app = try await app()
            defer { end(app) }
            try await app.route("/")
            try await EchoComponent.heard.next()
            BridgeComponents.register([EchoComponent.self, Other.self])
            try await app.route("/a")
            #expect(try await EchoComponent.heard.next() == "/a connect from /a")
            #expect(app.log.contains(.visitBegan(.javaScript, number: 2)))
        }

        @Test func `Messages of a frame or an external page are dropped, and that page gets no reply`() async throws {
            let app = try await app()
            defer { end(app) }
            let other = app.server.url("/other", host: "localhost")
            let post = """
                <script>webkit.messageHandlers.bridge.postMessage({ id: "1", component: "echo", event: "stolen", data: {} })
                </script>
                """
            app.server.page("/frame", body: post)
            app.server.page("/other", body: post)
            let form = "<form data-turbo=false method=post action='\(other)'></form>"
            let frames = "<iframe src=/frame></iframe><iframe src='\(other)'></iframe>"
            app.server.page("/a", body: WebLibrary.body("from /a") + frames + form)
            try await app.route("/a")
            try await EchoComponent.heard.next()
            // One of each frame.
            while app.logEntries.count(where: { $0.kind == .frameMessageDropped }) < 2 {
                try await app.log.entries.next()
            }
            let echo = try #require(app.echo)
            _ = try await app.navigator.session.webView.evaluateJavaScript("document.querySelector('form').submit(); 1")
            try await app.log.next(.messageDropped(of: Origin(other)))
            _ = try? await echo.reply(to: "connect", with: EchoComponent.Text(text: "secret"))
            #expect(EchoComponent.heard.all.allSatisfy { $0.hasSuffix("connect from /a") })
        }
    }
}
