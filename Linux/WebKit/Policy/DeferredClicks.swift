internal import Foundation
internal import GObjectKit
internal import UIKit

/// Clicks on the screenshot of a page. The page gets them when the web view is visible again, because the user can't
/// see the difference between screenshot and page.
@MainActor
final class DeferredClicks {
    private struct Click {
        let event: InputEvent
        let place: CGPoint
    }

    private weak var picture: UIView?
    private var kept: [Click] = []
    /// Whether a press has been put back and the page hasn't got it yet.
    private var isPressPending = false

    private init(on picture: UIView) {
        self.picture = picture
    }

    /// Stores the clicks on a screenshot for the page of a web view.
    static func deferClicks(on picture: UIView, for webView: WKWebView) {
        let clicks = DeferredClicks(on: picture)
        picture.widget.onInput(before: false) { [weak webView] event in
            if let webView { clicks.store(event, for: webView) }
            return .unhandled
        }
    }

    /// Keeps press and release in order when a page gets them.
    ///
    /// NB: the screenshot may be hidden between a press and its release. The press is put back to the end of the queue,
    /// so the page would get the release first, which isn't a click.
    static func keepOrder(in webView: WKWebView) {
        webView.engine.onInput(before: true) { [weak webView] event in
            webView?.clicks?.shouldPass(event) == false ? .handled : .unhandled
        }
    }

    private func store(_ event: InputEvent, for webView: WKWebView) {
        guard let picture, event.kind == .press || event.kind == .release else { return }
        if webView.clicks !== self { kept = [] }
        webView.clicks = self
        kept.append(Click(event: event, place: picture.convert(CGPoint.zero, to: nil)))
    }

    /// Passes the clicks to the page, if its screenshot is in the view that is about to be hidden and hasn't moved
    /// since.
    func deliver(from view: UIView) {
        guard let picture, picture.isDescendant(of: view) else { return }
        let events = wanted(where: picture.convert(CGPoint.zero, to: nil))
        kept = []
        isPressPending = events.contains { $0.kind == .press }
        // The view is still there until the end of this turn.
        if !events.isEmpty { Toolkit.nextTurn { events.forEach { $0.resend() } } }
    }

    /// The clicks that still match what the user has seen: those for which the screenshot hasn't moved.
    private func wanted(where place: CGPoint) -> [InputEvent] {
        let wanted = kept.filter { $0.place == place }
        if wanted.count < kept.count {
            Log.fault("a click on a page's screenshot was dropped, because the page has moved")
        }
        return wanted.map(\.event)
    }

    /// - Returns: false for a release whose press hasn't arrived. It is put back and arrives again.
    private func shouldPass(_ event: InputEvent) -> Bool {
        if event.kind == .press { isPressPending = false }
        guard event.kind == .release, isPressPending else { return true }
        Toolkit.nextTurn { event.resend() }
        return false
    }
}
