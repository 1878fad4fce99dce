internal import Foundation
internal import GObjectKit
internal import UIKit

/// Clicks on a picture of a page. The page gets them as soon as it is back below its picture, however late: the user saw no
/// difference.
@MainActor
final class KeptClicks {
    private struct Kept {
        let event: InputEvent
        let place: CGPoint
    }

    private weak var picture: UIView?
    private var kept: [Kept] = []
    /// Whether a press was put back, and the page has not had it yet.
    private var isPressOnItsWay = false

    private init(on picture: UIView) {
        self.picture = picture
    }

    /// Keeps the clicks on a picture for the page of a web view.
    static func keep(on picture: UIView, for webView: WKWebView) {
        let clicks = KeptClicks(on: picture)
        picture.widget.onInput(before: false) { [weak webView] event in
            if let webView { clicks.note(event, for: webView) }
            return .unhandled
        }
    }

    /// Keeps the order of the events that reach a page.
    ///
    /// NB: the picture may go between a press and its release. What was put back comes last, so the page would hear of the
    /// release first, and of no click.
    static func keepOrder(in webView: WKWebView) {
        webView.engine.onInput(before: true) { [weak webView] event in
            webView?.clicks?.letPass(event) == false ? .handled : .unhandled
        }
    }

    private func note(_ event: InputEvent, for webView: WKWebView) {
        guard let picture, event.kind == .press || event.kind == .release else { return }
        if webView.clicks !== self { kept = [] }
        webView.clicks = self
        kept.append(Kept(event: event, place: picture.convert(CGPoint.zero, to: nil)))
    }

    /// Gives the page what was clicked on its picture, if that is in what leaves the page now, and has not moved since.
    func deliver(from cover: UIView) {
        guard let picture, picture.isDescendant(of: cover) else { return }
        let events = wanted(where: picture.convert(CGPoint.zero, to: nil))
        kept = []
        isPressOnItsWay = events.contains { $0.kind == .press }
        // The cover is there until the end of this turn.
        if !events.isEmpty { Toolkit.nextTurn { events.forEach { $0.putBack() } } }
    }

    /// The kept events that the user still means, now that the picture is at a place.
    private func wanted(where place: CGPoint) -> [InputEvent] {
        let wanted = kept.filter { $0.place == place }
        if wanted.count < kept.count {
            Log.fault("a click on the picture of a page is dropped: the page came back elsewhere")
        }
        return wanted.map(\.event)
    }

    /// - Returns: false for a release that has to wait for its press. It comes again.
    private func letPass(_ event: InputEvent) -> Bool {
        if event.kind == .press { isPressOnItsWay = false }
        guard event.kind == .release, isPressOnItsWay else { return true }
        Toolkit.nextTurn { event.putBack() }
        return false
    }
}
