internal import CGTK
internal import CGTKShims
internal import GObjectKit

extension GObjectReference {
    /// What a screen reader takes the widget for. To be called before the widget is first shown.
    func setRole(_ role: GtkAccessibleRole) {
        tn_accessible_set_role(pointer, role)
    }

    /// What a screen reader says for a widget without text.
    func setAccessibleLabel(_ text: String) {
        var property = GTK_ACCESSIBLE_PROPERTY_LABEL
        var value = GValue()
        g_value_init(&value, .string)
        g_value_set_string(&value, text)
        gtk_accessible_update_property_value(opaque, 1, &property, &value)
        g_value_unset(&value)
    }
}
