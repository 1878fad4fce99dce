import TestSupport
import TurboSession
import TurboTestSupport
import UIKit
import WebKit

/// A session without a navigator, as in turbo-ios 7: the test pushes and visits.
@MainActor
final class SessionFixture: SessionDelegate {
    let server: TestServer
    let log = AppLog()
    let session: Session
    let navigation = UINavigationController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 430, height: 820))
    let proposals = TestEvents<VisitProposal>()
    let failures = TestEvents<any Error>()
    let external = TestEvents<URL>()
    /// Makes another web view if the session needs one.
    var makeReplacement: (() -> WKWebView)?
    /// The web views that the session has replaced.
    private(set) var replaced: [WKWebView] = []
    var externalURLs: [URL] { external.all }

    init(_ library: TurboLibrary = .turbo, session: Session = Session()) throws {
        self.session = session
        server = try TestServer(library)
        session.delegate = self
        window.rootViewController = navigation
        window.makeKeyAndVisible()
    }

    func session(_ session: Session, didProposeVisit proposal: VisitProposal) {
        proposals.append(proposal)
    }

    func session(_ session: Session, didFailRequestForVisitable visitable: any Visitable, error: any Error) {
        failures.append(error)
    }

    func session(_ session: Session, makeReplacementFor webView: WKWebView) -> WKWebView? { makeReplacement?() }

    func session(_ session: Session, didReplace webView: WKWebView) {
        replaced.append(webView)
    }

    func session(_ session: Session, openExternalURL url: URL) {
        external.append(url)
    }

    /// Pushes a screen and visits it, as in turbo-ios 7, and waits for its end.
    @discardableResult
    func show(_ path: String) async throws -> VisitableViewController {
        let visitable = push(path)
        try await rendered(path)
        return visitable
    }

    func push(_ path: String) -> VisitableViewController {
        let visitable = VisitableViewController(url: server.url(path))
        navigation.pushViewController(visitable, animated: false)
        session.visit(visitable)
        return visitable
    }

    func rendered(_ path: String) async throws {
        try await log.next(.rendered(server.url(path)))
        try await waitForTransitions()
    }

    func waitForTransitions() async throws {
        await transitionEnd(of: navigation)
    }

    func evaluate(_ script: String) async throws -> Any? {
        try await session.webView.evaluateJavaScript(script)
    }

    func close() {
        log.end()
        window.isHidden = true
        window.rootViewController = nil
    }
}
