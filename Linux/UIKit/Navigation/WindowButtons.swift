internal import CGTK
internal import GObjectKit

/// The buttons that the desktop shows in the bar of a window.
@MainActor
enum WindowButtons {
    /// The desktop's arrangement without the buttons that minimize and maximize, for a bar without room for them.
    static var withoutSizes: String {
        layout.split(separator: ":", omittingEmptySubsequences: false).map { side in
            side.split(separator: ",").filter { $0 != "minimize" && $0 != "maximize" }.joined(separator: ",")
        }.joined(separator: ":")
    }

    private static var layout: String {
        guard let settings = gtk_settings_get_default() else { return "" }
        var value = GValue()
        g_value_init(&value, .string)
        defer { g_value_unset(&value) }
        g_object_get_property(
            UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "gtk-decoration-layout", &value)
        return g_value_get_string(&value).map { String(cString: $0) } ?? ""
    }
}
