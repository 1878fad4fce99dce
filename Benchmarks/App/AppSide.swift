import TestSupport
import TurboNavigator
import UIKit
import WebKit

/// A navigator in a window, with the rule that paths ending in `/new` are modal.
@MainActor
final class AppSide: CostSide {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 430, height: 820))
    private let navigator: TurboNavigator
    private let drawn = DrawnPages()

    var drawnTime: TimeInterval { drawn.time }

    init(_ site: URL) {
        let config = TurboConfig.shared
        config.makeCustomWebView = { [drawn] in
            let webView = WKWebView(frame: .zero, configuration: config.makeWebViewConfiguration())
            drawn.listen(to: webView)
            return webView
        }
        let rules = #"{"rules": [{"patterns": ["/new$"], "properties": {"context": "modal"}}]}"#
        navigator = TurboNavigator(pathConfiguration: PathConfiguration(sources: [.data(Data(rules.utf8))]))
        window.rootViewController = navigator.rootViewController
        window.makeKeyAndVisible()
        navigator.route(site)
    }

    func showFirstPage() async throws {
        try await drawn.wait(for: "/")
        await untilSeen()
    }

    func tap(_ path: String) async throws {
        try await drawn.wait(for: path) {
            try await navigator.activeSession.webView.evaluateJavaScript(
                "document.querySelector('[href=\"\(path)\"]').click(); 1")
        }
        await untilSeen()
    }

    func startBack() async throws {
        navigator.navigationController.popViewController(animated: false)
    }

    func endBack(to path: String) async throws {
        try await drawn.wait(for: path)
        await waitUntilIdle()
    }

    func openModal(_ path: String) async throws -> Bool {
        try await tap(path)
        return true
    }

    func closeModal() async throws {
        await waitUntilIdle()
        navigator.navigationController.dismiss(animated: true)
        await waitUntilIdle()
    }

    /// Waits until all transitions have ended.
    private func waitUntilIdle() async {
        let stacks = [navigator.navigationController, navigator.modalNavigationController]
        repeat {
            await nextFrame(of: window)
        } while !navigator.isIdle || stacks.contains { $0.transitionCoordinator != nil || $0.isBeingDismissed }
    }

    /// Waits for the first frame in which nothing covers the page.
    private func untilSeen() async {
        repeat { await nextFrame(of: window) } while !isSeen
    }

    private var isSeen: Bool {
        let session = navigator.activeSession
        guard let view = session.owner?.visitableView, session.webView.superview === view else {
            return false
        }
        return !view.isShowingScreenshot && !view.activityIndicatorView.isAnimating && !session.webView.hasUndrawnPage
    }
}
