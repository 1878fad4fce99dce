import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

/// The invariants at rest.
extension Torture {
    func violations() async throws -> [String] {
        let endedTwice = VisitLedger(app.log.entries.all).endedTwice
        var wrong = endedTwice.map { "\($0) ended twice" }
        guard let screen = visibleStack.topViewController as? any Visitable, let view = screen.visitableView else {
            return wrong + ["no page is on top of \(app.stacks)"]
        }
        if visibleSession.webView.superview !== view { wrong.append("the web view is not on the visible screen") }
        if view.activityIndicatorView.isAnimating { wrong.append("the indicator keeps spinning") }
        if view.isRefreshing { wrong.append("the refresh control keeps spinning") }
        if hasFailed(view) { return wrong }
        if view.isShowingScreenshot { wrong.append("the page is hidden") }
        return wrong + (try await pageViolations(of: screen))
    }

    /// The screen's title and URL are those of the page that the web view shows.
    private func pageViolations(of screen: any Visitable) async throws -> [String] {
        let script = "[location.href, document.title, document.querySelector('h1')?.textContent ?? '']"
        let page = try await visibleSession.webView.evaluateJavaScript(script) as? [String] ?? []
        guard page.count == 3 else { return ["the page returned no title and URL"] }
        let (url, title, heading) = (page[0], page[1], page[2])
        let current = visibleSession.urls(of: screen)?.current.absoluteString ?? "none"
        var wrong: [String] = []
        if current != url { wrong.append("the screen's URL is \(current), the page's \(url)") }
        // Turbo reports nothing if it shows the response to a form in place: the form with errors, or that there is no
        // such page.
        if !["", "/form", "404"].contains(title), screen.visitableViewController.title != title {
            wrong.append("the screen's title is \(screen.visitableViewController.title ?? "none"), the page's \(title)")
        }
        if !heading.isEmpty, heading != "/form", !url.hasSuffix(heading) {
            wrong.append("the page of \(heading) is shown at \(url)")
        }
        return wrong
    }

    func hasFailed(_ view: VisitableView) -> Bool {
        view.subviews.contains { $0 is ErrorContainerView }
    }

    /// Makes the main stack again, and visits one more page on it after every third seed: one with a single page is a
    /// start too.
    func violationsOfAnOrdinaryVisit(_ seed: Int) async throws -> [String] {
        let visits = [("/page/1", "replace_root"), ("/page/2", "default")].prefix(seed.isMultiple(of: 3) ? 2 : 1)
        for (path, presentation) in visits {
            app.navigator.route(
                VisitProposal(
                    url: app.server.url(path),
                    properties: ["presentation": .string(presentation), "animated": .bool(isAnimated)]))
            try await settle()
        }
        let wrong = try await violations()
        guard app.stacks == visits.map(\.0).joined(separator: " "), app.showsItsPage else {
            return wrong + ["the ordinary visit ended on \(app.stacks)"]
        }
        return wrong
    }
}
