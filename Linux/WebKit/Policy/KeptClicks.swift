internal import CWebKitGTK
internal import Foundation
internal import GObjectKit
internal import UIKit

/// Clicks on a picture of a page. The page gets them as soon as it is back below its picture: the user saw no difference.
@MainActor
final class KeptClicks {
    /// A page comes back within a few frames. A click that waited longer is dropped.
    private static let longestWait: TimeInterval = 2

    private struct Kept {
        let event: InputEvent
        let place: CGPoint
        let time = Date()
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
        listen(to: picture.widget.widget, at: GTK_PHASE_BUBBLE) { [weak webView] event in
            if let webView { clicks.note(event, for: webView) }
            return .unhandled
        }
    }

    /// Keeps the order of the events that reach a page.
    ///
    /// NB: the picture may go between a press and its release. What was put back comes last, so the page would hear of the
    /// release first, and of no click.
    static func keepOrder(in webView: WKWebView) {
        listen(to: webView.engine.widget, at: GTK_PHASE_CAPTURE) { [weak webView] event in
            webView?.clicks?.letPass(event) == false ? .handled : .unhandled
        }
    }

    private static func listen(
        to widget: UnsafeMutablePointer<GtkWidget>, at phase: GtkPropagationPhase,
        _ handler: @escaping @MainActor (OpaquePointer) -> SignalResult
    ) {
        let controller = GObjectReference(UnsafeMutableRawPointer(gtk_event_controller_legacy_new()), .retaining)
        gtk_event_controller_set_propagation_phase(controller.opaque, phase)
        gtk_widget_add_controller(widget, controller.opaque)
        connect(controller.pointer, "event") { arguments in
            guard let controller = arguments.pointer(0),
                let event = gtk_event_controller_get_current_event(OpaquePointer(controller))
            else { return .unhandled }
            return handler(event)
        }
    }

    private func note(_ event: OpaquePointer, for webView: WKWebView) {
        guard let picture,
            [GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE].contains(gdk_event_get_event_type(event))
        else { return }
        if webView.clicks !== self { kept = [] }
        webView.clicks = self
        kept.append(Kept(event: InputEvent(event), place: picture.convert(CGPoint.zero, to: nil)))
    }

    /// Gives the page what was clicked on its picture, if that is in what leaves the page now, and has not moved since.
    func deliver(from cover: UIView) {
        guard let picture, picture.isDescendant(of: cover) else { return }
        let place = picture.convert(CGPoint.zero, to: nil)
        let events = kept.filter { $0.place == place && -$0.time.timeIntervalSinceNow < Self.longestWait }.map(\.event)
        kept = []
        isPressOnItsWay = events.contains(where: \.isPress)
        // The cover is there until the end of this turn.
        if !events.isEmpty { Toolkit.nextTurn { events.forEach { $0.putBack() } } }
    }

    /// - Returns: false for a release that has to wait for its press. It comes again.
    private func letPass(_ event: OpaquePointer) -> Bool {
        let type = gdk_event_get_event_type(event)
        if type == GDK_BUTTON_PRESS { isPressOnItsWay = false }
        guard type == GDK_BUTTON_RELEASE, isPressOnItsWay else { return true }
        let release = InputEvent(event)
        Toolkit.nextTurn { release.putBack() }
        return false
    }
}
