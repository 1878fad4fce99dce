internal import CGTK
internal import GObjectKit
package import UIKit

/// Calls the handler when a button is pressed over a view, after the views in it have had the press.
@MainActor
package func whenPressed(_ view: UIView, _ handler: @escaping @MainActor () -> Void) {
    let controller = GObjectReference(UnsafeMutableRawPointer(gtk_event_controller_legacy_new()), .retaining)
    gtk_widget_add_controller(view.widget.widget, controller.opaque)
    connect(controller.pointer, "event") { arguments in
        guard let controller = arguments.pointer(0),
            let event = gtk_event_controller_get_current_event(OpaquePointer(controller))
        else { return .unhandled }
        if gdk_event_get_event_type(event) == GDK_BUTTON_PRESS { handler() }
        return .unhandled
    }
}
