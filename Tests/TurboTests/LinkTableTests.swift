import TestSupport
import Testing
import TurboSession
import TurboTestSupport
import UIKit
import WebKit

extension TurboTests {
    @MainActor @Suite(.serialized)
    struct LinkTableTests {
        @Test(arguments: LinkRow.all)
        func `Each link or load outside Turbo has the result of its row`(_ row: LinkRow) async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            let other = fixture.server.url("/b", host: "localhost")
            let requests = TestEvents<String>()
            for (path, body) in [("/a", Self.filled(row.body, other)), ("/b", "")] {
                fixture.server.route(path) { _ in
                    requests.append(path)
                    return .page(TestPage(TestPage.title(of: path), body: body))
                }
            }
            try await fixture.show("/a")
            try await requests.next()
            _ = try await fixture.evaluate("window.isFormer = true; \(Self.filled(row.script, other)); 1")
            try await expect(row.outcome, of: fixture, requests, other)
        }

        @Test(arguments: [(200, true), (206, true), (204, false), (205, false), (304, false), (404, false)])
        func `A response has content by its status, and always without one`(_ status: Int, _ hasContent: Bool) throws {
            let url = try #require(URL(string: "https://example.com/file"))
            let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil)
            #expect(response?.hasContent == hasContent)
            let other = URLResponse(url: url, mimeType: nil, expectedContentLength: 1, textEncodingName: nil)
            #expect(other.hasContent)
        }

        private static func filled(_ text: String, _ other: URL) -> String {
            text.replacingOccurrences(of: "OTHER", with: other.absoluteString)
        }

        private func expect(
            _ outcome: LinkRow.Outcome, of fixture: SessionFixture, _ requests: TestEvents<String>, _ other: URL
        ) async throws {
            var (proposed, opened, requested): ([String], [URL], [String]) = ([], [], ["/a"])
            switch outcome {
            case .proposal: proposed = ["/b"]
            case .external: opened = [other]
            case .frameLoads: requested.append("/b")
            case .loads(let path): requested.append(path)
            case .refused: try await fixture.log.next(.schemeBlocked())
            case .stays: break
            }
            while requests.all.count < requested.count { try await requests.next() }
            while fixture.external.all.count < opened.count { try await fixture.external.next() }
            if case .loads = outcome { try await newDocument(of: fixture) }
            // The page's last message: all its earlier actions have ended.
            _ = try await fixture.evaluate(
                "requestAnimationFrame(() => requestAnimationFrame(() => Turbo.visit('/end'))); 1")
            while fixture.proposals.all.last?.url.path != "/end" { try await fixture.proposals.next() }
            #expect(fixture.proposals.all.map(\.url.path) == proposed + ["/end"])
            #expect(fixture.externalURLs == opened)
            #expect(requests.all == requested)
        }

        private func newDocument(of fixture: SessionFixture) async throws {
            while try await fixture.evaluate("window.isFormer !== true && window.turboNative !== undefined") as? Bool
                != true
            {
                await Task.yield()
            }
        }
    }
}
