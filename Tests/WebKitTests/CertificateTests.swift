import Foundation
import TestSupport
import Testing
import WebKit

extension WebKitTests {
    @MainActor @Suite(.serialized)
    struct CertificateTests {
        /// This crashed occasionally, because the connection and its handler were deallocated on the thread of the
        /// handshake.
        @Test func `A server without a certificate has none to trust`() throws {
            let server = try TestServer()
            let url = try #require(URL(string: "https://127.0.0.1:\(server.port)/"))
            let store = WKWebsiteDataStore.nonPersistent()
            for _ in 0..<300 { #expect(throws: (any Error).self) { try store.trustCertificate(of: url) } }
        }

        @Test func `A certificate that isn't trusted fails`() async throws {
            let page = try Page()
            let secure = try SecureServer()
            secure.page("/", "secret")
            let url = secure.url("/", host: "localhost")
            page.webView.load(URLRequest(url: url))
            let error = try #require(try await page.recorder.nextError() as? URLError)
            #expect(error.code == .serverCertificateUntrusted)
            #expect(secure.requests.isEmpty)
        }
    }
}
