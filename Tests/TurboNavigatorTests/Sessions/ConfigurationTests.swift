import TestSupport
import Testing
import TurboTestSupport
import UIKit
import WebKit

@testable import TurboNavigator

extension TurboNavigatorTests {
    /// Configurations of sessions and web views.
    @MainActor @Suite(.serialized)
    struct ConfigurationTests {
        /// Restores the settings that the test below changes.
        private func withSettingsPutBack(_ test: @MainActor () async throws -> Void) async throws {
            let config = TurboConfig.shared
            let former = config.settings
            let handlers = (config.routeHandlers, config.policyHandlers)
            defer {
                config.settings = former
                (config.routeHandlers, config.policyHandlers) = handlers
            }
            try await test()
        }

        @Test func `Shared settings apply to each navigator, on both stacks`() async throws {
            try await withSettingsPutBack {
                let config = TurboConfig.shared
                config.settings.ownHosts = ["shop.example.com"]
                config.settings.systemSchemes = ["scan"]
                config.settings.requestHeaders = { ["X-App": $0.path] }
                config.settings.activityIndicatorDelay = 0.7
                let (handler, policy) = (Handler("/a", .cancel), Policy("/b", .cancel))
                config.routeHandlers = [handler]
                config.policyHandlers = [policy]
                let app = try await AppDriver()
                defer { app.close() }
                app.server.page("/new", body: "<a id=plain data-turbo=false href=/b>Plain</a>")
                for path in ["/", "/new"] { try await app.route(path) }
                let navigator = app.navigator
                for session in [navigator.session, navigator.modalSession] {
                    #expect(
                        session.settings.systemSchemes == ["scan"] && session.settings.activityIndicatorDelay == 0.7)
                }
                let shop = try #require(URL(string: "https://shop.example.com/"))
                #expect(navigator.isOwn(shop))
                let visits = app.server.requests.filter { ["/", "/new"].contains($0.path) }
                #expect(visits.map { $0.header("X-App") } == ["/", "/new"])
                navigator.route(app.server.url("/a"))
                try await app.waitForProposals()
                #expect(handler.handled.map(\.url.path) == ["/a"])
                try await app.click("#plain", in: navigator.modalSession)
                try await nextFrame(of: app.window, while: policy.handled.isEmpty)
                #expect(policy.handled == ["/b"])
            }
        }

        @Test func `A setting before the first web view is made is no mistake, and a later one is`() {
            let (log, config) = (AppLog(), TurboConfig())
            defer { log.end() }
            config.settings.ownHosts = []
            #expect(!log.contains(.misuse(.setLate("settings"))))
            let webView = config.makeWebView()
            config.settings.ownHosts = []
            #expect(log.contains(.misuse(.setLate("settings"))))
            withExtendedLifetime(webView) {}
        }

        @Test func `No key of a rule or a setting makes another site the app's own`() async throws {
            let other = try #require(URL(string: "https://other.example/"))
            let keys =
                PathProperties.KnownKey.allCases.map(\.rawValue) + ["ownHosts", "own_hosts", "hosts", "url", "path"]
            let members = keys.map { #""\#($0)": "\#(other)""# }.joined(separator: ", ")
            let tabs = #""tabs": [{"title": "a", "path": "\#(other)"}, {"title": "b", "path": "//other.example/"}]"#
            let app = try await AppDriver(
                rules: """
                    {"settings": {\(members), \(tabs)}, "rules": [{"patterns": [".*"], "properties": {\(members)}}]}
                    """)
            defer { app.close() }
            for path in ["/", "/a"] { try await app.route(path) }
            #expect(app.navigator.isOwn(app.server.url("/b")) && !app.navigator.isOwn(other))
        }

        @Test func `Pages are those of a phone on a large screen too`() {
            let configuration = TurboConfig.shared.makeWebViewConfiguration()
            #expect(configuration.defaultWebpagePreferences.preferredContentMode == .mobile)
            #expect(configuration.allowsInlineMediaPlayback)
            #expect(configuration.mediaTypesRequiringUserActionForPlayback == .audio)
            #expect(!TurboConfig().makeWebView().allowsLinkPreview)
        }

        @Test func `A configuration shared by two sessions is logged; separate ones aren't`() async throws {
            let log = AppLog()
            defer { log.end() }
            let configuration = TurboConfig.shared.makeWebViewConfiguration()
            let sessions = [Session(configuration: configuration), Session()]
            #expect(!log.contains(.misuse(.oneConfigurationForTwoSessions)))
            let second = Session(configuration: configuration)
            #expect(try await log.next(.misuse(.oneConfigurationForTwoSessions)).level == .error)
            // The first session keeps its scripts.
            let scripts = configuration.userContentController.userScripts.count
            second.disconnect()
            #expect(configuration.userContentController.userScripts.count == scripts)
            withExtendedLifetime((sessions, second)) {}
        }

        @Test func `A session that was disconnected leaves its configuration to another one`() {
            let log = AppLog()
            defer { log.end() }
            let configuration = WKWebViewConfiguration()
            let first = Session(configuration: configuration)
            first.disconnect()
            let second = Session(configuration: configuration)
            #expect(!log.contains(.misuse(.oneConfigurationForTwoSessions)))
            withExtendedLifetime((first, second)) {}
        }
    }
}
