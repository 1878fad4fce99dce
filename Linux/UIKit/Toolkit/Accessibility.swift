internal import CGTK
internal import CGTKShims
internal import GObjectKit

extension GObjectReference {
    /// Sets the widget's role for screen readers. Call before the widget is first shown.
    func setRole(_ role: GtkAccessibleRole) {
        tn_accessible_set_role(pointer, role)
    }

    /// Makes the widget a document for screen readers. Call before the widget is first shown.
    package func setDocumentRole() {
        setRole(GTK_ACCESSIBLE_ROLE_DOCUMENT)
    }

    /// Marks the widget as selected for screen readers, or not.
    func setSelected(_ isSelected: Bool) {
        var state = GTK_ACCESSIBLE_STATE_SELECTED
        var value = GValue()
        gtk_accessible_state_init_value(state, &value)
        g_value_set_int(&value, isSelected ? 1 : 0)
        gtk_accessible_update_state_value(opaque, 1, &state, &value)
        g_value_unset(&value)
    }

    /// Marks the widget as modal: screen readers treat the rest of the window as unusable.
    func setModal() {
        var property = GTK_ACCESSIBLE_PROPERTY_MODAL
        var value = GValue()
        gtk_accessible_property_init_value(property, &value)
        g_value_set_boolean(&value, 1)
        gtk_accessible_update_property_value(opaque, 1, &property, &value)
        g_value_unset(&value)
    }

    /// Sets the widget's text for screen readers.
    ///
    /// NB: newer GTK exposes only the inner text widget of an entry to screen readers, so that gets the label too.
    package func setAccessibleLabel(_ text: String) {
        if tn_is_a(pointer, gtk_editable_get_type()), let part = gtk_editable_get_delegate(opaque) {
            GObjectReference(UnsafeMutableRawPointer(part), .retaining).setAccessibleLabel(text)
        }
        var property = GTK_ACCESSIBLE_PROPERTY_LABEL
        var value = GValue()
        g_value_init(&value, .string)
        g_value_set_string(&value, text)
        gtk_accessible_update_property_value(opaque, 1, &property, &value)
        g_value_unset(&value)
    }

    /// Hides the widget and its children from screen readers, or shows them.
    func setAccessibleHidden(_ isHidden: Bool) {
        var state = GTK_ACCESSIBLE_STATE_HIDDEN
        var value = GValue()
        g_value_init(&value, .boolean)
        g_value_set_boolean(&value, isHidden ? 1 : 0)
        gtk_accessible_update_state_value(opaque, 1, &state, &value)
        g_value_unset(&value)
    }
}
