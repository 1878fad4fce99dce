import Foundation
import Strada
import TestSupport
import Testing
import TurboTestSupport

/// All suites of the module, one test at a time: they share the main thread and the screen.
@Suite(.serialized, .enabled(if: hasDisplay))
struct StradaTests {}

extension StradaTests {
    /// An app that was written for strada-ios 1.0, with pages that use its web library.
    @MainActor @Suite(.serialized)
    struct ComponentTests {
        /// A component of no page.
        private final class OtherComponent: BridgeComponent {
            override class var name: String { "other" }
        }

        @Test func `A component receives messages of its page, and the page receives each form of reply`() async throws
        {
            let app = try StradaApp()
            defer { app.close() }
            let screen = try await app.show("/")
            let message = try await EchoComponent.messages.next()
            #expect([message.component, message.event] == ["echo", "connect"])
            #expect(message.metadata == Message.Metadata(url: app.server.url("/").absoluteString))
            let echo: EchoComponent = try #require(screen.bridgeDelegate.component())
            #expect(screen.title == "from /")
            #expect(try await echo.reply(to: "connect"))
            #expect(try await echo.reply(to: "connect", with: #"{"text": "json"}"#))
            #expect(try await echo.reply(to: "connect", with: EchoComponent.Text(text: "typed")))
            #expect(try await echo.reply(with: message.replacing(event: "other")))
            #expect(try await echo.reply(with: message.replacing(data: EchoComponent.Text(text: "replaced"))))
            #expect(try await echo.reply(to: "never") == false)
            #expect(
                try await app.value("window.replies")
                    == "connect from /,connect json,connect typed,other from /,connect replaced")
        }

        @Test func `A page knows the platform and the components of its screen`() async throws {
            let app = try StradaApp()
            defer { app.close() }
            _ = try await app.show("/")
            try await EchoComponent.messages.next()
            let html = "document.documentElement.dataset"
            #expect(try await app.value("\(html).bridgePlatform") == "ios")
            #expect(try await app.value("\(html).bridgeComponents") == "echo")
            #expect(try await app.value("navigator.userAgent").contains("Turbo Native iOS bridge-components: [echo]"))
            _ = try await app.show("/a", [EchoComponent.self, OtherComponent.self])
            try await EchoComponent.messages.next()
            #expect(try await app.value("\(html).bridgeComponents") == "echo other")
            #expect(try await app.value("Strada.web.supportsComponent('other')") == "true")
        }

        @Test func `A component's delegate has the members of its screen without a question mark`() async throws {
            let app = try StradaApp()
            defer { app.close() }
            let screen = try await app.show("/")
            let message = try await EchoComponent.messages.next()
            let echo: EchoComponent = try #require(screen.bridgeDelegate.component())
            #expect(echo.delegate.destination === screen)
            #expect(echo.delegate.webView === app.session.webView)
            #expect(echo.delegate.location == app.server.url("/").absoluteString)
            let same: EchoComponent? = echo.delegate.component()
            #expect(same === echo)
            #expect(try await echo.delegate.reply(with: message))
            echo.delegate = nil
            #expect(echo.delegate.destination == nil && echo.delegate.webView == nil && echo.delegate.location == "")
            #expect(try await echo.delegate.reply(with: message) == false)
            #expect(try await app.value("window.replies") == "connect from /")
        }

        @Test func `The user agent lists components in their order`() {
            let types = [OtherComponent.self, EchoComponent.self]
            #expect(Strada.userAgentSubstring(for: types) == "bridge-components: [other echo]")
            #expect(Strada.userAgentSubstring(for: []) == "bridge-components: []")
        }
    }
}
