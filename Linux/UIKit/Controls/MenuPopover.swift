internal import CGTK
internal import GObjectKit

/// A menu as a popover with one flat button for each action.
@MainActor
enum MenuPopover {
    static func make(_ menu: UIMenu) -> GObjectReference {
        let popover = GObjectReference(gtk_popover_new())
        let box = GObjectReference(gtk_box_new(GTK_ORIENTATION_VERTICAL, 2))
        popover.addClass("menu")
        gtk_popover_set_child(popover.cast(), box.widget)
        for action in actions(of: menu) { add(action, to: box, in: popover) }
        return popover
    }

    private static func actions(of menu: UIMenu) -> [UIAction] {
        menu.children.flatMap { child in
            (child as? UIMenu).map(actions) ?? (child as? UIAction).map { [$0] } ?? []
        }
    }

    private static func add(_ action: UIAction, to box: GObjectReference, in popover: GObjectReference) {
        guard !action.attributes.contains(.hidden) else { return }
        let button = GObjectReference(gtk_button_new_with_label(action.title))
        button.addClass("flat")
        if action.attributes.contains(.destructive) { button.addClass("error") }
        gtk_widget_set_sensitive(button.widget, action.attributes.contains(.disabled) ? 0 : 1)
        button.on("clicked") { [weak popover] _ in
            if let popover { gtk_popover_popdown(popover.cast()) }
            action.run(sender: nil)
            return .unhandled
        }
        gtk_box_append(box.cast(), button.widget)
    }
}
