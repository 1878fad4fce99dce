internal import CGTK
internal import GObjectKit

/// A popover for a menu, with one flat button per action. A submenu is shown as a section with its title.
@MainActor
struct MenuPopover {
    private let popover = GObjectReference(gtk_popover_new())
    private let box = GObjectReference(gtk_box_new(GTK_ORIENTATION_VERTICAL, 2))
    /// Whether the items leave space for checkmarks.
    private let hasTicks: Bool

    static func make(_ menu: UIMenu) -> GObjectReference {
        let menu = MenuPopover(menu)
        return menu.popover
    }

    private init(_ menu: UIMenu) {
        hasTicks = Self.actions(of: menu).contains { $0.state != .off }
        popover.addClass("menu")
        gtk_popover_set_child(popover.cast(), box.widget)
        add(menu.children)
    }

    private static func actions(of menu: UIMenu) -> [UIAction] {
        menu.children.flatMap { child in
            (child as? UIMenu).map(actions) ?? (child as? UIAction).map { [$0] } ?? []
        }
    }

    private func add(_ elements: [UIMenuElement]) {
        var isAfterSection = false
        for (index, element) in elements.enumerated() {
            let section = element as? UIMenu
            if index > 0, section != nil || isAfterSection { addLine() }
            isAfterSection = section != nil
            if let section {
                addHeading(section.title)
                add(section.children)
            } else if let action = element as? UIAction {
                add(action)
            }
        }
    }

    private func addLine() {
        let line = GObjectReference(gtk_separator_new(GTK_ORIENTATION_HORIZONTAL))
        box.append(line)
    }

    private func addHeading(_ title: String) {
        guard !title.isEmpty else { return }
        let heading = GObjectReference(gtk_label_new(title))
        heading.addClass("heading")
        gtk_label_set_xalign(heading.opaque, 0)
        gtk_widget_set_margin_start(heading.widget, 12)
        box.append(heading)
    }

    private func add(_ action: UIAction) {
        guard !action.attributes.contains(.hidden) else { return }
        let (button, face) = (GObjectReference(gtk_button_new()), face(of: action))
        withExtendedLifetime(face) { gtk_button_set_child(button.cast(), face.widget) }
        button.addClass("flat")
        if action.attributes.contains(.destructive) { button.addClass("error") }
        gtk_widget_set_sensitive(button.widget, action.attributes.contains(.disabled) ? 0 : 1)
        button.on("clicked") { arguments in
            Self.close(around: arguments.pointer(0))
            action.run(sender: nil)
            return .unhandled
        }
        box.append(button)
    }

    /// NB: an open popover grabs the mouse and the keyboard of all windows.
    private static func close(around button: UnsafeMutableRawPointer?) {
        let widget = button?.assumingMemoryBound(to: GtkWidget.self)
        guard let menu = gtk_widget_get_ancestor(widget, gtk_popover_get_type()) else { return }
        gtk_popover_popdown(UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GtkPopover.self))
    }

    /// A row with checkmark, icon and title.
    private func face(of action: UIAction) -> GObjectReference {
        let face = GObjectReference(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8))
        if hasTicks { face.append(tick(of: action.state)) }
        if let icon = action.image?.makeIcon(size: 16) { face.append(icon) }
        let label = GObjectReference(gtk_label_new(action.title))
        gtk_label_set_xalign(label.opaque, 0)
        gtk_widget_set_hexpand(label.widget, 1)
        face.append(label)
        return face
    }

    private func tick(of state: UIMenuElement.State) -> GObjectReference {
        let isOn = state == .on
        let image = GObjectReference(isOn ? gtk_image_new_from_icon_name("object-select-symbolic") : gtk_image_new())
        gtk_image_set_pixel_size(image.opaque, 16)
        if isOn { image.setAccessibleLabel("✓") }
        return image
    }
}
