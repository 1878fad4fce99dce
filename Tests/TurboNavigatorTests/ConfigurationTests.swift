import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// What a session's web view is made with.
    @MainActor @Suite(.serialized)
    struct ConfigurationTests {
        @Test func `Pages are those of a phone on a large screen too`() {
            let configuration = TurboConfig.shared.makeWebViewConfiguration()
            #expect(configuration.defaultWebpagePreferences.preferredContentMode == .mobile)
        }

        @Test func `One configuration for two sessions is told on the log, and one for each is not`() async throws {
            let log = LogEvents()
            defer { TurboLog.shared.sink = nil }
            let configuration = TurboConfig.shared.makeWebViewConfiguration()
            let sessions = [Session(configuration: configuration), Session()]
            #expect(!log.contains(.misuse(.oneConfigurationForTwoSessions)))
            let second = Session(configuration: configuration)
            #expect(try await log.next(.misuse(.oneConfigurationForTwoSessions)).level == .error)
            withExtendedLifetime((sessions, second)) {}
        }

        @Test func `A session that was disconnected leaves its configuration to another one`() {
            let log = LogEvents()
            defer { TurboLog.shared.sink = nil }
            let configuration = WKWebViewConfiguration()
            let first = Session(configuration: configuration)
            first.disconnect()
            let second = Session(configuration: configuration)
            #expect(!log.contains(.misuse(.oneConfigurationForTwoSessions)))
            withExtendedLifetime((first, second)) {}
        }
    }
}
