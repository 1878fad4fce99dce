internal import CGTK
internal import GObjectKit

extension GObjectReference {
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
