internal import CGTK
internal import GObjectKit

/// The window that lists the keyboard shortcuts.
@MainActor
enum ShortcutList {
    /// Shortcuts in GTK's format. A space separates two that do the same.
    private static let keys: [(accelerator: String, title: String)] = [
        ("<Alt>Left", "Back"), ("Escape", "Close"), ("F5 <Control>r", "Reload"), ("<Control>f", "Find on Page"),
        ("<Control>p", "Print"), ("<Control>plus", "Larger"), ("<Control>minus", "Smaller"),
        ("<Control>0", "Actual Size"), ("F10", "Main Menu"), ("F11", "Full Screen"), ("<Control>w", "Close Window"),
        ("F1 <Control>question", "Keyboard Shortcuts"),
    ]

    /// Shortcuts of a window with tabs.
    static let tabs: [(accelerator: String, title: String)] = [
        ("<Control>Page_Down", "Next Tab"), ("<Control>Page_Up", "Previous Tab"), ("<Alt>1...9", "First to Ninth Tab"),
    ]

    /// - Parameter own: shortcuts that only this window has.
    static func show(over parent: GObjectReference, with own: [(accelerator: String, title: String)]) {
        let text = description(of: keys + own)
        let builder = GObjectReference(UnsafeMutableRawPointer(gtk_builder_new_from_string(text, -1)), .adopting)
        guard let object = gtk_builder_get_object(builder.opaque, "list") else { return }
        let window = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_set_transient_for(window, parent.cast())
        gtk_window_set_modal(window, 1)
        gtk_window_present(window)
    }

    private static func description(of keys: [(accelerator: String, title: String)]) -> String {
        let rows = keys.map { key in
            """
            <child><object class="GtkShortcutsShortcut">
            <property name="accelerator">\(key.accelerator.replacing("<", with: "&lt;"))</property>
            <property name="title">\(key.title)</property></object></child>
            """
        }
        return """
            <interface><object class="GtkShortcutsWindow" id="list"><child><object class="GtkShortcutsSection">
            <property name="section-name">keys</property><child><object class="GtkShortcutsGroup">
            <property name="title">Keyboard Shortcuts</property>\(rows.joined())</object></child></object></child>
            </object></interface>
            """
    }
}
