import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Visitables that aren't a `VisitableViewController` (as in turbo-ios 7, "Visitable").
    @MainActor @Suite(.serialized)
    struct OwnVisitableTests {
        @Test func `A visitable of the app whose view is created late shows its page`() async throws {
            let delegate = Chooser { controller, proposal in
                proposal.url.path == "/" ? controller : LateVisitable(url: proposal.url)
            }
            let app = try await AppDriver(delegate: delegate)
            defer { app.close() }
            try await app.route("/")
            try await app.route("/a")
            let screen = try #require(app.navigator.navigationController.topViewController as? LateVisitable)
            #expect(app.navigator.session.webView.superview === screen.visitableView)
            #expect(!screen.visitableView.isShowingScreenshot)
            #expect(screen.title == "a")
            app.navigator.navigationController.popViewController(animated: true)
            try await app.log.next(.rendered(app.server.url("/")))
            #expect(app.stacks == "/")
        }

        @Test func `An element of the page keeps filling the screen while the screen below it is laid out`() {
            let view = VisitableView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            let full = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
            let (webView, screen) = (WKWebView(frame: .zero), VisitableViewController())
            view.activateWebView(webView, forVisitable: screen)
            // As WebKit does on iOS.
            full.addSubview(webView)
            webView.frame = full.bounds
            view.setNeedsLayout()
            view.layoutIfNeeded()
            #expect(webView.frame == full.bounds)
            view.addSubview(webView)
            view.setNeedsLayout()
            view.layoutIfNeeded()
            #expect(webView.frame == view.bounds)
        }

        @Test func `A page without a title leaves the app's own`() async throws {
            let delegate = Chooser { _, proposal in
                let screen = LateVisitable(url: proposal.url)
                screen.title = "Own"
                return screen
            }
            let app = try await AppDriver(delegate: delegate)
            defer { app.close() }
            app.server.page("/a", title: "")
            try await app.route("/a")
            #expect(app.navigator.navigationController.topViewController?.title == "Own")
        }

        @Test func `A screen with a page that the app pushes itself is one of the pages' screens`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            for screen in [VisitableViewController(url: app.server.url("/a")), UIViewController()] {
                app.navigator.navigationController.pushViewController(screen, animated: false)
            }
            #expect(app.navigator.currentState().main.map(\.kind) == [.web, .web, .native])
        }

        @Test func `An indicator of the app is shown instead of the spinner`() async throws {
            let delegate = Chooser { _, proposal in ProgressViewController(url: proposal.url) }
            let app = try await AppDriver(delegate: delegate)
            defer { app.close() }
            app.navigator.session.settings.activityIndicatorDelay = 0
            try await app.route("/")
            let screen = app.navigator.navigationController.topViewController as? ProgressViewController
            let view = try #require(screen?.progressView)
            #expect(view.history == [true, false])
            #expect(!view.activityIndicatorView.isAnimating)
        }

        /// Before, it stayed hidden if its page stopped then.
        @Test func `A page in a hidden web view is rendered after going back, and after a form`()
            async throws
        {
            let delegate = Chooser { _, proposal in HidingViewController(url: proposal.url) }
            let app = try await AppDriver(delegate: delegate)
            defer { app.close() }
            app.server.page("/a", body: "<form method=post action=/send><button>Send</button></form>")
            app.server.route("/send", .redirect(to: "/b", status: 303))
            let webView = app.navigator.session.webView
            for path in ["/", "/a"] { try await app.route(path) }
            app.navigator.navigationController.popViewController(animated: true)
            try await app.arrived("/")
            #expect(app.showsItsPage && !webView.isHidden)
            try await app.route("/a")
            try await app.click("button")
            try await app.arrived("/b")
            #expect(app.stacks == "/ /a /b" && app.showsItsPage && !webView.isHidden)
        }
    }

    /// Hides the web view behind the screenshot, as turbo-ios 7 does.
    private final class HidingView: VisitableView {
        override func activateWebView(_ webView: WKWebView, forVisitable visitable: any Visitable) {
            super.activateWebView(webView, forVisitable: visitable)
            hideBehindStill()
        }

        override func showScreenshot() {
            super.showScreenshot()
            hideBehindStill()
        }

        override func hideScreenshot() {
            super.hideScreenshot()
            hideBehindStill()
        }

        private func hideBehindStill() { webView?.isHidden = isShowingScreenshot }
    }

    private final class HidingViewController: VisitableViewController {
        private let hidingView = HidingView(frame: .zero)
        override var visitableView: VisitableView! { hidingView }
    }

    /// A screen with the app's own progress bar in place of the spinner.
    private final class ProgressView: VisitableView {
        var isWorking = false
        var history: [Bool] = []

        override func showActivityIndicator() {
            isWorking = true
            history.append(true)
        }

        override func hideActivityIndicator() {
            if isWorking { history.append(false) }
            isWorking = false
        }
    }

    private final class ProgressViewController: VisitableViewController {
        let progressView = ProgressView(frame: .zero)
        override var visitableView: VisitableView! { progressView }
    }

    /// Makes its place for the web view with its view.
    private final class LateVisitable: UIViewController, Visitable {
        weak var visitableDelegate: (any VisitableDelegate)?
        var visitableURL: URL!
        var visitableView: VisitableView!

        convenience init(url: URL) {
            self.init()
            visitableURL = url
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            visitableView = VisitableView(frame: view.bounds)
            visitableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(visitableView)
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            visitableDelegate?.visitableViewWillAppear(self)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            visitableDelegate?.visitableViewDidAppear(self)
        }
    }
}
