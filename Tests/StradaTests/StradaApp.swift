import Foundation
import Strada
import TestSupport
import TurboTestSupport
import UIKit
import WebKit

/// An app as strada-ios documents it: a session whose web view has the names of the components in its user agent, and
/// screens that pass on their appearance. Its pages have the web library that was current for Strada 1.0.
@MainActor
final class StradaApp: SessionDelegate {
    let server: TestServer
    let log = AppLog()
    let session: Session
    let navigation = UINavigationController()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 430, height: 820))

    init() throws {
        server = try TestServer(.turbo)
        try WebLibrary.strada.add(to: server, isGated: true)
        for path in ["/", "/a"] { server.page(path, body: WebLibrary.body("from \(path)")) }
        let webView = WKWebView(frame: .zero, configuration: .withComponents)
        Bridge.initialize(webView)
        session = Session(webView: webView)
        session.delegate = self
        EchoComponent.messages.clear()
        window.rootViewController = navigation
        window.makeKeyAndVisible()
    }

    func session(_ session: Session, didProposeVisit proposal: VisitProposal) {}
    func session(_ session: Session, didFailRequestForVisitable visitable: any Visitable, error: any Error) {}

    /// Pushes a screen with components, and waits for its page.
    func show(_ path: String, _ types: [BridgeComponent.Type] = BridgeComponent.allTypes) async throws -> WebScreen {
        let screen = WebScreen(url: server.url(path), types)
        navigation.pushViewController(screen, animated: false)
        session.visit(screen)
        try await log.next(.rendered(server.url(path)))
        return screen
    }

    func value(_ script: String) async throws -> String {
        try await session.webView.evaluateJavaScript("String(\(script))") as? String ?? ""
    }

    func close() {
        log.end()
        window.isHidden = true
        window.rootViewController = nil
    }
}

extension BridgeComponent {
    static var allTypes: [BridgeComponent.Type] { [EchoComponent.self] }
}

extension WKWebViewConfiguration {
    fileprivate static var withComponents: WKWebViewConfiguration {
        let configuration = WKWebViewConfiguration()
        let components = Strada.userAgentSubstring(for: BridgeComponent.allTypes)
        configuration.applicationNameForUserAgent = "Turbo Native iOS \(components)"
        return configuration
    }
}

/// A component that records the texts of its messages, and shows the last one as the title of its screen.
final class EchoComponent: BridgeComponent {
    struct Text: Codable {
        let text: String
    }

    static let messages = TestEvents<Message>()

    override class var name: String { "echo" }

    /// As in apps for strada-ios, whose delegate isn't optional.
    private var screen: UIViewController? { delegate.destination as? UIViewController }

    override func onReceive(message: Message) {
        Self.messages.append(message)
        guard let data: Text = message.data() else { return }
        screen?.title = data.text
    }
}
