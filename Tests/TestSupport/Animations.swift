internal import CWebKitGTK
internal import GObjectKit

/// The desktop setting for animations. Without them, transitions end as soon as they begin.
@MainActor
package func setAnimationsEnabled(_ isEnabled: Bool) {
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    g_value_init(&value, .boolean)
    g_value_set_boolean(&value, isEnabled ? 1 : 0)
    g_object_set_property(UnsafeMutablePointer<GObject>(settings), "gtk-enable-animations", &value)
    g_value_unset(&value)
}
