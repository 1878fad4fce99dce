import TestSupport
import TurboTestSupport
import UIKit
import WebKit

/// A web view without the app, in a window: what a browser does with the pages of a server.
@MainActor
final class BarePage: NSObject, WKNavigationDelegate {
    let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
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
        window.close()
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        loads.append(())
    }
}
