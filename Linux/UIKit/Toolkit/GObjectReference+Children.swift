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

    /// Appends a child to a GtkBox.
    package func append(_ child: GObjectReference) {
        gtk_box_append(cast(), child.widget)
    }
}
