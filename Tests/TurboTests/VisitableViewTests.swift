import Testing
import Turbo
import TurboTestSupport
import UIKit
import WebKit

extension TurboTests {
    /// The place for the web view on a screen.
    @MainActor @Suite(.serialized)
    struct VisitableViewTests {
        @Test func `A view without a size leaves the web view its own until it has one`() throws {
            let page = CGRect(x: 0, y: 0, width: 300, height: 500)
            let webView = WKWebView(frame: page, configuration: WKWebViewConfiguration())
            let screen = VisitableViewController(url: try #require(URL(string: "https://example.com/")))
            let view = VisitableView(frame: .zero)
            view.activateWebView(webView, forVisitable: screen)
            #expect(webView.superview === view)
            #expect(webView.frame == page)
            view.frame = CGRect(x: 0, y: 0, width: 430, height: 700)
            view.layoutIfNeeded()
            #expect(webView.frame == view.bounds)
        }
    }
}
