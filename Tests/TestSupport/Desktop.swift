internal import CGTK
internal import CWebKitGTK
internal import Foundation
internal import GObjectKit
package import UIKit

/// Whether there is a display, for `.enabled(if: hasDisplay)`.
package let hasDisplay: Bool =
    ProcessInfo.processInfo.environment["DISPLAY"] != nil
    || ProcessInfo.processInfo.environment["WAYLAND_DISPLAY"] != nil

/// Whether this version of GTK, or a newer one, is in use.
package func hasGTK(_ major: UInt32, _ minor: UInt32) -> Bool {
    gtk_check_version(major, minor, 0) == nil
}

/// The class (X11) and app ID (Wayland) of new windows.
package func programName() -> String? {
    g_get_prgname().map { String(cString: $0) }
}

/// Whether the text of the whole desktop runs to the left, and widgets stand the other way round.
@MainActor
package func setRightToLeft(_ isRightToLeft: Bool) {
    gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
}

/// The desktop setting for animations. Without them, transitions end as soon as they begin.
@MainActor
package func setAnimationsEnabled(_ isEnabled: Bool) {
    set("gtk-enable-animations", .boolean) { g_value_set_boolean(&$0, isEnabled ? 1 : 0) }
}

/// The desktop's text scale, as GNOME's Large Text sets it.
@MainActor
package func setTextScale(_ scale: Double) {
    set("gtk-xft-dpi", .int) { g_value_set_int(&$0, Int32(scale * 96 * 1024)) }
}

/// The color scheme of the desktop, for new and existing windows.
@MainActor
package func setDark(_ isDark: Bool) {
    guard MainLoop.start() else { return }
    adw_style_manager_set_color_scheme(
        adw_style_manager_get_default(), isDark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_DEFAULT)
}

/// Removes the buttons that close and minimize windows, so that a random click can't end the app.
@MainActor
package func hideWindowButtons() {
    setWindowButtons("")
}

/// The desktop's arrangement of the buttons of windows, such as `menu:minimize,maximize,close`.
@MainActor
package func setWindowButtons(_ layout: String) {
    set("gtk-decoration-layout", .string) { g_value_set_string(&$0, layout) }
}

@MainActor
private func set(_ setting: String, _ type: GType, _ write: (inout GValue) -> Void) {
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    g_value_init(&value, type)
    write(&value)
    g_object_set_property(UnsafeMutablePointer<GObject>(settings), setting, &value)
    g_value_unset(&value)
}

/// Ends full screen, as F11 does.
@MainActor
package func leaveFullScreen(_ window: UIWindow) {
    if gtk_window_is_fullscreen(window.gtkWindow.cast()) != 0 { gtk_window_unfullscreen(window.gtkWindow.cast()) }
}

/// Closes the windows that block a window, as Escape does.
@MainActor
package func closeDialogs(over window: UIWindow) {
    let windows = gtk_window_get_toplevels()
    let all = (0..<g_list_model_get_n_items(windows)).compactMap { index in
        g_list_model_get_item(windows, index).map { GObjectReference($0, .adopting) }
    }
    for dialog in all {
        let parent = gtk_window_get_transient_for(dialog.cast()).map { OpaquePointer($0) }
        if parent == window.gtkWindow.opaque, gtk_window_get_modal(dialog.cast()) != 0 {
            gtk_window_close(dialog.cast())
        }
    }
}

/// Whether the theme in use, or the program, has an icon of this name.
@MainActor
package func hasIcon(_ name: String) -> Bool {
    guard MainLoop.start() else { return false }
    return gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(gdk_display_get_default()), name) != 0
}

/// The last copied text, on the display of a window.
@MainActor
package func clipboardText(of window: UIWindow) async throws -> String? {
    let clipboard = gtk_widget_get_clipboard(window.gtkWindow.widget)
    let text = await withCheckedContinuation { done in
        let context = asyncReadyContext { source, result in
            let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
            defer { g_free(text) }
            done.resume(returning: text.map { String(cString: $0) })
        }
        gdk_clipboard_read_text_async(clipboard, nil, asyncReadyCallback, context)
    }
    return text
}

/// Makes GLib's monitor report that the network is gone or back, as it does when the last route goes and one comes.
@MainActor
package func reportNetwork(isThere: Bool) {
    guard let monitor = g_network_monitor_get_default() else { return }
    var values = [GValue(), GValue()]
    g_value_init(&values[0], g_network_monitor_get_type())
    g_value_set_object(&values[0], UnsafeMutableRawPointer(monitor))
    g_value_init(&values[1], .boolean)
    g_value_set_boolean(&values[1], isThere ? 1 : 0)
    g_signal_emitv(&values, g_signal_lookup("network-changed", g_network_monitor_get_type()), 0, nil)
    for index in values.indices { g_value_unset(&values[index]) }
}

/// Whether GLib's monitor finds a network on this machine.
@MainActor package var isNetworkThere: Bool {
    g_network_monitor_get_network_available(g_network_monitor_get_default()) != 0
}

/// GTK's name of the kind of text that a field is for, such as "email".
@MainActor
package func inputPurpose(of field: UITextField) -> String? {
    let purpose = gtk_entry_get_input_purpose(field.widget.cast())
    guard let type = g_type_class_ref(gtk_input_purpose_get_type()) else { return nil }
    defer { g_type_class_unref(type) }
    let values = type.assumingMemoryBound(to: GEnumClass.self)
    return g_enum_get_value(values, gint(purpose.rawValue)).map { String(cString: $0.pointee.value_nick) }
}

/// The hints that a field gives to input methods.
@MainActor
package func inputHints(of field: UITextField) -> String? {
    guard
        let text = g_flags_to_string(
            gtk_input_hints_get_type(), gtk_entry_get_input_hints(field.widget.cast()).rawValue)
    else { return nil }
    defer { g_free(text) }
    return String(cString: text)
}
