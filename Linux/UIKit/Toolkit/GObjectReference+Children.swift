internal import CGTK
package import GObjectKit

// NB: Swift may release a reference after its last use, even before the call that uses its pointer. A parameter is
// retained for the whole call.
extension GObjectReference {
    /// Sets the child of an AdwBin.
    func setBinChild(_ child: GObjectReference?) {
        adw_bin_set_child(cast(), child?.widget)
    }

    /// Sets the child of a GtkButton.
    package func setButtonChild(_ child: GObjectReference) {
        gtk_button_set_child(cast(), child.widget)
    }

    /// Sets the popover of a GtkMenuButton.
    func setPopover(_ popover: GObjectReference) {
        gtk_menu_button_set_popover(opaque, popover.widget)
    }

    /// Calls a function each time before a GtkMenuButton opens its menu. The button retains it.
    func onOpening(_ fill: @escaping @MainActor () -> Void) {
        let opening = Unmanaged.passRetained(Opening(fill)).toOpaque()
        // NB: the button calls the destroy function of `set_create_popup_func` each time it is disposed of, which may be
        // twice.
        g_object_set_data_full(cast(), "tn-opening", opening) { opening in
            opening.map { Unmanaged<Opening>.fromOpaque($0).release() }
        }
        gtk_menu_button_set_create_popup_func(
            opaque,
            { _, opening in
                guard let opening else { return }
                let object = Unmanaged<Opening>.fromOpaque(opening).takeUnretainedValue()
                MainActor.assumeIsolated { object.fill() }
            }, opening, nil)
    }

    /// Appends a child to a GtkBox.
    package func append(_ child: GObjectReference) {
        gtk_box_append(cast(), child.widget)
    }
}

/// The function that GTK calls before a menu opens.
@MainActor
private final class Opening {
    let fill: () -> Void

    init(_ fill: @escaping @MainActor () -> Void) {
        self.fill = fill
    }
}
