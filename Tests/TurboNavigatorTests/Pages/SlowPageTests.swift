import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Pages whose scripts keep them busy.
    @MainActor @Suite(.serialized)
    struct SlowPageTests {
        @Test func `A visit that a busy page begins when it has failed leaves no indicator over the error`()
            async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            let session = app.navigator.session
            session.settings.deadlines = VisitDeadlines(response: 0.2, turbo: 10)
            app.server.route("/a") { _ in .never }
            session.webView.evaluateJavaScript("for (const end = Date.now() + 1000; Date.now() < end;);") { _, _ in }
            app.navigator.route(app.server.url("/a"))
            try await app.log.next(.visitFailed("/a"))
            // The page's messages arrive in order: it has begun and cancelled the visit by then.
            #expect(try await app.value("document.title") == "root")
            let screen = try #require(app.navigator.navigationController.topViewController as? any Visitable)
            #expect(screen.visitableView?.activityIndicatorView.isAnimating == false)
            #expect(app.retryButton != nil)
        }
    }
}
