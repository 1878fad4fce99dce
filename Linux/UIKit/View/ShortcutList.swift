internal import CGTK
internal import GObjectKit

/// The window that lists the keyboard shortcuts.
@MainActor
enum ShortcutList {
    /// Shortcuts in GTK's format. A space separates two that do the same.
    private static let keys: [(accelerator: String, text: SystemText)] = [
        ("<Alt>Left", .back), ("Escape", .close), ("F5 <Control>r", .reload), ("<Control>f", .findOnPage),
        ("<Control>p", .print), ("<Control>z", .undo), ("<Control><Shift>z <Control>y", .redo),
        ("<Control>plus", .larger), ("<Control>minus", .smaller),
        ("<Control>0", .actualSize), ("F10", .mainMenu), ("F11", .fullScreen), ("<Control>w", .closeWindow),
        ("<Control>q", .quit), ("F1 <Control>question", .keyboardShortcuts),
    ]

    /// Shortcuts of a window with tabs.
    private static let tabs: [(accelerator: String, text: SystemText)] = [
        ("<Control>Page_Down", .nextTab), ("<Control>Page_Up", .previousTab), ("<Alt>1...9", .anyTab),
    ]

    /// - Parameter own: shortcuts that only this window has.
    static func show(over parent: GObjectReference, hasTabs: Bool, own: [(accelerator: String, title: String)]) {
        let further = UIApplication.shared.supportsMultipleScenes ? [("<Control>n", SystemText.newWindow)] : []
        let texts = (further + keys + (hasTabs ? tabs : [])).map { ($0.accelerator, $0.text.text()) }
        let text = description(of: texts + own)
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
            <property name="accelerator">\(key.accelerator.escapedForMarkup)</property>
            <property name="title">\(key.title.escapedForMarkup)</property></object></child>
            """
        }
        return """
            <interface><object class="GtkShortcutsWindow" id="list"><child><object class="GtkShortcutsSection">
            <property name="section-name">keys</property><child><object class="GtkShortcutsGroup">
            <property name="title">\(SystemText.keyboardShortcuts.text().escapedForMarkup)</property>
            \(rows.joined())</object></child></object></child></object></interface>
            """
    }
}
