import HotwireNative
import TurboNavigator
import UIKit
import WebKit

/// What an app's methods were called with: their names.
@MainActor
public class Recorder {
    public private(set) var calls: [String] = []

    public init() {}

    func add(_ name: String = #function) { calls.append(name) }
}

// Each method that a protocol of the library has a default for. In Swift 6 mode, one whose type differs from the
// protocol's would compile and never be called.

/// All methods of a session's delegate.
public final class SessionRequirements: Recorder, SessionDelegate {
    public func session(_ session: Session, didProposeVisit proposal: VisitProposal) { add() }
    public func session(_ session: Session, didFailRequestForVisitable visitable: any Visitable, error: any Error) {
        add()
    }
    public func session(_ session: Session, openExternalURL url: URL) { add() }
    public func sessionDidLoadWebView(_ session: Session) { add() }
    public func sessionDidStartRequest(_ session: Session) { add() }
    public func sessionDidFinishRequest(_ session: Session) { add() }
    public func sessionDidStartFormSubmission(_ session: Session) { add() }
    public func sessionDidFinishFormSubmission(_ session: Session) { add() }
    public func session(_ session: Session, didFailFormSubmissionTo url: URL, error: any Error) { add() }
    public func sessionWebViewProcessDidTerminate(_ session: Session) { add() }
    public func session(_ session: Session, makeReplacementFor webView: WKWebView) -> WKWebView? {
        add()
        return nil
    }
    public func session(_ session: Session, didReplace webView: WKWebView) { add() }
    public func session(
        _ session: Session, didReceiveAuthenticationChallenge challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        add()
        completionHandler(.performDefaultHandling, nil)
    }
    public func session(
        _ session: Session, didReceiveCertificateChallenge challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        add()
        completionHandler(.performDefaultHandling, nil)
    }
}

/// All methods of a navigator's delegate, with their earlier forms.
public final class NavigationRequirements: Recorder, TurboNavigationDelegate {
    public func handle(proposal: VisitProposal, from navigator: TurboNavigator) -> ProposalResult {
        add()
        return .accept
    }
    public func visitDidFail(_ failure: VisitFailure, on visitable: any Visitable, from navigator: TurboNavigator) {
        add()
    }
    public func signInIsNeeded(_ request: SignInRequest, from navigator: TurboNavigator) {
        add()
        request.cancel()
    }
    public func serverDidSend(_ message: ServerMessage, from navigator: TurboNavigator) { add() }
    public func modalDidDismiss(_ reason: ModalDismissalReason, from navigator: TurboNavigator) { add() }
    public func formSubmissionDidFail(_ failure: VisitFailure, from controller: UIViewController) { add() }
    public func openExternalURL(_ url: URL, from controller: UIViewController) { add() }
    public func openDownloadedFile(_ file: URL, from controller: UIViewController) { add() }
    public func handle(
        challenge: URLAuthenticationChallenge, from navigator: TurboNavigator,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        add()
        completionHandler(.performDefaultHandling, nil)
    }
    public func sessionDidLoadWebView(_ session: Session) {
        add()
        session.webView.navigationDelegate = session
    }
    public func session(_ session: Session, makeReplacementFor webView: WKWebView) -> WKWebView? {
        add()
        return nil
    }
    public func session(_ session: Session, didReplace webView: WKWebView) { add() }
    public func sessionDidStartRequest(_ session: Session) { add() }
    public func sessionDidFinishRequest(_ session: Session) { add() }
    public func sessionDidStartFormSubmission(_ session: Session) { add() }
    public func sessionDidFinishFormSubmission(_ session: Session) { add() }

    public func handle(proposal: VisitProposal) -> ProposalResult {
        add()
        return .accept
    }
    public func controller(
        _ controller: VisitableViewController, forProposal proposal: VisitProposal
    ) -> UIViewController? {
        add()
        return controller
    }
    public func shouldRoute(_ proposal: VisitProposal) -> Bool {
        add()
        return true
    }
    public func customController(for proposal: VisitProposal) -> UIViewController? {
        add()
        return nil
    }
    public func visitableDidFailRequest(_ visitable: any Visitable, error: any Error, retry: @escaping RetryBlock) {
        add()
        retry()
    }
    public func didReceiveAuthenticationChallenge(
        _ challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        add()
        completionHandler(.performDefaultHandling, nil)
    }
}

/// All methods of the delegate of a Hotwire Native app, with their earlier forms.
public final class HotwireRequirements: Recorder, NavigatorDelegate {
    public func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult {
        add()
        return .accept
    }
    public func visitableDidFailRequest(
        _ visitable: any Visitable, error: HotwireNativeError, retryHandler: RetryBlock?
    ) {
        add("failed")
        retryHandler?()
    }
    public func didReceiveAuthenticationChallenge(
        _ challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        add()
        completionHandler(.performDefaultHandling, nil)
    }
    public func formSubmissionDidStart(to url: URL) { add() }
    public func formSubmissionDidFinish(at url: URL) { add() }
    public func requestDidFinish(at url: URL) { add() }

    public func handle(proposal: VisitProposal) -> ProposalResult {
        add()
        return .accept
    }
    public func visitableDidFailRequest(_ visitable: any Visitable, error: any Error, retryHandler: RetryBlock?) {
        add("failed with any error")
        retryHandler?()
    }
}

/// The handlers of a Hotwire Native app.
public final class HandlerRequirements: Recorder, RouteDecisionHandler {
    public let name = "requirements"

    public func matches(proposal: VisitProposal, configuration: Navigator.Configuration) -> Bool {
        add()
        return true
    }
    public func handle(
        proposal: VisitProposal, configuration: Navigator.Configuration, navigator: any Navigating
    ) -> HotwireNative.Router.Decision {
        add()
        return .cancel
    }
    public func matches(location: URL, configuration: Navigator.Configuration) -> Bool {
        add()
        return true
    }
    public func handle(location: URL, configuration: Navigator.Configuration, navigator: Navigator)
        -> HotwireNative.Router.Decision
    {
        add()
        return .cancel
    }
}

/// A screen, a destination of components and the session of screens, with all methods.
public final class ScreenRequirements: UIViewController, Visitable, BridgeDestination, VisitableDelegate {
    public let recorder = Recorder()
    public weak var visitableDelegate: (any VisitableDelegate)?
    public let visitableView: VisitableView! = VisitableView(frame: .zero)
    public let visitableURL: URL! = URL(fileURLWithPath: "/")
    public var visitableViewController: UIViewController {
        recorder.add()
        return self
    }

    public func visitableDidRender() { recorder.add() }
    public func showVisitableActivityIndicator() { recorder.add() }
    public func hideVisitableActivityIndicator() { recorder.add() }
    public func visitableDidActivateWebView(_ webView: WKWebView) { recorder.add() }
    public func visitableWillDeactivateWebView() { recorder.add() }
    public func visitableDidDeactivateWebView() { recorder.add() }
    public func onBridgeComponentInitialized(_ component: BridgeComponent) { recorder.add() }

    public func visitableViewWillAppear(_ visitable: any Visitable) { recorder.add() }
    public func visitableViewDidAppear(_ visitable: any Visitable) { recorder.add() }
    public func visitableViewDidDisappear(_ visitable: any Visitable) { recorder.add() }
    public func visitableDidRequestReload(_ visitable: any Visitable) { recorder.add() }
    public func visitableDidRequestRefresh(_ visitable: any Visitable) { recorder.add() }
    public func visitableDidLeave(_ visitable: any Visitable) { recorder.add() }
}
