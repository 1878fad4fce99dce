internal import CGTK
internal import GObjectKit

/// The button of the primary menu, at the end of a header bar: commands for the window and its visible page.
@MainActor
final class PrimaryMenu {
    /// An item. Its text ends with an ellipsis if the command asks for something first.
    private struct Item {
        let text: SystemText
        let command: WindowCommand
        let accelerator: String

        init(_ text: SystemText, _ command: WindowCommand, _ accelerator: String = "") {
            self.text = text
            self.command = command
            self.accelerator = accelerator
        }
    }

    private static var sections: [[Item]] {
        (UIApplication.shared.supportsMultipleScenes ? [[Item(.newWindow, .newWindow, "<Control>n")]] : []) + [
            [
                Item(.refresh, .refresh, "F5"), Item(.findOnPageItem, .page(.find), "<Control>f"),
                Item(.printItem, .page(.print), "<Control>p"), Item(.permissions, .page(.permissions)),
                Item(.deleteWebsiteData, .page(.deleteWebsiteData)),
            ],
            [Item(.fullScreen, .fullScreen, "F11")],
            [
                Item(.keyboardShortcuts, .help, "<Control>question"), Item(.about, .about),
            ],
        ]
    }

    let reference = GObjectReference(gtk_menu_button_new())
    private let window: () -> UIWindow?
    private var zoomRow: ZoomRow?

    init(of window: @escaping () -> UIWindow?) {
        self.window = window
        gtk_menu_button_set_icon_name(reference.opaque, "open-menu-symbolic")
        gtk_menu_button_set_primary(reference.opaque, 1)
        gtk_widget_set_tooltip_text(reference.widget, SystemText.mainMenu.text())
        reference.setAccessibleLabel(SystemText.mainMenu.text())
        reference.onOpening { [weak self] in self?.fill() }
    }

    /// Builds the menu when it opens, for the page that is visible then.
    private func fill() {
        guard let window = window() else { return }
        let menu = GObjectReference(UnsafeMutableRawPointer(g_menu_new()), .adopting)
        let actions = GObjectReference(UnsafeMutableRawPointer(g_simple_action_group_new()), .adopting)
        for items in Self.sections {
            let section = GObjectReference(UnsafeMutableRawPointer(g_menu_new()), .adopting)
            if items.first?.command == .fullScreen { Self.appendZoom(to: section) }
            for item in items { append(item, to: section, actions, window) }
            if items.first?.command == .refresh { appendFurther(to: section, actions, window) }
            g_menu_append_section(menu.opaque, nil, section.cast())
        }
        gtk_widget_insert_action_group(reference.widget, "menu", actions.opaque)
        gtk_menu_button_set_menu_model(reference.opaque, menu.cast())
        finish(window)
    }

    /// Adds the actions of the app for the visible screen.
    private func appendFurther(to section: GObjectReference, _ actions: GObjectReference, _ window: UIWindow) {
        for (index, further) in window.furtherActions.enumerated() {
            let name = "further\(index)"
            let action = GObjectReference(UnsafeMutableRawPointer(g_simple_action_new(name, nil)), .adopting)
            g_simple_action_set_enabled(action.opaque, further.attributes.contains(.disabled) ? 0 : 1)
            action.on("activate") { _ in
                further.run(sender: nil)
                return .unhandled
            }
            g_action_map_add_action(actions.opaque, action.opaque)
            g_menu_append(section.opaque, further.title, "menu.\(name)")
        }
    }

    private func append(
        _ item: Item, to section: GObjectReference, _ actions: GObjectReference, _ window: UIWindow
    ) {
        let (name, title) = ("\(item.text)", item.text.text(AppIdentity.current.name))
        let action = GObjectReference(UnsafeMutableRawPointer(g_simple_action_new(name, nil)), .adopting)
        g_simple_action_set_enabled(action.opaque, window.canPerform(item.command) ? 1 : 0)
        action.on("activate") { [weak window] _ in
            window?.perform(item.command)
            return .unhandled
        }
        g_action_map_add_action(actions.opaque, action.opaque)
        let entry = GObjectReference(
            UnsafeMutableRawPointer(g_menu_item_new(title, "menu.\(name)")), .adopting)
        if !item.accelerator.isEmpty {
            g_menu_item_set_attribute_value(entry.opaque, "accel", g_variant_new_string(item.accelerator))
        }
        g_menu_append_item(section.opaque, entry.opaque)
    }

    private static func appendZoom(to section: GObjectReference) {
        let entry = GObjectReference(UnsafeMutableRawPointer(g_menu_item_new(nil, nil)), .adopting)
        g_menu_item_set_attribute_value(entry.opaque, "custom", g_variant_new_string("zoom"))
        g_menu_append_item(section.opaque, entry.opaque)
    }

    /// Adds the zoom buttons. When the menu closes, the page gets the keyboard focus.
    private func finish(_ window: UIWindow) {
        guard let popover = gtk_menu_button_get_popover(reference.opaque) else { return }
        let row = ZoomRow(of: window)
        zoomRow = row
        gtk_popover_menu_add_child(OpaquePointer(popover), row.reference.widget, "zoom")
        connect(UnsafeMutableRawPointer(popover), "closed") { [weak window] _ in
            window?.keyboard.contentDidChange()
            return .unhandled
        }
    }
}
