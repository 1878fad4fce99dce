internal import CGTK
internal import CGTKShims
package import GObjectKit

/// A GTK event, as gestures read it. It stays valid after it has been handled.
@MainActor
package final class InputEvent {
    package enum Kind {
        case press, release, touchBegin, touchUpdate, touchEnd, touchCancel, scroll, motion, key, keyRelease, other
    }

    private let event: OpaquePointer

    init(_ event: OpaquePointer) {
        gdk_event_ref(event)
        self.event = event
    }

    isolated deinit {
        gdk_event_unref(event)
    }

    /// A position on one of the desktop's surfaces: a window or a popover.
    struct Place {
        /// Retained, so that no later surface has its address.
        let surface: GObjectReference
        let point: CGPoint

        /// The position in a view; nil if the view isn't on the surface.
        @MainActor
        func point(in view: UIView) -> CGPoint? {
            guard let native = gtk_widget_get_native(view.host.widget), gtk_native_get_surface(native) == surface.opaque
            else {
                return nil
            }
            var (left, top) = (0.0, 0.0)
            gtk_native_get_surface_transform(native, &left, &top)
            var start = graphene_point_t(x: Float(point.x - left), y: Float(point.y - top))
            var result = graphene_point_t()
            let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
            guard gtk_widget_compute_point(window, view.host.widget, &start, &result) != 0 else { return nil }
            return CGPoint(x: CGFloat(result.x), y: CGFloat(result.y))
        }
    }

    /// The kind of the event. Presses and releases are the mouse's. A key is one that is pressed, or repeated.
    package var kind: Kind {
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS: .press
        case GDK_BUTTON_RELEASE: .release
        case GDK_TOUCH_BEGIN: .touchBegin
        case GDK_TOUCH_UPDATE: .touchUpdate
        case GDK_TOUCH_END: .touchEnd
        case GDK_TOUCH_CANCEL: .touchCancel
        case GDK_SCROLL: .scroll
        case GDK_MOTION_NOTIFY: .motion
        case GDK_KEY_PRESS: .key
        case GDK_KEY_RELEASE: .keyRelease
        default: .other
        }
    }

    /// The time in seconds of the desktop's clock.
    var time: TimeInterval { TimeInterval(gdk_event_get_time(event)) / 1000 }

    /// The seconds since the user caused the event. It waits while the app is busy.
    ///
    /// NB: a remote display has a clock of its own. Then it is 0.
    var age: TimeInterval {
        let now = UInt32(truncatingIfNeeded: g_get_monotonic_time() / 1000)
        let milliseconds = now &- gdk_event_get_time(event)
        return milliseconds < 10_000 ? TimeInterval(milliseconds) / 1000 : 0
    }

    /// The place of a pointer's event; nil for others.
    var place: Place? {
        var (x, y) = (0.0, 0.0)
        guard let surface = gdk_event_get_surface(event), gdk_event_get_position(event, &x, &y) != 0 else { return nil }
        return Place(
            surface: GObjectReference(UnsafeMutableRawPointer(surface), .retaining), point: CGPoint(x: x, y: y))
    }

    /// The key of a key's event.
    var keyCode: UInt32 { gdk_key_event_get_keycode(event) }

    /// Identifies the finger.
    var sequence: OpaquePointer? { gdk_event_get_event_sequence(event) }

    func isSame(as other: InputEvent) -> Bool { event == other.event }

    /// The position in a view; nil if the view isn't on the event's surface.
    func point(in view: UIView) -> CGPoint? { place?.point(in: view) }

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

    /// The distance in points by which a wheel or a trackpad scrolls down.
    var scrollDistance: CGFloat {
        guard kind == .scroll else { return 0 }
        switch gdk_scroll_event_get_direction(event) {
        case GDK_SCROLL_UP: return -Self.wheelStep
        case GDK_SCROLL_DOWN: return Self.wheelStep
        case GDK_SCROLL_SMOOTH:
            var (x, y) = (0.0, 0.0)
            gdk_scroll_event_get_deltas(event, &x, &y)
            return trackpadDistance == nil ? y * Self.wheelStep : y
        default: return 0
        }
    }

    /// The distance of one step of a wheel.
    private static let wheelStep: CGFloat = 60

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
