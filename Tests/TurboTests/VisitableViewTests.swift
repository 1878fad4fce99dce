import TestSupport
import Testing
import TurboTestSupport
import UIKit
import WebKit

@testable import TurboSession

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

        @Test func `A row moves when the safe area changes, as when a bar is hidden`() throws {
            final class InsetView: VisitableView {
                var insets = UIEdgeInsets(top: 90, left: 0, bottom: 0, right: 0) {
                    didSet { safeAreaInsetsDidChange() }
                }
                override var safeAreaInsets: UIEdgeInsets { insets }
            }
            let view = InsetView(frame: CGRect(x: 0, y: 0, width: 430, height: 700))
            view.show(.refreshWaits)
            view.layoutIfNeeded()
            #expect(view.noticeRow?.frame.minY == 90)
            view.insets.top = 50
            view.layoutIfNeeded()
            #expect(view.noticeRow?.frame.minY == 50)
        }

        @Test func `The bar of a screen ignores the scroll view of a web view that has left it`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            for path in ["/a", "/b"] { fixture.server.page(path) }
            let screen = RecordingScreen(url: fixture.server.url("/a"))
            fixture.navigation.pushViewController(screen, animated: false)
            fixture.session.visit(screen)
            try await fixture.rendered("/a")
            #expect(screen.contentScrollView === fixture.session.webView.scrollView)
            try await fixture.show("/b")
            #expect(screen.visitableView.webView == nil)
            #expect(screen.contentScrollView == nil)
        }

        @Test func `A screen below another one has a screenshot of its page`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            for path in ["/a", "/b"] { fixture.server.page(path) }
            let below = try await fixture.show("/a")
            try await fixture.show("/b")
            #expect(below.visitableView.screenshotView.screenshot != nil)
        }

        /// On iOS, the page would keep the inset for the control.
        @Test func `Pulling down ends before its control is removed`() throws {
            let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 430, height: 700))
            let webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
            let screen = VisitableViewController(url: try #require(URL(string: "https://example.com/")))
            view.activateWebView(webView, forVisitable: screen)
            view.refreshControl.beginRefreshing()
            view.allowsPullToRefresh = false
            view.allowsPullToRefresh = true
            view.refreshControl.beginRefreshing()
            view.deactivateWebView()
            #expect(view.recordingControl.endings == [.added, .added])
            #expect(webView.scrollView.refreshControl == nil)
            #expect(!view.isRefreshing)
        }

        @Test func `A screen that loses its page while the user pulls it down shows the page's screenshot`() throws {
            let view = VisitableView(frame: CGRect(x: 0, y: 0, width: 430, height: 700))
            let webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
            let screen = VisitableViewController(url: try #require(URL(string: "https://example.com/")))
            view.activateWebView(webView, forVisitable: screen)
            view.refreshControl.beginRefreshing()
            view.deactivateWebView()
            #expect(view.isShowingScreenshot)
        }

        @Test(arguments: [false, true])
        func `A page that the user has pulled down shows no progress line besides its control`(isPulled: Bool)
            async throws
        {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            for path in ["/a", "/b"] { fixture.server.page(path) }
            for path in ["/a", "/b"] { try await fixture.show(path) }
            fixture.navigation.popViewController(animated: false)
            try await fixture.rendered("/a")
            let gate = ResponseGate()
            fixture.server.route("/b") { _ in .gated(gate, .page(TestPage("b"))) }
            // With a preview, so that it has no indicator.
            let view = try #require(fixture.push("/b").visitableView)
            if isPulled { view.refreshControl.beginRefreshing() }
            // The visit counts as slow after a quarter of a second.
            let end = Date() + 1
            while Date() < end, view.progressView.superview == nil { await nextFrame(of: fixture.window) }
            #expect((view.progressView.superview == nil) == isPulled)
            gate.open()
            try await fixture.rendered("/b")
        }

        private final class Delegate: NSObject, WKNavigationDelegate, WKUIDelegate {}

        @Test func `A web view that replaces another has its delegates and gestures, and its place on the screen`() {
            let former = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
            let (screen, delegate) = (UIView(), Delegate())
            (former.navigationDelegate, former.uiDelegate) = (delegate, delegate)
            former.allowsBackForwardNavigationGestures = true
            screen.addSubview(former)
            let webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
            webView.takePlace(of: former)
            #expect(webView.navigationDelegate === delegate && webView.uiDelegate === delegate)
            #expect(webView.allowsBackForwardNavigationGestures)
            #expect(screen.subviews.isEmpty)
            #expect(former.navigationDelegate == nil && former.uiDelegate == nil)
        }

        @Test(arguments: [(nil, "App"), ("Own", "Own")] as [(String?, String)])
        func `A web view that replaces another has its user agent, or one of its own`(_ own: String?, _ used: String) {
            let former = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
            former.customUserAgent = "App"
            let agent = WebViewUserAgent(of: former)
            let webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
            webView.customUserAgent = own
            agent.move(to: webView)
            #expect(webView.customUserAgent == used)
        }

        /// In Mac Catalyst's Mac idiom, UIKit raises an exception for a refresh control.
        @Test func `A screen without support for refresh controls adds none`() throws {
            let view = VisitableView(frame: CGRect(x: 0, y: 0, width: 430, height: 700))
            view.supportsRefreshControl = false
            let webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
            let screen = VisitableViewController(url: try #require(URL(string: "https://example.com/")))
            view.activateWebView(webView, forVisitable: screen)
            #expect(webView.scrollView.refreshControl == nil)
            view.allowsPullToRefresh = true
            #expect(webView.scrollView.refreshControl == nil)
        }

        @Test(arguments: [
            (false, UIUserInterfaceIdiom.phone, true), (false, .pad, true),
            // An iPad app on a Mac, and Mac Catalyst in the idiom of the iPad.
            (true, .pad, true),
            (true, .mac, false),
            // Linux.
            (false, .mac, true),
        ])
        func `Only Mac Catalyst's Mac idiom has no refresh controls`(
            isCatalyst: Bool, idiom: UIUserInterfaceIdiom, isSupported: Bool
        ) {
            #expect(UIRefreshControl.isSupported(isCatalyst: isCatalyst, idiom: idiom) == isSupported)
        }
    }

    private final class RecordingScreen: VisitableViewController {
        private(set) var contentScrollView: UIScrollView?

        override func setContentScrollView(_ scrollView: UIScrollView?) {
            super.setContentScrollView(scrollView)
            contentScrollView = scrollView
        }
    }

    private final class RecordingView: VisitableView {
        let recordingControl = RecordingControl()
        override var refreshControl: UIRefreshControl { recordingControl }
    }

    private final class RecordingControl: UIRefreshControl {
        enum Place { case added, removed }
        private(set) var endings: [Place] = []

        override func endRefreshing() {
            super.endRefreshing()
            endings.append(superview == nil ? .removed : .added)
        }
    }
}
