import Foundation
import SafariServices
import TestSupport
import TurboNavigator
import UIKit
import WebKit

/// A navigator of its own in the demo's window, and what is to be seen of it.
@MainActor
final class FlowScreen {
    let window: UIWindow
    let navigator: TurboNavigator
    private let flow: Flow

    init(_ flow: Flow, on stage: FlowStage) {
        self.flow = flow
        window = stage.window
        navigator = TurboNavigator(delegate: stage.scene, pathConfiguration: stage.rules)
        stage.scene.navigator = navigator
        window.rootViewController = navigator.rootViewController
    }

    /// "start | modal"; a native screen is in parentheses, "!" stands before what covers both stacks.
    var stacks: String {
        var text = words(navigator.navigationController)
        var above = navigator.navigationController.presentedViewController
        if above === navigator.modalNavigationController {
            text += " | " + words(navigator.modalNavigationController)
            above = navigator.modalNavigationController.presentedViewController
        }
        if let above { text += above is SFSafariViewController ? " ! (browser)" : " ! (\(type(of: above)))" }
        return text
    }

    /// The page in the web view on top, as the engine says; nil where there is none.
    var url: String? {
        guard top is any Visitable, let url = session.webView.url else { return nil }
        return flow.word(url.path)
    }

    var title: String { VisibleWidgets(in: window).title }

    /// The session of the stack on top.
    var session: Session {
        navigator.navigationController.presentedViewController === navigator.modalNavigationController
            ? navigator.modalSession : navigator.session
    }

    /// Whether nothing is decided, nothing moves and nothing loads.
    var isStill: Bool {
        guard navigator.isAtRest else { return false }
        let stacks = [navigator.navigationController, navigator.modalNavigationController]
        let controllers: [UIViewController] = stacks + [navigator.activeViewController]
        return stacks.allSatisfy { $0.transitionCoordinator == nil }
            && controllers.allSatisfy { !$0.isBeingPresented && !$0.isBeingDismissed }
            && window.webViews.allSatisfy { !$0.isLoading }
    }

    /// The text of the page on top and of the native views around it.
    func text() async throws -> String {
        let labels = VisibleWidgets(in: window).labels.joined(separator: "\n")
        guard top is any Visitable else { return labels }
        let page = try await session.webView.evaluateJavaScript("document.body.innerText")
        return "\(labels)\n\(page)"
    }

    /// Asks the server something from each page, and waits for the answers: what the pages asked before is done then.
    func waitForPages() async {
        for session in [navigator.session, navigator.modalSession] where session.webView.url != nil {
            let question = "await fetch('/up', { cache: 'no-store' })"
            // A page that goes away while it asks is heard of by its visit.
            _ = await Result { try await session.webView.callAsyncJavaScript(question, contentWorld: .page) }
        }
    }

    /// Waits until the page on top has been drawn, unless it is covered.
    func waitForDrawing() async {
        guard let webView = window.webViews.last else { return }
        let frames = "for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)"
        let drawn = "await Promise.race([(async () => { \(frames) })(), new Promise(end => setTimeout(end, 100))])"
        _ = await Result { try await webView.callAsyncJavaScript(drawn, contentWorld: .page) }
        await window.drawPages()
    }

    private var top: UIViewController? {
        let active = navigator.activeViewController
        return (active as? UINavigationController)?.topViewController ?? active
    }

    private func words(_ stack: UINavigationController) -> String {
        stack.viewControllers.map { controller in
            guard let url = (controller as? any Visitable)?.visitableURL else { return "(\(controller.title ?? ""))" }
            return flow.word(url.path)
        }.joined(separator: " ")
    }
}

extension UIView {
    /// The web views that are on screen, the lowest first.
    fileprivate var webViews: [WKWebView] {
        if let webView = self as? WKWebView { return [webView] }
        return subviews.filter { !$0.isHidden }.flatMap(\.webViews)
    }
}

extension Result where Failure == any Error {
    @MainActor
    fileprivate init(_ body: () async throws -> Success) async {
        do { self = .success(try await body()) } catch { self = .failure(error) }
    }
}
