import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Sessions of the app, with or without a delegate of its own.
    @MainActor @Suite(.serialized)
    struct OwnSessionTests {
        private let delegate = AppSessionDelegate()

        private func app(ownsModal: Bool = true) async throws -> AppDriver {
            let app = try await AppDriver { rules in
                let (main, modal) = (Session(), Session())
                main.delegate = delegate
                if ownsModal { modal.delegate = delegate }
                main.pathConfiguration = rules
                modal.pathConfiguration = rules
                return TurboNavigator(preconfiguredMainSession: main, preconfiguredModalSession: modal)
            }
            delegate.navigator = app.navigator
            app.server.route("/follow") { _ in .redirect(to: "/b", status: 302) }
            app.server.route("/follow_modal") { _ in .redirect(to: "/things/new", status: 302) }
            return app
        }

        @Test func `A delegate of the app is kept and a missing one is the navigator`() async throws {
            let app = try await app(ownsModal: false)
            defer { app.close() }
            #expect(app.navigator.session.delegate === delegate)
            #expect(app.navigator.modalSession.delegate === app.navigator)
        }

        @Test func `A proposal waits for the app to route it`() async throws {
            let app = try await app()
            defer { app.close() }
            app.server.page("/", body: "<a id=link href='/a'>a</a>")
            try await app.route("/")
            delegate.routes = false
            try await app.click("#link")
            let proposal = try await delegate.proposals.next()
            #expect(proposal.url.path == "/a")
            #expect(app.stacks == "/")
            delegate.navigator?.route(proposal)
            try await app.log.next(.rendered(app.server.url("/a")))
            #expect(app.stacks == "/ /a")
            #expect(app.server.pages == ["/", "/a"])
        }

        @Test func `A redirect that the app routes shows one screen and is requested once`() async throws {
            let app = try await app()
            defer { app.close() }
            try await app.route("/")
            app.navigator.route(app.server.url("/follow"))
            try await app.log.next(.decided(reason: "replaces the provisional screen"))
            try await app.waitForProposals()
            #expect(app.stacks == "/ /b")
            #expect(app.server.pages == ["/", "/follow", "/b"])
            #expect(delegate.proposals.all.map(\.url.path) == ["/b"])
        }

        @Test func `A redirect into a modal leaves nothing below`() async throws {
            let app = try await app()
            defer { app.close() }
            try await app.route("/")
            app.navigator.route(app.server.url("/follow_modal"))
            try await app.arrived("/things/new")
            #expect(app.stacks == "/ | /things/new")
            #expect(app.server.pages == ["/", "/follow_modal", "/things/new"])
        }

        @Test func `A redirect that the app does not route stays on its screen`() async throws {
            let app = try await app()
            defer { app.close() }
            try await app.route("/")
            delegate.routes = false
            try await app.route("/follow")
            #expect(app.stacks == "/ /b")
            let screen = try #require(app.navigator.navigationController.topViewController as? VisitableViewController)
            #expect(screen.visitableURL == app.server.url("/follow") && screen.title == "b")
            #expect(app.server.pages == ["/", "/follow", "/b"])
        }

        @Test(arguments: ["/follow": "b", "/follow_modal": "new"])
        func `A redirect of the first load is followed on its screen`(_ path: String, _ title: String) async throws {
            let app = try await app()
            defer { app.close() }
            try await app.route(path)
            #expect(app.stacks == (title == "b" ? "/b" : "/things/new"))
            let screen = try #require(app.navigator.navigationController.topViewController as? VisitableViewController)
            #expect(screen.visitableURL == app.server.url(path) && screen.title == title)
            #expect(!screen.visitableView.isShowingScreenshot)
            #expect(app.server.pages.count == 2)
            #expect(delegate.proposals.all.isEmpty)
        }

        @Test func `A failure is reported to the app, which can show the built-in error`() async throws {
            let app = try await app()
            defer { app.close() }
            app.server.page("/", status: 500)
            app.navigator.route(app.server.url("/"))
            #expect(try await delegate.failures.next() as? TurboError == .http(statusCode: 500))
            let button = try #require(app.retryButton)
            app.server.page("/")
            button.sendActions(for: .touchUpInside)
            try await app.log.next(.rendered(app.server.url("/")))
            #expect(app.retryButton == nil)
            #expect(app.server.pages == ["/", "/"])
        }

        @Test func `An external URL is the app's to open`() async throws {
            let app = try await app()
            defer { app.close() }
            app.server.page("/", body: "<a id=link href='\(app.server.url("/x", host: "localhost"))'>x</a>")
            try await app.route("/")
            try await app.click("#link")
            #expect(try await delegate.externalURLs.next().host == "localhost")
            #expect(app.navigator.navigationController.presentedViewController == nil)
        }

        @Test func `A tapped file is downloaded and offered, also with a delegate of the app`() async throws {
            let app = try await app()
            defer { app.close() }
            app.server.page("/", body: "<a id=file href=/file download>File</a>")
            app.server.route("/file", .attachment(Data("file".utf8), name: "notes.txt"))
            try await app.route("/")
            app.navigator.session.registerTap()
            try await app.click("#file")
            #expect(try await app.nextOffer().title == "notes.txt")
            try await app.choose("Cancel")
        }

        @Test func `Dialogs of the app are kept`() throws {
            let dialogs = AppDialogs()
            let session = Session()
            session.webView.uiDelegate = dialogs
            let navigator = TurboNavigator(preconfiguredMainSession: session, preconfiguredModalSession: Session())
            #expect(navigator.session.webView.uiDelegate === dialogs)
            #expect(navigator.modalSession.webView.uiDelegate != nil)
        }

        @Test func `One session for both stacks is logged`() async throws {
            let log = AppLog()
            defer { log.end() }
            let session = Session()
            let navigator = TurboNavigator(preconfiguredMainSession: session, preconfiguredModalSession: session)
            #expect(try await log.next(.misuse(.oneSessionForBothStacks)).level == .error)
            withExtendedLifetime(navigator) {}
        }
    }

    private final class AppDialogs: NSObject, WKUIDelegate {}
}
