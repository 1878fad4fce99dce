import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Replies with a completion handler, and requirements of component classes.
    @MainActor @Suite(.serialized)
    struct ReplyTests {
        @Test func `Each form of reply with a completion handler is sent, and reports its result`() async throws {
            let app = try await AppDriver.withComponent()
            defer { app.closeWithComponent() }
            try await app.route("/")
            try await EchoComponent.heard.next()
            let echo = try #require(app.echo)
            let message = try #require(echo.receivedMessage(for: "connect"))
            let results = TestEvents<String>()
            echo.reply(to: "connect") { results.append("\($0)") }
            #expect(try await results.next() == "success(true)")
            echo.reply(with: message.replacing(event: "other")) { results.append("\($0)") }
            #expect(try await results.next() == "success(true)")
            echo.reply(to: "connect", with: #"{"text": "json"}"#) { results.append("\($0)") }
            #expect(try await results.next() == "success(true)")
            echo.reply(to: "never") { results.append("\($0)") }
            #expect(try await results.next() == "success(false)")
            echo.reply(to: "connect", with: ["a": Double.nan]) { results.append("\($0)") }
            #expect(try await results.next().hasPrefix("failure("))
            echo.reply(to: "connect", with: "not JSON") { results.append("\($0)") }
            #expect(try await results.next().hasPrefix("failure("))
            #expect(try await app.list("replies") == ["connect from /", "other from /", "connect json"])
        }

        @Test func `A component created before its screen's view gets all later appearance calls`() async throws {
            let delegate = Chooser { controller, _ in
                _ = (controller as? BridgeViewController)?.bridgeDelegate.makeComponent(EchoComponent.self)
                return controller
            }
            let app = try await AppDriver.withComponent(delegate: delegate)
            defer { app.closeWithComponent() }
            try await app.route("/")
            try await EchoComponent.appearances.next { $0 == "/ viewDidAppear" }
            #expect(EchoComponent.appearances.all == ["/ viewDidLoad", "/ viewWillAppear", "/ viewDidAppear"])
        }

        private final class Unnamed: BridgeComponent {}

        private final class SecondEcho: BridgeComponent {
            override class var name: String { "echo" }
        }

        @Test func `A component without a name is left out with a warning, and a second one of a name too`() {
            let log = AppLog()
            defer {
                log.end()
                BridgeComponents.register([])
            }
            BridgeComponents.register([Unnamed.self, EchoComponent.self, SecondEcho.self])
            #expect(BridgeComponents.types.map(\.name) == ["echo"])
            let warnings = log.entries.all.filter { $0.level == .warning && $0.message.contains("left out") }
            #expect(warnings.map { $0.message.prefix { $0 != " " } } == ["Unnamed", "SecondEcho"])
        }
    }
}
