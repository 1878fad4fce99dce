import Testing
import TurboSession
import TurboTestSupport
import UIKit

extension TurboTests {
    @MainActor @Suite(.serialized)
    struct StaleTests {
        @Test
        func `A screen whose content was marked as stale is loaded again when the user returns to it (TI#183)`()
            async throws
        {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            for path in ["/a", "/b"] { fixture.server.page(path) }
            for path in ["/a", "/b"] { try await fixture.show(path) }
            fixture.session.markContentAsStale()
            fixture.navigation.popViewController(animated: false)
            try await fixture.rendered("/a")
            #expect(fixture.server.pages == ["/a", "/b", "/a"])
        }

        @Test
        func `A screen that is pushed after the mark is requested once, and the one below is loaded again`()
            async throws
        {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            for path in ["/a", "/b"] { fixture.server.page(path) }
            try await fixture.show("/a")
            fixture.session.markContentAsStale()
            try await fixture.show("/b")
            #expect(fixture.server.pages == ["/a", "/b"])
            fixture.navigation.popViewController(animated: false)
            try await fixture.rendered("/a")
            #expect(fixture.server.pages == ["/a", "/b", "/a"])
        }

        @Test func `Snapshots that were marked as stale are not shown: going back requests the page`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            for path in ["/a", "/b"] { fixture.server.page(path) }
            for path in ["/a", "/b"] { try await fixture.show(path) }
            fixture.session.markSnapshotCacheAsStale()
            fixture.navigation.popViewController(animated: false)
            try await fixture.rendered("/a")
            #expect(fixture.server.pages == ["/a", "/b", "/a"])
        }
    }
}
