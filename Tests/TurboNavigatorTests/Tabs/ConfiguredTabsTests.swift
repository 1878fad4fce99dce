import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

@testable import OpenApp

extension TurboNavigatorTests {
    /// Tabs from the setting `tabs` of the rules.
    @MainActor @Suite(.serialized)
    struct ConfiguredTabsTests {
        private static let home = #"{"title": "Home", "symbol": "house", "path": "/home"}"#
        private static let mail = #"{"id": "mail", "title": "Mail", "symbol": "envelope", "path": "/mail"}"#
        private static let rules = #"[{"patterns": ["^/mail"], "properties": {"tab_id": "mail"}}]"#

        private static func settings(_ tabs: String...) -> PathConfiguration.Source {
            .data(Data(#"{"settings": {"tabs": [\#(tabs.joined(separator: ", "))]}, "rules": \#(rules)}"#.utf8))
        }

        /// An app with the tabs of a setting.
        private func app(
            _ source: PathConfiguration.Source, at path: String = "/"
        ) async throws -> (app: AppDriver, configuration: PathConfiguration) {
            let configuration = PathConfiguration(sources: [source])
            let app = try await AppDriver.withTabs(tabs: TurboTabBarController(pathConfiguration: configuration))
            app.tabs.loadTabs(at: app.server.url(path))
            return (app, configuration)
        }

        private func bar(_ app: AppDriver) -> String {
            (app.tabs.tabBar.items ?? []).map { "\($0.title ?? "")\($0.image == nil ? "" : "*")" }.joined(
                separator: " ")
        }

        @Test func `The bar has the tabs of the rules, and the first one is shown`() async throws {
            let (app, _) = try await app(Self.settings(Self.home, Self.mail))
            defer { app.close() }
            try await app.arrived("/home")
            #expect(bar(app) == "Home* Mail*")
            #expect(app.tabs.turboTabs.map(\.id) == ["/home", "mail"])
            try await app.route("/mail/1")
            #expect(app.stacks == "/mail /mail/1")
            #expect(app.tabs.selectedTabID == "mail")
        }

        @Test func `The tab of the first page is selected`() async throws {
            let (app, _) = try await app(Self.settings(Self.home, Self.mail), at: "/mail")
            defer { app.close() }
            try await app.arrived("/mail")
            #expect(app.tabs.selectedTabID == "mail")
        }

        @Test func `A tab that can't be shown is left out, and one with an unknown symbol has no icon`() async throws {
            let (app, _) = try await app(
                Self.settings(
                    "1", #"{"title": "Away", "path": "https://other.example/"}"#,
                    #"{"title": "Bare", "symbol": "no such", "path": "/home"}"#, Self.mail))
            defer { app.close() }
            try await app.arrived("/home")
            #expect(bar(app) == "Bare Mail*")
        }

        @Test func `A change of the rules changes the bar at once, and tabs keep their screens`() async throws {
            let (app, configuration) = try await app(Self.settings(Self.home, Self.mail))
            defer { app.close() }
            try await app.arrived("/home")
            try await app.route("/a")
            let more = #"{"title": "More", "path": "/more"}"#
            configuration.sources = [
                Self.settings(more, #"{"title": "Start", "symbol": "house.fill", "path": "/home"}"#)
            ]
            #expect(await app.window.reaches { bar(app) == "More Start*" })
            #expect(app.stacks == "/home /a")
            #expect(app.tabs.selectedTabID == "/home")
            #expect(app.server.pages == ["/home", "/a"])
        }

        @Test func `A change that would take away the user's screens waits for the next start`() async throws {
            let (app, configuration) = try await app(Self.settings(Self.home, Self.mail))
            defer { app.close() }
            try await app.arrived("/home")
            configuration.sources = [Self.settings(Self.mail)]
            configuration.sources = [.data(Data(#"{"settings": {}, "rules": []}"#.utf8))]
            let new = #"{"title": "New", "path": "/new"}"#
            configuration.sources = [Self.settings(Self.home, new)]
            #expect(await app.window.reaches { bar(app) == "Home* New" })
            #expect(app.stacks == "/home")
        }

        private static let unread =
            #"{"id": "mail", "title": "Mail", "path": "/mail", "badge": "/mail/unread"}"#

        /// The app's server answers with the number of letters, or with another status.
        private func answer(_ app: AppDriver, _ text: String, status: Int = 200) {
            app.server.route(
                "/mail/unread", .content(Data(text.utf8), type: "text/plain", status: status, headers: [:]))
        }

        private func badge(_ app: AppDriver) -> String? { app.tabs.tabBar.items?.last?.badgeValue }

        @Test func `A tab has the badge of the server, also after a form and when the user returns`() async throws {
            let (app, _) = try await app(Self.settings(Self.home, Self.unread))
            defer { app.close() }
            answer(app, "3\n")
            app.serve("/a", "<form method=post action=/read><button id=go>Read</button></form>")
            app.serve("/home/1")
            app.server.route("/read", .redirect(to: "/home/1", status: 303))
            try await app.arrived("/home")
            #expect(await app.window.reaches { badge(app) == "3" })
            try await app.route("/a")
            #expect(app.server.count("GET /mail/unread") == 1)
            answer(app, "0")
            try await app.click("#go")
            try await app.arrived("/home/1")
            #expect(await app.window.reaches { badge(app) == nil })
            answer(app, "12")
            NotificationCenter.default.post(
                name: UIApplication.willEnterForegroundNotification, object: UIApplication.shared)
            #expect(await app.window.reaches { badge(app) == "12" })
            #expect(app.server.count("GET /mail/unread") == 3 && app.stacks == "/home /a /home/1")
        }

        @Test(arguments: [
            ("<p>3</p>", 200, "with something else than a number of up to four digits"), ("3", 404, "with HTTP 404"),
        ])
        func `A badge that the server doesn't have is in the log`(_ text: String, _ status: Int, fault: String)
            async throws
        {
            let (app, _) = try await app(Self.settings(Self.home, Self.unread))
            defer { app.close() }
            answer(app, text, status: status)
            try await app.arrived("/home")
            #expect(
                await app.window.reaches {
                    app.logEntries.contains { $0.level == .warning && $0.message.contains(fault) }
                })
            #expect(badge(app) == nil)
        }

        @Test func `A badge of a user who has to sign in again is removed`() async throws {
            let (app, _) = try await app(Self.settings(Self.home, Self.unread))
            defer { app.close() }
            answer(app, "3")
            try await app.arrived("/home")
            #expect(await app.window.reaches { badge(app) == "3" })
            app.server.route("/mail/unread", .redirect(to: "/session/new"))
            NotificationCenter.default.post(
                name: UIApplication.willEnterForegroundNotification, object: UIApplication.shared)
            #expect(await app.window.reaches { badge(app) == nil })
        }

        @Test func `A sign-in doesn't lead to the badge of a tab`() async throws {
            let (app, _) = try await app(Self.settings(Self.home, Self.unread))
            defer { app.close() }
            answer(app, "3")
            try await app.arrived("/home")
            #expect(await app.window.reaches { badge(app) == "3" })
            app.server.requireSignIn(by: .meta)
            app.server.route("/form", .redirect(to: "/private", status: 303))
            app.serve("/a", "<form method=post action=/form><button id=go>Go</button></form>")
            try await app.route("/a")
            let requests = app.server.count("GET /mail/unread")
            try await app.click("#go")
            try await app.arrived("/session/new")
            try await app.waitUntilIdle()
            NotificationCenter.default.post(
                name: UIApplication.willEnterForegroundNotification, object: UIApplication.shared)
            try await app.waitUntilIdle()
            #expect(app.server.count("GET /mail/unread") == requests)
            answer(app, "4")
            try await app.signIn(in: try #require(app.tabs.activeNavigator?.activeSession))
            #expect(await app.window.reaches { badge(app) == "4" })
        }

        @Test func `A user who has signed out leaves no badge, also if the server fails`() async throws {
            let (app, _) = try await app(Self.settings(Self.home, Self.unread))
            defer { app.close() }
            answer(app, "3")
            try await app.arrived("/home")
            #expect(await app.window.reaches { badge(app) == "3" })
            answer(app, "3", status: 500)
            try #require(app.tabs.activeNavigator).didSignOut()
            #expect(await app.window.reaches { app.logEntries.contains { $0.message.contains("with HTTP 500") } })
            #expect(badge(app) == nil)
        }

        @Test func `A badge that the page's content policy forbids to request is in the log`() async throws {
            let (app, _) = try await app(Self.settings(Self.home, Self.unread))
            defer { app.close() }
            let policy = "<meta http-equiv=Content-Security-Policy content=\"connect-src 'none'\">"
            app.server.route("/home", .page(TestPage("home", head: policy)))
            try await app.arrived("/home")
            #expect(await app.window.reaches { app.logEntries.contains { $0.message.contains("the badge of “Mail”") } })
        }

        @Test func `A tab that isn't visible comes into the bar when the rules say so`() async throws {
            let hidden = #"{"id": "mail", "title": "Mail", "path": "/mail", "visible": false}"#
            let (app, configuration) = try await app(Self.settings(Self.home, hidden))
            defer { app.close() }
            try await app.arrived("/home")
            #expect(bar(app) == "Home*")
            try await app.route("/mail")
            #expect(app.stacks == "/home /mail")
            configuration.sources = [Self.settings(Self.home, Self.mail)]
            #expect(await app.window.reaches { bar(app) == "Home* Mail*" })
        }

        @Test func `A tab becomes one for search, unless it has screens`() async throws {
            let (app, configuration) = try await app(Self.settings(Self.home, Self.mail))
            defer { app.close() }
            try await app.arrived("/home")
            let isSearch = { app.tabs.tabs.map { $0 is UISearchTab } }
            #expect(isSearch() == [false, false])
            let find = #"{"id": "mail", "title": "Find", "path": "/mail", "search": true}"#
            configuration.sources = [Self.settings(Self.home, find)]
            #expect(await app.window.reaches { isSearch() == [false, true] })
            #expect(bar(app) == "Home* Find*")
            try await app.route("/mail/1")
            configuration.sources = [Self.settings(Self.home, Self.mail)]
            configuration.sources = [Self.settings(Self.mail, Self.home), Self.settings(find, Self.home)]
            #expect(await app.window.reaches { bar(app) == "Find* Home*" })
            #expect(isSearch() == [true, false] && app.stacks == "/mail /mail/1")
        }

        @Test func `A window of a site has the tabs of its rules`() async throws {
            let server = try TestServer(.turbo)
            for path in ["/home", "/mail", "/mail/1"] { server.page(path) }
            server.route("/configurations/ios_v1.json") { _ in
                .json(#"{"settings": {"tabs": [\#(Self.home), \#(Self.mail)]}, "rules": \#(Self.rules)}"#)
            }
            try await OpenSite.open([server.url("/mail/1").absoluteString], width: 400) { site, window in
                #expect(await window.reaches { site.navigator.currentState().main.count == 2 })
                let tabs = try #require(window.rootViewController as? TurboTabBarController)
                #expect(tabs.selectedTabID == "mail")
                #expect(tabs.turboTabs.map(\.title) == ["Home", "Mail"])
            }
        }
    }
}
