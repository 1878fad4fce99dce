import HotwireNative
import TestSupport
import Testing
import TurboTestSupport
import UIKit

extension HotwireNativeTests {
    /// The API of Hotwire Native 1.0 to 1.2.
    @MainActor @Suite(.serialized)
    struct EarlierTests {
        /// The methods as an app for 1.0 has them.
        private final class EarlierDelegate: NavigatorDelegate {
            let errors = TestEvents<any Error>()
            let proposals = TestEvents<URL>()

            func handle(proposal: VisitProposal) -> ProposalResult {
                proposals.append(proposal.url)
                return proposal.url.path == "/b" ? .reject : .accept
            }

            func visitableDidFailRequest(_ visitable: any Visitable, error: any Error, retryHandler: RetryBlock?) {
                errors.append(error)
                if let errorPresenter = visitable as? any ErrorPresenter {
                    DeprecatedCalls.use.present(error, on: errorPresenter, retryHandler)
                }
            }
        }

        private final class BareDelegate: NavigatorDelegate {}

        @Test func `A navigator without a start location starts with the URL that is routed first`() async throws {
            let app = try await HotwireApp(rules: "{}")
            defer { app.close() }
            let rules = PathConfiguration(sources: [.data(Data(AppDriver.modalRules.utf8))])
            let navigator = DeprecatedCalls.use.navigator(rules, nil)
            app.show(navigator.rootViewController)
            navigator.start()
            #expect(app.server.pages.isEmpty)
            navigator.route(app.server.url("/a"))
            try await app.rendered("/a")
            #expect(navigator.configuration.startLocation == app.server.url("/a"))
            navigator.route(app.server.url("/new"))
            try await app.rendered("/new")
            #expect(navigator.activeNavigationController === navigator.modalRootViewController)
            #expect(navigator.configuration.startLocation == app.server.url("/a"))
        }

        @Test func `A navigator without arguments has the rules of the configuration`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            let navigator = DeprecatedCalls.use.navigator(nil, nil)
            #expect(navigator.session.pathConfiguration === Hotwire.config.pathConfiguration)
            #expect(navigator.modalSession.pathConfiguration === Hotwire.config.pathConfiguration)
            #expect(navigator.delegate == nil)
        }

        @Test func `The app decides about a proposal by its URL only`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            let delegate = EarlierDelegate()
            let navigator = DeprecatedCalls.use.navigator(nil, delegate)
            app.show(navigator.rootViewController)
            navigator.route(app.server.url("/"))
            try await app.rendered("/")
            navigator.route(app.server.url("/b"))
            navigator.route(app.server.url("/a"))
            try await app.rendered("/a")
            #expect(delegate.proposals.all.map(\.path) == ["/", "/b", "/a"])
            #expect(app.server.pages == ["/", "/a"] && navigator.rootViewController.viewControllers.count == 2)
        }

        /// The decision as an app for 1.0 has it.
        private static func decision(about url: URL) -> Router.Decision {
            url.path == "/b" ? .cancel : .navigate
        }

        @Test func `A native screen has the navigator as a router`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            app.show(app.navigator.rootViewController)
            app.navigator.start()
            try await app.rendered("/")
            let router: any Router = app.navigator
            router.route(app.server.url("/a"))
            try await app.rendered("/a")
            let decision: RouteDecision = Self.decision(about: app.server.url("/b"))
            #expect(decision == .cancel)
        }

        /// The method compiled and was never called.
        @Test(arguments: [401, 404, 500])
        func `The app receives a failed request as an error of any type`(status: Int) async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            let delegate = EarlierDelegate()
            app.server.page("/", status: status)
            app.navigator.delegate = delegate
            app.show(app.navigator.rootViewController)
            app.navigator.start()
            let error = try await delegate.errors.next()
            #expect(error as? TurboError == .http(statusCode: status))
            #expect(isVisible("Retry", in: app.navigator.rootViewController.view))
        }

        private static let errors: [(HotwireNativeError, any Error)] = [
            (.http(.client(.unauthorized)), TurboError.http(statusCode: 401)),
            (.http(.client(.other(statusCode: 418))), TurboError.http(statusCode: 418)),
            (.web(WebError(urlError: URLError(.timedOut))), TurboError.timeoutFailure),
            (.web(WebError(urlError: URLError(.cannotConnectToHost))), TurboError.networkFailure),
            (.web(WebError(urlError: URLError(.cannotFindHost))), URLError(.cannotFindHost)),
            (.web(WebError(errorCode: 7, message: "A")), HotwireNativeError.web(WebError(errorCode: 7, message: "A"))),
            (.load(.notPresent), HotwireNativeError.load(.notPresent)),
        ]

        @Test func `An earlier error is the Turbo error or the URL error, and an error view receives the newer one`() {
            Hotwire.config = HotwireConfig()
            defer { Hotwire.config = HotwireConfig() }
            for (error, earlier) in Self.errors {
                var shown: HotwireNativeError?
                Hotwire.config.makeCustomErrorView = { error, _ in
                    shown = error
                    return UIView()
                }
                let screen = HotwireWebViewController(url: URL(fileURLWithPath: "/"))
                BareDelegate().visitableDidFailRequest(screen, error: error, retryHandler: nil)
                #expect(shown == error)
                let delegate = EarlierDelegate()
                (delegate as any NavigatorDelegate).visitableDidFailRequest(screen, error: error, retryHandler: nil)
                #expect(delegate.errors.all.map { "\($0)" } == ["\(earlier)"])
                #expect(shown == error)
            }
        }
    }
}

/// Calls of deprecated API, behind a protocol so that the tests compile without warnings.
@MainActor
private protocol DeprecatedCalling {
    func navigator(_ rules: PathConfiguration?, _ delegate: (any NavigatorDelegate)?) -> Navigator
    func present(_ error: any Error, on screen: any ErrorPresenter, _ retryHandler: ErrorPresenter.Handler?)
}

private struct DeprecatedCalls: DeprecatedCalling {
    static var use: any DeprecatedCalling { DeprecatedCalls() }

    @available(*, deprecated)
    func navigator(_ rules: PathConfiguration?, _ delegate: (any NavigatorDelegate)?) -> Navigator {
        let navigator: Navigator
        switch (rules, delegate) {
        case (nil, nil): navigator = Navigator()
        case (let rules?, nil): navigator = Navigator(pathConfiguration: rules)
        case (nil, let delegate?): navigator = Navigator(delegate: delegate)
        case (let rules?, let delegate?): navigator = Navigator(pathConfiguration: rules, delegate: delegate)
        }
        navigator.appDidEnterBackground()
        navigator.appDidBecomeActive()
        return navigator
    }

    @available(*, deprecated)
    func present(_ error: any Error, on screen: any ErrorPresenter, _ retryHandler: ErrorPresenter.Handler?) {
        screen.presentError(error, retryHandler: retryHandler)
    }
}
