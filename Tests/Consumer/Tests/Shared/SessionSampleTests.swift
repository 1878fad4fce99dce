import SafariServices
import Testing
import TurboNavigator
import UIKit
import WebKit

extension AppTests {
    /// Tests the third document: sessions without a navigator.
    @MainActor @Suite(.serialized)
    struct SessionSampleTests {
        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 430, height: 820))

        /// Three sessions, the first of which shows the root of a site.
        private func sessions(on server: TurboServer, decidesAboutLinks: Bool = false) async throws -> Sessions {
            let sessions = Sessions()
            sessions.decidesAboutLinks = decidesAboutLinks
            window.rootViewController = sessions.navigationController
            window.makeKeyAndVisible()
            sessions.visit(server.url("/"))
            try await shown("Shop: root", by: sessions)
            return sessions
        }

        private func shown(_ title: String, by sessions: Sessions) async throws {
            try await eventually("\(title) is shown") {
                sessions.navigationController.topViewController?.title == title
            }
        }

        private func close() {
            window.isHidden = true
            window.rootViewController = nil
        }

        @Test func eachOfTheThreeWaysMakesASessionThatVisits() async throws {
            let server = try TurboServer()
            let sessions = Sessions()
            sessions.decidesAboutLinks = false
            defer { close() }
            window.rootViewController = sessions.navigationController
            window.makeKeyAndVisible()
            for (session, path) in zip(sessions.all, ["/", "/a", "/b"]) {
                let visitable = TitledViewController(url: server.url(path))
                sessions.navigationController.pushViewController(visitable, animated: false)
                session.visit(visitable)
                try await eventually("\(path) is shown") { visitable.title?.hasPrefix("Shop: ") == true }
            }
            #expect(server.pages == ["/", "/a", "/b"])
            let agents = server.server.requests.filter { $0.path != "/turbo.js" }.map { $0.header("User-Agent") }
            #expect(agents.map { $0?.hasSuffix("Books") } == [false, true, true])
        }

        @Test func theTitleIsFormattedWithALabelAndADefaultThatTheSampleHasNot() async throws {
            let sessions = try await sessions(on: try TurboServer())
            defer { close() }
            #expect(sessions.navigationController.topViewController?.title == "Shop: root")
        }

        @Test func aLinkIsProposedAndAReplaceTakesTheTopsPlace() async throws {
            let server = try TurboServer()
            server.page("/", "<a id=link href='/a'>open</a>")
            server.page("/a", "<a id=link href='/b' data-turbo-action=replace>open</a>")
            let sessions = try await sessions(on: server)
            defer { close() }
            try await click(sessions.all[0])
            try await shown("a", by: sessions)
            #expect(sessions.navigationController.viewControllers.count == 2)
            try await click(sessions.all[0])
            try await shown("b", by: sessions)
            #expect(sessions.navigationController.viewControllers.count == 2)
            #expect(server.pages == ["/", "/a", "/b"])
        }

        @Test(arguments: [401, 404, 500])
        func aFailedVisitIsToldApartWithoutADefaultWhateverTheSamplesLabelsSay(_ status: Int) async throws {
            let server = try TurboServer()
            server.page("/a", status: status)
            let sessions = try await sessions(on: server)
            defer { close() }
            sessions.visit(server.url("/a"))
            try await eventually("the app was informed") { sessions.failures == ["HTTP \(status)"] }
        }

        @Test func anExternalURLIsPresentedByTodaysNamesOfTheSamplesMethod() async throws {
            let server = try TurboServer()
            server.page("/", "<a id=link href='\(server.externalURL("/x"))'>open</a>")
            let sessions = try await sessions(on: server)
            defer { close() }
            try await click(sessions.all[0])
            try await eventually("the app was asked") { sessions.openedURLs == [server.externalURL("/x")] }
            #expect(sessions.navigationController.presentedViewController is SFSafariViewController)
        }

        @Test func aNavigationDelegateOfTheAppDecidesAboutLinksAndVisitsStillEnd() async throws {
            let server = try TurboServer()
            server.page("/", "<a id=link href='\(server.externalURL("/x"))'>open</a>")
            let sessions = try await sessions(on: server, decidesAboutLinks: true)
            defer { close() }
            let session = sessions.all[0]
            try await eventually("the app took over") { session.webView.navigationDelegate === LinkPolicy.shared }
            LinkPolicy.shared.decisions = []
            try await click(session)
            try await eventually("the app decided") { LinkPolicy.shared.decisions == [.cancel] }
            #expect(sessions.openedURLs.isEmpty)
            sessions.visit(server.url("/a"))
            try await shown("Shop: a", by: sessions)
            try await eventually("its screen has appeared") {
                session.topmostVisitable === sessions.navigationController.topViewController
            }
            // After a reload, the session is the navigation delegate until Turbo is ready. Then the app's delegate is
            // restored.
            session.reload()
            #expect(session.webView.navigationDelegate !== LinkPolicy.shared)
            try await eventually("the app took over again") {
                session.webView.navigationDelegate === LinkPolicy.shared
            }
            sessions.visit(server.url("/b"))
            try await shown("Shop: b", by: sessions)
            #expect(server.pages == ["/", "/a", "/a", "/b"])
            #expect(sessions.failures.isEmpty)
        }

        @Test func aCookieThatOneWebViewWasGivenIsSentByTheOther() async throws {
            let server = try TurboServer()
            let cookie = "from\(server.server.port)=one"
            server.page("/a", headers: ["Set-Cookie": "\(cookie); Path=/"])
            let sessions = Sessions()
            sessions.decidesAboutLinks = false
            defer { close() }
            window.rootViewController = sessions.navigationController
            window.makeKeyAndVisible()
            for (session, path) in [(sessions.all[1], "/a"), (sessions.all[2], "/b")] {
                let visitable = TitledViewController(url: server.url(path))
                sessions.navigationController.pushViewController(visitable, animated: false)
                session.visit(visitable)
                try await eventually("\(path) is shown") { visitable.title != nil }
            }
            let request = try #require(server.server.requests.first { $0.path == "/b" })
            #expect(request.header("Cookie")?.contains(cookie) == true)
        }
    }
}
