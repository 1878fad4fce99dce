import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Navigation by the app itself.
    @MainActor @Suite(.serialized)
    struct CommandTests {
        private func app(startLocation isSet: Bool = false) async throws -> AppDriver {
            let app = try await AppDriver()
            if isSet { app.navigator.startLocation = app.server.url("/") }
            return app
        }

        @Test func `Two pops go back twice`() async throws {
            let app = try await app()
            defer { app.close() }
            for path in ["/", "/a", "/b"] { try await app.route(path) }
            app.navigator.pop()
            app.navigator.pop(animated: false)
            try await app.waitForProposals()
            #expect(app.stacks == "/")
            app.navigator.pop()
            try await app.waitForProposals()
            #expect(app.stacks == "/")
        }

        @Test func `Two pops while a page is being pushed go back twice`() async throws {
            let app = try await app()
            defer { app.close() }
            for path in ["/", "/a"] { try await app.route(path) }
            app.navigator.route(app.server.url("/b"))
            app.navigator.pop()
            app.navigator.pop()
            try await app.waitForProposals()
            #expect(app.stacks == "/")
        }

        @Test func `Pop in a modal dismisses its only screen`() async throws {
            let app = try await app()
            defer { app.close() }
            for path in ["/", "/new"] { try await app.route(path) }
            #expect(app.navigator.activeNavigationController === app.navigator.modalNavigationController)
            #expect(app.navigator.activeWebView === app.navigator.modalSession.webView)
            app.navigator.pop()
            try await app.waitForProposals()
            #expect(app.stacks == "/")
            #expect(app.navigator.activeNavigationController === app.navigator.navigationController)
            #expect(app.navigator.activeWebView === app.navigator.session.webView)
        }

        @Test(arguments: [false, true])
        func `clearAll shows the root again`(isAnimated: Bool) async throws {
            let app = try await app()
            defer { app.close() }
            for path in ["/", "/a", "/new"] { try await app.route(path) }
            let start = app.log.count
            app.navigator.clearAll(animated: isAnimated)
            try await app.log.all([.rendered(app.server.url("/")), .idle], since: start)
            try await app.waitForProposals()
            #expect(app.stacks == "/")
            #expect(app.server.pages == ["/", "/a", "/new", "/"])
        }

        @Test func `An empty navigator has nothing to go back from`() async throws {
            let app = try await app()
            defer { app.close() }
            app.navigator.pop()
            app.navigator.clearAll()
            app.navigator.dismissModal()
            app.navigator.reload()
            try await app.waitForProposals()
            #expect(app.stacks == "")
        }

        @Test func `start routes the start location once`() async throws {
            let app = try await app(startLocation: true)
            defer { app.close() }
            app.navigator.start()
            app.navigator.start()
            try await app.log.all([.misuse(.startedAgain), .rendered(app.server.url("/"))], since: 0)
            try await app.waitForProposals()
            #expect(app.stacks == "/")
            #expect(app.server.pages == ["/"])
        }

        @Test func `A link to a modal page opens it over the root, after it and with its cookies`()
            async throws
        {
            let app = try await app(startLocation: true)
            defer { app.close() }
            let cookie = "visitor_\(app.server.port)=1"
            app.server.route("/", .page(TestPage("root"), headers: ["Set-Cookie": "\(cookie); Path=/"]))
            app.navigator.open(try #require(URL(string: "shop://new")))
            try await app.log.next(.rendered("/new"))
            try await app.waitForProposals()
            #expect(app.stacks == "/ | /new")
            #expect(app.server.pages == ["/", "/new"])
            let second = app.server.requests.first { $0.path == "/new" }
            #expect(second?.header("Cookie")?.contains(cookie) == true)
        }

        /// The time of a link.
        enum Moment: CaseIterable {
            case beforeTheStart, afterTheStart, whileTheRootLoads
        }

        @Test(arguments: ["shop://a", "shop://"], Moment.allCases)
        func `A link to the app is shown over the root, once`(link: String, moment: Moment) async throws {
            let app = try await app(startLocation: true)
            defer { app.close() }
            let (gate, requested) = (ResponseGate(), TestEvents<Void>())
            app.server.route("/") { _ in
                requested.append(())
                return .gated(gate, .page(TestPage("root")))
            }
            if moment != .beforeTheStart { app.navigator.start() }
            if moment == .whileTheRootLoads { try await requested.next() }
            app.navigator.open(try #require(URL(string: link)))
            gate.open()
            let paths = link == "shop://a" ? ["/", "/a"] : ["/"]
            let path = link == "shop://a" ? "/a" : "/"
            try await app.log.all([.rendered(app.server.url(path))], since: 0)
            try await app.waitForProposals()
            let decisions = app.logEntries.filter { AwaitedEntry.decided().isMet($0.kind) }
            #expect(app.stacks == paths.joined(separator: " "))
            // The load of the root that the link replaces may have been requested.
            #expect(app.server.pages.filter { $0 == path }.count == 1 && decisions.count == paths.count)
        }

        @Test func `Links that another app opens one after the other leave one screen, over the user's`() async throws {
            let app = try await app(startLocation: true)
            defer { app.close() }
            for path in ["/", "/a"] { try await app.route(path) }
            for number in 1...4 {
                app.navigator.open(app.server.url("/b?\(number)"))
                try await app.waitForProposals()
            }
            #expect(app.stacks == "/ /a /b?4")
            for number in 1...3 {
                app.navigator.open(app.server.url("/new?\(number)"))
                try await app.waitForProposals()
            }
            // Until the last page is there, its screen has the URL of the document before it.
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a /b?4 | /new?3", "\(app.logEntries.map(\.message))")
        }

        @Test func `A link to an external site opens nothing, and is logged`() async throws {
            let app = try await app(startLocation: true)
            defer { app.close() }
            app.navigator.open(try #require(URL(string: "https://other.example/a")))
            #expect(app.logEntries.contains { $0.message.contains("doesn't lead to a page of the app") })
            #expect(!app.navigator.hasStarted)
            try await app.route("/")
            #expect(app.stacks == "/")
            #expect(app.server.pages == ["/"])
        }

        @Test(arguments: ["recede", "resume", "refresh"])
        func `A link to a historical location opens nothing, and shows no text of its writer`(_ name: String)
            async throws
        {
            let app = try await app(startLocation: true)
            defer { app.close() }
            for path in ["/", "/a"] { try await app.route(path) }
            app.navigator.open(app.server.url("/\(name)_historical_location?notice=Call+0900"))
            #expect(app.logEntries.contains { $0.message.contains("leads to a historical location") })
            try await app.route("/b")
            #expect(app.stacks == "/ /a /b")
            #expect(!isVisible("Call 0900", in: app.window))
        }

        @Test func `Reload loads the page at the URL that it has given itself`() async throws {
            let app = try await app()
            defer { app.close() }
            for path in ["/", "/a"] { try await app.route(path) }
            app.server.page("/a/part")
            let webView = app.navigator.session.webView
            try await app.run("history.replaceState(history.state, '', '/a/part')")
            while webView.url?.path != "/a/part" { await nextFrame(of: app.window) }
            app.navigator.reload()
            try await app.arrived("/a/part")
            #expect(app.server.pages == ["/", "/a", "/a/part"])
        }

        @Test func `Reload loads both stacks again`() async throws {
            let app = try await app()
            defer { app.close() }
            for path in ["/", "/new"] { try await app.route(path) }
            let start = app.log.count
            app.navigator.reload()
            try await app.log.all([.rendered(app.server.url("/")), .rendered("/new")], since: start)
            #expect(app.stacks == "/ | /new")
            #expect(app.server.pages.sorted() == ["/", "/", "/new", "/new"])
        }
    }
}
