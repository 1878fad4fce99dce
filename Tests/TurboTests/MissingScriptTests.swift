import TestSupport
import Testing
import TurboTestSupport
import UIKit

@testable import TurboSession

extension TurboTests {
    /// Pages with scripts that can't be fetched.
    @MainActor @Suite(.serialized)
    struct MissingScriptTests {
        /// Visits a page with this HTML, and expects that the failure names this script, and one warning does.
        private func expectFailure(of html: String, naming script: URL, _ fixture: SessionFixture) async throws {
            fixture.session.settings.deadlines.turbo = 0.3
            fixture.server.page("/a", html)
            let page = fixture.server.url("/a")
            _ = fixture.push("/a")
            let error = try await fixture.failures.next()
            #expect(error as? LoadError == .turboNotLoaded(url: page, script: script))
            let message = VisitFailure(error, url: page).developerMessage
            #expect(message.hasPrefix("Turbo did not start in \(page): its script \(script) could not be loaded."))
            let warnings = fixture.log.entries.all.filter { $0.kind == .scriptNotLoaded(script) }
            #expect(warnings.map(\.level) == [.warning])
        }

        /// A URL with a port on which no server listens.
        private func unreachable() throws -> URL {
            let former = try TestServer(.turbo)
            former.stop()
            return former.url("/gone/turbo.js")
        }

        private func warnings(_ fixture: SessionFixture) -> [TurboLogEntry] {
            fixture.log.entries.all.filter { if case .scriptNotLoaded = $0.kind { true } else { false } }
        }

        @Test(arguments: ["", "defer", "type=module"])
        func `An error names the missing script of Turbo, without secrets`(
            attribute: String
        ) async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            try await expectFailure(
                of: "<script src='/turbo-missing.js?key=secret' \(attribute)></script>",
                naming: fixture.server.url("/turbo-missing.js?key=secret"), fixture)
            #expect(!fixture.log.entries.all.contains { $0.message.contains("secret") })
        }

        @Test func `An error names the script of Turbo on an unreachable server`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            let script = try unreachable()
            try await expectFailure(of: "<script src='\(script)'></script>", naming: script, fixture)
        }

        @Test func `An error names a module that Turbo is imported from on an unreachable server`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            let script = try unreachable()
            try await expectFailure(
                of: "<script type=module>import '\(script)'</script>", naming: script, fixture)
        }

        @Test func `A page that loads Turbo from another server after a failed script is shown`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.page(
                "/a",
                """
                <title>a</title><script>fetchElsewhere = () => import('/turbo.js')</script>
                <script src='/turbo-missing.js' onerror='fetchElsewhere()'></script>
                """)
            let screen = try await fixture.show("/a")
            #expect(fixture.failures.all.isEmpty)
            #expect(screen.title == "a")
            #expect(warnings(fixture).count == 1)
        }

        @Test func `A page without Turbo and with a failed script of another kind has the error for missing Turbo`()
            async throws
        {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.session.settings.deadlines.turbo = 0.3
            fixture.server.page("/a", "<script src='/count.js'></script>")
            _ = fixture.push("/a")
            let error = try await fixture.failures.next()
            #expect(error as? LoadError == .turboMissing(url: fixture.server.url("/a")))
            #expect(warnings(fixture).count == 1)
        }

        @Test func `A page with any number of missing scripts is shown, and the log has few of them`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.page("/a", body: (0..<40).map { "<script src='/missing-\($0).js'></script>" }.joined())
            try await fixture.show("/a")
            #expect(warnings(fixture).count == 10)
        }

        /// Each row: the script's message, and the URL in it.
        @Test(
            arguments: [
                ("http://h/turbo.js", "http://h/turbo.js"), ("data:text/javascript,1", nil), ("", nil),
                ("turbo.js", nil),
                ("http://h/" + String(repeating: "x", count: 900), "http://h/" + String(repeating: "x", count: 491)),
            ] as [(String, String?)])
        func `A missing script with a very long URL isn't reported`(_ told: String, _ url: String?) {
            #expect(ScriptMonitor.url(told)?.absoluteString == url)
            #expect(ScriptMonitor.url(["url": told]) == nil)
        }
    }
}
