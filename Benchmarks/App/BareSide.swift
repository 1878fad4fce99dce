import TestSupport
import UIKit
import WebKit

/// A web view in a window, in which Turbo navigates as in a browser.
@MainActor
final class BareSide: CostSide {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 430, height: 820))
    private let webView = WKWebView(frame: .zero)
    private let drawn = DrawnPages()

    var drawnTime: TimeInterval { drawn.time }

    init(_ site: URL) {
        drawn.listen(to: webView)
        let controller = UIViewController()
        controller.view = webView
        window.rootViewController = controller
        window.makeKeyAndVisible()
        webView.load(URLRequest(url: site))
    }

    func showFirstPage() async throws {
        try await drawn.wait(for: "/")
        await nextFrame(of: window)
    }

    func tap(_ path: String) async throws {
        try await drawn.wait(for: path) {
            try await webView.evaluateJavaScript("document.querySelector('[href=\"\(path)\"]').click(); 1")
        }
        await nextFrame(of: window)
    }

    func startBack() async throws {
        try await webView.evaluateJavaScript("history.back(); 1")
    }

    func endBack(to path: String) async throws {
        try await drawn.wait(for: path)
    }

    func openModal(_ path: String) async throws -> Bool { false }

    func closeModal() async throws {}
}
