import HotwireNative
import TestSupport
import Testing
import TurboTestSupport
import UIKit

extension HotwireNativeTests {
    /// Commands of the app to its `Navigator`.
    @MainActor @Suite(.serialized)
    struct CommandTests {
        @Test func `Both stacks are reloaded, and clearing all returns to a reloaded first page`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            try await app.start()
            for path in ["/a", "/new"] {
                app.navigator.route(app.server.url(path))
                try await app.driver.waitUntilIdle()
            }
            var start = app.log.count
            app.navigator.reload()
            try await app.log.all([.rendered("/a"), .rendered("/new")], since: start)
            #expect(app.server.pages.sorted() == ["/", "/a", "/a", "/new", "/new"])
            start = app.log.count
            app.navigator.clearAll()
            try await app.log.all([.rendered(app.server.url("/")), .idle], since: start)
            try await app.driver.waitUntilIdle()
            #expect(app.driver.stacks == "/")
            #expect(app.server.pages.filter { $0 == "/" }.count == 2)
        }
    }
}
