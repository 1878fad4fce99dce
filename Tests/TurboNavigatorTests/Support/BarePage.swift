import TestSupport
import TurboTestSupport
import UIKit
import WebKit

/// A web view without the app, in a window: what a browser does with the pages of a server. All use one web view,
/// because a new web process takes longer than most pages.
@MainActor
final class BarePage: NSObject, WKNavigationDelegate {
    private static let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

    let webView = BarePage.webView
    let window = TestWindow()
    private let loads = TestEvents<Void>()

    func load(_ url: URL) async throws {
        // Turbo waits for a frame before it sends some forms.
        window.view?.addSubview(webView)
        await window.show()
        webView.navigationDelegate = self
        webView.load(URLRequest(url: url))
        try await loads.next()
    }

    func close() {
        webView.removeFromSuperview()
        window.close()
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        loads.append(())
    }
}
