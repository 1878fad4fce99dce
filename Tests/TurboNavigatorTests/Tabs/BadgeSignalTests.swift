import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Badges of tabs that pages declare.
    @MainActor @Suite(.serialized)
    struct BadgeSignalTests {
        private func badges(_ app: AppDriver) -> [String?] { (app.tabs.tabBar.items ?? []).map(\.badgeValue) }

        private func app(_ body: String) async throws -> AppDriver {
            let app = try await AppDriver.withTabs()
            app.server.page("/home", body: body)
            try await app.load()
            return app
        }

        @Test(arguments: [
            ("<b data-native-badge>3</b>", ["3", nil]), ("<b data-native-badge=mail> 12 </b>", [nil, "12"]),
            ("<b data-native-badge>1</b><b data-native-badge=mail>99+</b>", ["1", "99+"]),
            ("<b data-native-badge>new</b>", [nil, nil]), ("<b data-native-badge=other>3</b>", [nil, nil]),
            ("<b data-native-badge>0</b>", [nil, nil]), ("<b data-native-badge=true>3</b>", ["3", nil]),
        ])
        func `A number in a page is the badge of a tab, and stays in the page`(html: String, expected: [String?])
            async throws
        {
            let app = try await app(html)
            defer { app.close() }
            #expect(badges(app) == expected)
            #expect(try await app.shows("b"))
        }

        @Test func `The badge follows the page, and zero removes it`() async throws {
            let app = try await app("<b data-native-badge=mail>3</b>")
            defer { app.close() }
            #expect(badges(app) == [nil, "3"])
            try await app.run("document.querySelector('b').textContent = '4'")
            try await app.wait(until: "the badge is 4") { badges(app) == [nil, "4"] }
            try await app.route("/a")
            #expect(badges(app) == [nil, "4"])
            app.server.page("/b", body: "<b data-native-badge=mail>0</b>")
            try await app.route("/b")
            #expect(badges(app) == [nil, nil])
        }

        @Test func `The badge of a page stays when the user goes back to one with an older number`() async throws {
            let app = try await app("<b data-native-badge=mail>3</b>")
            defer { app.close() }
            app.server.page("/a", body: "<b data-native-badge=mail>2</b>")
            try await app.route("/a")
            #expect(badges(app) == [nil, "2"])
            try await app.back()
            #expect(app.stacks == "/home" && badges(app) == [nil, "2"])
            // The server says it again.
            app.tabs.activeNavigator?.session.reload()
            try await app.wait(until: "the badge is that of the page") { badges(app) == [nil, "3"] }
        }
    }
}
