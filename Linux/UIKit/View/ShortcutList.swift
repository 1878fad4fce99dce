internal import CGTK
internal import GObjectKit

/// The window that lists the keys.
@MainActor
enum ShortcutList {
    private static let keys: [(accelerator: String, title: String)] = [
        ("&lt;Alt&gt;Left", "Back"), ("Escape", "Close"), ("F5", "Reload"), ("&lt;Control&gt;f", "Find on Page"),
        ("&lt;Control&gt;p", "Print"), ("&lt;Control&gt;plus", "Larger"), ("&lt;Control&gt;minus", "Smaller"),
        ("&lt;Control&gt;0", "Actual Size"), ("F11", "Full Screen"), ("&lt;Control&gt;w", "Close Window"),
        ("F1", "Keyboard Shortcuts"),
    ]

    static func show(over parent: GObjectReference) {
        let builder = GObjectReference(
            UnsafeMutableRawPointer(gtk_builder_new_from_string(description, -1)), .adopting)
        guard let object = gtk_builder_get_object(builder.opaque, "list") else { return }
        let window = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_set_transient_for(window, parent.cast())
        gtk_window_set_modal(window, 1)
        gtk_window_present(window)
    }

    private static var description: String {
        let rows = keys.map { key in
            """
            <child><object class="GtkShortcutsShortcut"><property name="accelerator">\(key.accelerator)</property>
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
