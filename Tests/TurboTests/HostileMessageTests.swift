import Foundation
import Fuzzing
import TestSupport
import Testing
import TurboTestSupport
import UIKit
import WebKit

@testable import TurboSession

extension TurboTests {
    /// Messages that a page can post.
    @MainActor @Suite(.serialized)
    struct HostileMessageTests {
        @Test func `Messages of any shape are read or rejected`() {
            var dice = Dice(seed: 1)
            var (read, refused) = (0, 0)
            let count = LongRun.times(100_000)
            for _ in 0..<count {
                do throws(MessageError) {
                    _ = try PageMessage(body: HostileMessage.body(&dice), key: HostileMessage.key)
                    read += 1
                } catch {
                    #expect(error.description.utf8.count < 500)
                    refused += 1
                }
            }
            #expect(read > count / 100 && refused > count / 100, "\(read) read, \(refused) refused")
        }

        @Test
        func `After any message of a page or a frame, the session works, ignores frames, and logs little`()
            async throws
        {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            let key = try #require(fixture.key)
            let frames = [
                fixture.server.url("/frame"), fixture.server.url("/frame", host: "localhost"),
            ]
            fixture.server.page("/a", body: frames.map { "<iframe src='\($0)'></iframe>" }.joined())
            fixture.server.page("/b")
            let script = HostileMessage.script(150, key: key, location: fixture.server.url("/proposed").absoluteString)
            let frameScript = HostileMessage.script(
                60, key: key, location: fixture.server.url("/foreign").absoluteString)
            fixture.server.page("/frame", "<script>\(frameScript)</script>")
            try await fixture.show("/a")
            _ = try await fixture.evaluate("\(script); 1")
            try await fixture.log.next(.scriptFailed("the end"))
            while fixture.log.entries.all.count(where: { $0.kind == .frameMessageDropped }) < 120 {
                try await fixture.log.entries.next()
            }
            // The page's messages made the session visit too.
            while fixture.session.isVisiting { try await fixture.log.entries.next() }
            try await fixture.show("/b")
            #expect(try await fixture.evaluate("document.title") as? String == "b")
            #expect(!fixture.proposals.all.isEmpty)
            #expect(!fixture.proposals.all.contains { $0.url.path == "/foreign" })
            #expect(TurboLog.shared.entries.allSatisfy { $0.message.count <= TurboLog.longestMessage })
        }
    }
}

extension SessionFixture {
    /// The word that the bridge script gets for its messages: an identifier.
    fileprivate var key: String? {
        let source = session.webView.configuration.userContentController.userScripts.first?.source
        return source?.firstMatch(of: /"([0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12})"/).map { String($0.1) }
    }
}
