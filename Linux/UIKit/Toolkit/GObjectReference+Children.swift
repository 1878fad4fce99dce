internal import CGTK
internal import GObjectKit

// NB: a reference that is not used any more is given back at once, even before the function that takes its pointer is
// called. A parameter lives for the whole call.
extension GObjectReference {
    /// Of an AdwBin.
    func setBinChild(_ child: GObjectReference?) {
        adw_bin_set_child(cast(), child?.widget)
    }

    /// Of a GtkButton.
    func setButtonChild(_ child: GObjectReference) {
        gtk_button_set_child(cast(), child.widget)
    }

    /// Of a GtkMenuButton.
    func setPopover(_ popover: GObjectReference) {
        gtk_menu_button_set_popover(opaque, popover.widget)
    }

    /// Of a GtkBox.
    func append(_ child: GObjectReference) {
        gtk_box_append(cast(), child.widget)
    }
}
