internal import CGTK
internal import CGTKShims
package import GObjectKit

/// A GTK event, as gestures read it. It stays valid after it has been handled.
@MainActor
package final class InputEvent {
    package enum Kind {
        case press, release, touchBegin, touchUpdate, touchEnd, touchCancel, scroll, other
    }

    private let event: OpaquePointer

    init(_ event: OpaquePointer) {
        gdk_event_ref(event)
        self.event = event
    }

    isolated deinit {
        gdk_event_unref(event)
    }

    /// The kind of the event. Presses and releases are the mouse's.
    package var kind: Kind {
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS: .press
        case GDK_BUTTON_RELEASE: .release
        case GDK_TOUCH_BEGIN: .touchBegin
        case GDK_TOUCH_UPDATE: .touchUpdate
        case GDK_TOUCH_END: .touchEnd
        case GDK_TOUCH_CANCEL: .touchCancel
        case GDK_SCROLL: .scroll
        default: .other
        }
    }

    /// The time in seconds of the desktop's clock.
    var time: TimeInterval { TimeInterval(gdk_event_get_time(event)) / 1000 }

    /// Identifies the finger.
    var sequence: OpaquePointer? { gdk_event_get_event_sequence(event) }

    func isSame(as other: InputEvent) -> Bool { event == other.event }

    /// The position in a view; nil if the view isn't in a window.
    func point(in view: UIView) -> CGPoint? {
        var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
        guard gdk_event_get_position(event, &x, &y) != 0, let native = gtk_widget_get_native(view.host.widget) else {
            return nil
        }
        gtk_native_get_surface_transform(native, &left, &top)
        var start = graphene_point_t(x: Float(x - left), y: Float(y - top))
        var result = graphene_point_t()
        let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
        guard gtk_widget_compute_point(window, view.host.widget, &start, &result) != 0 else { return nil }
        return CGPoint(x: CGFloat(result.x), y: CGFloat(result.y))
    }

    /// The distance in points of a scroll with two fingers on a trackpad; nil for a mouse wheel.
    ///
    /// NB: on X11 it is always nil: GTK reports the seat's pointer as the device, both for a wheel and for a trackpad.
    var trackpadDistance: CGPoint? {
        guard kind == .scroll, gdk_scroll_event_get_direction(event) == GDK_SCROLL_SMOOTH,
            let device = gdk_event_get_device(event), gdk_device_get_source(device) == GDK_SOURCE_TOUCHPAD
        else { return nil }
        var (x, y) = (0.0, 0.0)
        gdk_scroll_event_get_deltas(event, &x, &y)
        return CGPoint(x: -x, y: -y)
    }

    /// Whether the fingers have been lifted.
    var isStop: Bool { kind == .scroll && gdk_scroll_event_is_stop(event) != 0 }

    /// Puts the event back into the queue, behind the events that are pending.
    package func resend() {
        tn_put_back_event(event)
    }
}

extension GObjectReference {
    /// Handles all events over a widget: either before its children, or after them if they didn't handle it.
    @MainActor
    package func onInput(before isBefore: Bool, _ handler: @escaping @MainActor (InputEvent) -> SignalResult) {
        let controller = GObjectReference(UnsafeMutableRawPointer(gtk_event_controller_legacy_new()), .retaining)
        gtk_event_controller_set_propagation_phase(controller.opaque, isBefore ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE)
        gtk_widget_add_controller(widget, controller.opaque)
        controller.on("event") { arguments in
            guard let controller = arguments.pointer(0),
                let event = gtk_event_controller_get_current_event(OpaquePointer(controller))
            else { return .unhandled }
            return handler(InputEvent(event))
        }
    }
}
