internal import CGTKShims
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
        let event: KeptEvent
        let place: CGPoint
        let time = Date()
    }

    private weak var picture: UIView?
    private var kept: [Kept] = []

    private init(on picture: UIView) {
        self.picture = picture
    }

    /// Keeps the clicks on a picture for the page of a web view.
    static func keep(on picture: UIView, for webView: WKWebView) {
        let clicks = KeptClicks(on: picture)
        let controller = GObjectReference(UnsafeMutableRawPointer(gtk_event_controller_legacy_new()), .retaining)
        gtk_widget_add_controller(picture.widget.widget, controller.opaque)
        connect(controller.pointer, "event") { [weak webView] arguments in
            guard let webView, let controller = arguments.pointer(0) else { return .unhandled }
            clicks.note(gtk_event_controller_get_current_event(OpaquePointer(controller)), for: webView)
            return .unhandled
        }
    }

    private func note(_ event: OpaquePointer?, for webView: WKWebView) {
        guard let event, let picture,
            [GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE].contains(gdk_event_get_event_type(event))
        else { return }
        if webView.clicks !== self { kept = [] }
        webView.clicks = self
        kept.append(Kept(event: KeptEvent(event), place: picture.convert(CGPoint.zero, to: nil)))
    }

    /// Gives the page what was clicked on its picture, if that is in what leaves the page now, and has not moved since.
    func deliver(from cover: UIView) {
        guard let picture, picture.isDescendant(of: cover) else { return }
        let place = picture.convert(CGPoint.zero, to: nil)
        let events = kept.filter { $0.place == place && -$0.time.timeIntervalSinceNow < Self.longestWait }.map(\.event)
        kept = []
        // The cover is there until the end of this turn.
        if !events.isEmpty { Toolkit.nextTurn { events.forEach { $0.putBack() } } }
    }
}

/// An event of GTK's that outlives its handling.
@MainActor
private final class KeptEvent {
    private let event: OpaquePointer

    init(_ event: OpaquePointer) {
        gdk_event_ref(event)
        self.event = event
    }

    isolated deinit {
        gdk_event_unref(event)
    }

    func putBack() {
        tn_put_back_event(event)
    }
}
