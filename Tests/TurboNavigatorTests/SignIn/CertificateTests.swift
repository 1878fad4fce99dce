import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Servers whose certificate isn't trusted, or no longer is.
    @MainActor @Suite(.serialized)
    struct CertificateTests {
        private func secureServer() throws -> SecureServer {
            let server = try SecureServer()
            let turbo = try TurboLibrary.turbo.build()
            let script = "<script\(turbo.isModule ? " type=module" : "")>\(turbo.source)</script>"
            server.page("/", "<title>first</title>\(script)<a href='/next'>next</a>")
            server.page("/next", "<title>next</title><p>The page that is there already has Turbo.")
            return server
        }

        @Test func `The error of a first page names the certificate`() async throws {
            let (app, server) = (try await AppDriver(), try secureServer())
            defer { app.close() }
            app.navigator.route(server.url("/", host: "localhost"))
            try await app.log.next(.certificateRefused)
            #expect(app.retryButton != nil)
            #expect(server.requests.isEmpty)
        }

        @Test func `The error after a link names the certificate, and Retry loads the page when it is trusted`()
            async throws
        {
            let (app, server) = (try await AppDriver(), try secureServer())
            defer { app.close() }
            let home = server.url("/")
            let store = app.navigator.session.webView.configuration.websiteDataStore
            try server.trust(by: store, for: "127.0.0.1")
            app.navigator.route(home)
            try await app.log.next(.rendered(home))
            try server.renewCertificate()
            try await app.click("a")
            try await app.log.next(.certificateRefused)
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /next")
            #expect(!server.requests.contains("/next"))
            try server.trust(by: store, for: "127.0.0.1")
            try #require(app.retryButton).sendActions(for: .touchUpInside)
            try await app.log.next(.rendered(server.url("/next")))
            #expect(app.retryButton == nil)
        }
    }
}
