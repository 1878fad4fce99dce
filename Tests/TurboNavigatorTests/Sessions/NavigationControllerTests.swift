import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    @MainActor @Suite(.serialized)
    struct NavigationControllerTests {
        private func app(delegate: (any TurboNavigationDelegate)? = nil) async throws -> AppDriver {
            let (session, modalSession) = (Session(), Session())
            // Retained here until the window has it: the navigator doesn't retain its main stack.
            let controller = TurboNavigationController(session: session, modalSession: modalSession, delegate: delegate)
            let app = try await AppDriver { rules in
                session.pathConfiguration = rules
                modalSession.pathConfiguration = rules
                return controller.navigator
            }
            return app
        }

        @Test func `A navigation controller is the main stack and presents the modal one`() async throws {
            let app = try await app()
            defer { app.close() }
            let controller = try #require(app.window.rootViewController as? TurboNavigationController)
            for path in ["/", "/a", "/things/new"] { try await app.route(path) }
            #expect(app.navigator.navigationController === controller)
            #expect(controller.viewControllers.count == 2)
            #expect(controller.presentedViewController === controller.modalNavigationController)
            #expect(app.stacks == "/ /a | /things/new")
            #expect(app.server.pages == ["/", "/a", "/things/new"])
        }

        @Test func `A session without a delegate gets it and its links are routed`() async throws {
            let app = try await app()
            defer { app.close() }
            let controller = try #require(app.window.rootViewController as? TurboNavigationController)
            #expect(controller.session.delegate === controller)
            #expect(controller.modalSession.delegate === controller)
            app.server.page("/", body: "<a id=link href='/a'>a</a>")
            app.server.page("/a", body: "<a id=link href='/things/new'>new</a>")
            try await app.route("/")
            for path in ["/a", "/things/new"] {
                try await app.click("#link")
                try await app.arrived(path)
            }
            #expect(app.stacks == "/ /a | /things/new")
        }

        @Test func `A navigation controller handles redirects like the navigator`() async throws {
            let app = try await app()
            defer { app.close() }
            app.server.route("/follow") { _ in .redirect(to: "/things/new", status: 302) }
            try await app.route("/")
            app.navigator.route(app.server.url("/follow"))
            try await app.arrived("/things/new")
            #expect(app.stacks == "/ | /things/new")
            #expect(app.server.pages == ["/", "/follow", "/things/new"])
        }

        @Test func `The delegate of a navigation controller is optional and weak`() async throws {
            var delegate: RejectingDelegate? = RejectingDelegate()
            let app = try await app(delegate: delegate)
            defer { app.close() }
            let controller = try #require(app.window.rootViewController as? TurboNavigationController)
            controller.route(app.server.url("/a"))
            try await app.log.next(.handledByApp)
            #expect(app.stacks.isEmpty)
            delegate = nil
            #expect(controller.turboDelegate == nil)
            controller.route(VisitProposal(url: app.server.url("/a")))
            try await app.log.next(.rendered(app.server.url("/a")))
            #expect(app.stacks == "/a")
        }

        @Test func `The delegate of a navigation controller makes a new web view`() async throws {
            let delegate = ReplacingDelegate()
            let app = try await app(delegate: delegate)
            defer { app.close() }
            let controller = try #require(app.window.rootViewController as? TurboNavigationController)
            let session = controller.session
            #expect(session.delegate?.session(session, makeReplacementFor: session.webView) === delegate.webView)
            session.delegate?.session(session, didReplace: session.webView)
            #expect(delegate.replaced === session.webView)
        }

        @Test func `A tab bar controller that the app shows is presented, because UIKit can't push it`() async throws {
            let delegate = TabsDelegate()
            let app = try await AppDriver(delegate: delegate)
            defer { app.close() }
            try await app.route("/")
            app.navigator.route(app.server.url("/tabs"))
            try await app.wait(until: "the controller is presented") {
                app.navigator.navigationController.presentedViewController === delegate.controller
            }
            #expect(app.navigator.navigationController.viewControllers.count == 1)
        }

        @Test func `A navigation controller is released with its navigator`() {
            let (session, modalSession) = (Session(), Session())
            var controller: TurboNavigationController? = TurboNavigationController(
                session: session, modalSession: modalSession)
            weak let navigator = controller?.navigator
            let lifetime = controller.map { Lifetime(of: $0) }
            #expect(session.delegate != nil)
            controller = nil
            #expect(lifetime?.isOver == true)
            #expect(navigator == nil)
            #expect(session.delegate == nil)
        }

        @Test func `A navigation controller is released also after pages and a modal`() async throws {
            let log = AppLog()
            defer { log.end() }
            let (controller, view) = try await lifetimesOfUse(log)
            try await view.waitForWidget()
            #expect(controller.isOver)
        }

        private func lifetimesOfUse(_ log: AppLog) async throws -> (controller: Lifetime, view: Lifetime) {
            let server = try TestServer(.turbo)
            for path in ["/", "/new"] { server.page(path) }
            let controller = TurboNavigationController(session: Session(), modalSession: Session())
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 430, height: 820))
            window.rootViewController = controller
            window.makeKeyAndVisible()
            controller.route(server.url("/"))
            try await log.next(.idle)
            let start = log.count
            controller.route(VisitProposal(url: server.url("/new"), properties: ["context": "modal"]))
            try await log.all([.rendered(server.url("/new")), .idle], since: start)
            await withCheckedContinuation { continuation in
                controller.dismiss(animated: false) { continuation.resume() }
            }
            window.isHidden = true
            window.rootViewController = nil
            return (Lifetime(of: controller), Lifetime(ofView: controller.view))
        }
    }

    private final class RejectingDelegate: TurboNavigationDelegate {
        func shouldRoute(_ proposal: VisitProposal) -> Bool { false }
    }

    private final class ReplacingDelegate: TurboNavigationDelegate {
        let webView = WKWebView()
        private(set) weak var replaced: WKWebView?

        func session(_ session: Session, makeReplacementFor webView: WKWebView) -> WKWebView? { self.webView }
        func session(_ session: Session, didReplace webView: WKWebView) { replaced = webView }
    }

    private final class TabsDelegate: TurboNavigationDelegate {
        let controller = UITabBarController()

        func handle(proposal: VisitProposal, from navigator: TurboNavigator) -> ProposalResult {
            proposal.url.path == "/tabs" ? .acceptCustom(controller) : .accept
        }
    }
}
