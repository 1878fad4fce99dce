import Foundation
import HotwireNative
import Testing
import TurboNavigator
import TurboNavigatorTesting
import UIKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension AppTests {
    /// Whether the app's method is called, and not the default of the protocol.
    @MainActor @Suite(.serialized)
    struct RequirementTests {
        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 430, height: 820))
        private let url = URL(fileURLWithPath: "/a")
        private let screen = VisitableViewController(url: URL(fileURLWithPath: "/a"))

        private final class Sender: NSObject, URLAuthenticationChallengeSender, @unchecked Sendable {
            func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
            func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
            func cancel(_ challenge: URLAuthenticationChallenge) {}
            func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
            func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
        }

        private var challenge: URLAuthenticationChallenge {
            let space = URLProtectionSpace(
                host: "localhost", port: 80, protocol: "http", realm: "test",
                authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
            return URLAuthenticationChallenge(
                protectionSpace: space, proposedCredential: nil, previousFailureCount: 0, failureResponse: nil,
                error: nil, sender: Sender())
        }

        @Test func eachMethodOfASessionsDelegate() {
            let app = SessionRequirements()
            let (delegate, session) = (app as any SessionDelegate, Session())
            delegate.session(session, didProposeVisit: VisitProposal(url: url))
            delegate.session(session, didFailRequestForVisitable: screen, error: TurboError.networkFailure)
            delegate.session(session, openExternalURL: url)
            delegate.sessionDidLoadWebView(session)
            delegate.sessionDidStartRequest(session)
            delegate.sessionDidFinishRequest(session)
            delegate.sessionDidStartFormSubmission(session)
            delegate.sessionDidFinishFormSubmission(session)
            delegate.session(session, didFailFormSubmissionTo: url, error: TurboError.networkFailure)
            delegate.sessionWebViewProcessDidTerminate(session)
            _ = delegate.session(session, makeReplacementFor: session.webView)
            delegate.session(session, didReplace: session.webView)
            var answers = 0
            delegate.session(session, didReceiveAuthenticationChallenge: challenge) { _, _ in answers += 1 }
            delegate.session(session, didReceiveCertificateChallenge: challenge) { _, _ in answers += 1 }
            #expect(app.calls.count == 14 && Set(app.calls).count == 14 && answers == 2)
        }

        @Test func eachMethodOfANavigatorsDelegate() {
            let app = NavigationRequirements()
            let (delegate, navigator) = (app as any TurboNavigationDelegate, TurboNavigator())
            let (session, proposal) = (navigator.session, VisitProposal(url: url))
            let failure = VisitFailure(TurboError.networkFailure, url: url)
            _ = delegate.handle(proposal: proposal, from: navigator)
            delegate.visitDidFail(failure, on: screen, from: navigator)
            delegate.modalDidDismiss(.app, from: navigator)
            delegate.formSubmissionDidFail(failure, from: screen)
            delegate.openExternalURL(url, from: screen)
            delegate.openDownloadedFile(url, from: screen)
            delegate.sessionDidLoadWebView(session)
            _ = delegate.session(session, makeReplacementFor: session.webView)
            delegate.session(session, didReplace: session.webView)
            delegate.sessionDidStartRequest(session)
            delegate.sessionDidFinishRequest(session)
            delegate.sessionDidStartFormSubmission(session)
            delegate.sessionDidFinishFormSubmission(session)
            _ = delegate.handle(proposal: proposal)
            _ = delegate.controller(screen, forProposal: proposal)
            _ = delegate.shouldRoute(proposal)
            _ = delegate.customController(for: proposal)
            var answers = 0
            delegate.handle(challenge: challenge, from: navigator) { _, _ in answers += 1 }
            delegate.didReceiveAuthenticationChallenge(challenge) { _, _ in answers += 1 }
            delegate.visitableDidFailRequest(screen, error: TurboError.networkFailure) { answers += 1 }
            #expect(app.calls.count == 20 && Set(app.calls).count == 20 && answers == 3)
        }

        // The methods whose values only the library makes.

        private func open(_ path: String, of server: TurboServer, _ app: NavigationRequirements) -> TurboNavigator {
            let navigator = TurboNavigator(delegate: app, pathConfiguration: PathConfiguration(sources: []))
            window.rootViewController = navigator.rootViewController
            window.makeKeyAndVisible()
            navigator.route(server.url(path))
            return navigator
        }

        @Test func aSignIn() async throws {
            let (server, app) = (try TurboServer(), NavigationRequirements())
            server.page("/a", status: 401)
            let navigator = open("/a", of: server, app)
            defer { window.isHidden = true }
            try await eventually("the app is asked") { app.calls.contains("signInIsNeeded(_:from:)") }
            #expect(navigator.delegate === app)
        }

        @Test func aMessageOfTheServer() async throws {
            let (server, app) = (try TurboServer(), NavigationRequirements())
            server.page("/refresh_historical_location")
            server.page(
                "/a",
                "<form method=post action=/things><button id=send>Send</button></form>")
            server.server.route("/things", .redirect(to: "/refresh_historical_location?notice=Saved", status: 303))
            let navigator = open("/a", of: server, app)
            defer { window.isHidden = true }
            try await eventually("the page is shown") { navigator.navigationController.topViewController?.title == "a" }
            navigator.session.webView.evaluateJavaScript(
                "document.querySelector('button').click()", completionHandler: nil)
            try await eventually("the app is told") { app.calls.contains("serverDidSend(_:from:)") }
        }

        @Test func eachMethodOfAHotwireNativeDelegate() {
            let app = HotwireRequirements()
            let navigator = Navigator(configuration: .init(name: "main", startLocation: url))
            let (delegate, error) = (app as any NavigatorDelegate, HotwireNativeError.load(.notPresent))
            _ = delegate.handle(proposal: VisitProposal(url: url), from: navigator)
            _ = delegate.handle(proposal: VisitProposal(url: url))
            delegate.formSubmissionDidStart(to: url)
            delegate.formSubmissionDidFinish(at: url)
            delegate.requestDidFinish(at: url)
            var answers = 0
            delegate.didReceiveAuthenticationChallenge(challenge) { _, _ in answers += 1 }
            delegate.visitableDidFailRequest(screen, error: error) { answers += 1 }
            delegate.visitableDidFailRequest(screen, error: error as any Error) { answers += 1 }
            #expect(app.calls.count == 8 && Set(app.calls).count == 8 && answers == 3)
        }

        @Test func eachMethodOfAHandlerAndAScreen() {
            let navigator = Navigator(configuration: .init(name: "main", startLocation: url))
            let (app, proposal) = (HandlerRequirements(), VisitProposal(url: url))
            let handler = app as any RouteDecisionHandler
            _ = handler.matches(proposal: proposal, configuration: navigator.configuration)
            _ = handler.handle(proposal: proposal, configuration: navigator.configuration, navigator: navigator)
            _ = handler.matches(location: url, configuration: navigator.configuration)
            _ = handler.handle(location: url, configuration: navigator.configuration, navigator: navigator)
            #expect(Set(app.calls).count == 4)

            let own = ScreenRequirements()
            let (visitable, parent) = (own as any Visitable, own as any VisitableDelegate)
            _ = visitable.visitableViewController
            visitable.visitableDidRender()
            visitable.showVisitableActivityIndicator()
            visitable.hideVisitableActivityIndicator()
            visitable.visitableDidActivateWebView(navigator.activeWebView)
            visitable.visitableWillDeactivateWebView()
            visitable.visitableDidDeactivateWebView()
            let bridge = BridgeDelegate(location: "/", destination: own, componentTypes: [])
            (own as any BridgeDestination).onBridgeComponentInitialized(
                BridgeComponent(destination: own, delegate: bridge))
            parent.visitableViewWillAppear(own)
            parent.visitableViewDidAppear(own)
            parent.visitableViewDidDisappear(own)
            parent.visitableDidRequestReload(own)
            parent.visitableDidRequestRefresh(own)
            parent.visitableDidLeave(own)
            #expect(own.recorder.calls.count == 14 && Set(own.recorder.calls).count == 14)
        }
    }
}
