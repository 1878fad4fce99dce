import Foundation
import TestSupport
import Testing
import TurboCore

@testable import TurboSession

extension TurboTests {
    @MainActor @Suite(.serialized)
    struct HeadersScriptTests {
        /// The headers of a request that Turbo announces for a URL; nil for a build that does not state the URL.
        private func headers(for url: String?) async throws -> String {
            let page = try await ScriptPage("", scripts: "const setHeaders = (\(JavaScript.headers))()")
            return try await page.run(
                """
                setHeaders({ "X-App": "1" })
                const fetchOptions = { headers: { Accept: "text/html" } }
                const detail = { fetchOptions, url: \(url.map { "\"\($0)\"" } ?? "undefined") }
                dispatchEvent(new CustomEvent("turbo:before-fetch-request", { detail }))
                return fetchOptions.headers
                """)
        }

        @Test(arguments: [nil, "/path", "http://app.example/path"])
        func `A request to the app's own server has the headers of the app`(url: String?) async throws {
            #expect(try await headers(for: url) == #"{"Accept":"text/html","X-App":"1"}"#)
        }

        @Test(arguments: ["http://elsewhere.example/path", "https://app.example/path"])
        func `A request to another server has no headers of the app`(url: String) async throws {
            #expect(try await headers(for: url) == #"{"Accept":"text/html"}"#)
        }

        @Test(arguments: [
            ("http://app.example", true), ("http://other.example", false), ("https://app.example", false),
        ])
        func `A page that has replaced the app's own gets none of the headers`(site: String, isOwn: Bool) async throws {
            let page = try await ScriptPage(
                "", scripts: "window.turboNative = { setHeaders(headers) { posted.push(headers) } }")
            let origin = Origin(try #require(URL(string: site)))
            _ = try await page.webView.evaluateJavaScript(
                try PageCall.setHeaders(["X-App": "1"], origin: origin).script(in: nil))
            #expect(try await page.run("return posted") == (isOwn ? #"[{"X-App":"1"}]"# : "[]"))
        }

        @Test func `A request of Turbolinks has them too`() async throws {
            let page = try await ScriptPage("", scripts: "const setHeaders = (\(JavaScript.headers))()")
            let sent = try await page.run(
                """
                setHeaders({ "X-App": "1" })
                const sent = []
                const xhr = { setRequestHeader(...header) { sent.push(header) } }
                dispatchEvent(Object.assign(new Event("turbolinks:request-start"), { data: { xhr } }))
                return sent
                """)
            #expect(sent == #"[["X-App","1"]]"#)
        }
    }
}
