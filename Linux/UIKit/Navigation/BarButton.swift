internal import CGTK
internal import GObjectKit

/// The widget for the current state of a bar button item.
@MainActor
struct BarButton {
    let item: UIBarButtonItem
    let reference: GObjectReference

    /// - Parameter isMain: whether it is drawn as the main button of its bar.
    init(_ item: UIBarButtonItem, isMain: Bool) {
        self.item = item
        let image = item.systemItem.flatMap { $0.icon.map { UIImage(symbol: Symbol(iconName: $0)) } } ?? item.image
        let icon = image?.makeIcon(size: 16)
        let label = item.label
        if let menu = item.menu, item.primaryAction == nil {
            reference = Self.menuButton(menu, icon: icon, label: label)
        } else {
            reference = Self.button(item, icon: icon, label: label)
            if isMain { reference.addClass("suggested-action") }
        }
        gtk_widget_set_sensitive(reference.widget, item.isEnabled ? 1 : 0)
        if let tintColor = item.tintColor { item.viewStyle.set("color", tintColor.css, on: reference) }
        if item.isText { Self.drawTitle(of: item, on: reference) }
        let accessibilityLabel = item.accessibilityLabel ?? label
        if icon != nil, !accessibilityLabel.isEmpty {
            gtk_widget_set_tooltip_text(reference.widget, accessibilityLabel)
            reference.setAccessibleLabel(accessibilityLabel)
        }
    }

    /// NB: the repeated class makes the rule stronger than the bar's for all its text buttons.
    private static func drawTitle(of item: UIBarButtonItem, on reference: GObjectReference) {
        let isMenu = item.menu != nil && item.primaryAction == nil
        let part = (isMenu ? " button" : "") + ".text-button.text-button.text-button"
        let state = item.isEnabled ? UIControl.State.normal : .disabled
        item.titleAttributes(state).draw(on: reference, item.titleStyle, state: part)
    }

    private static func menuButton(_ menu: UIMenu, icon: GObjectReference?, label: String) -> GObjectReference {
        let button = GObjectReference(gtk_menu_button_new())
        // Most menus of a page are never opened, and a page may change them all the time.
        button.onOpening { [weak button] in button?.setPopover(MenuPopover.make(menu)) }
        if let icon {
            gtk_menu_button_set_child(button.opaque, icon.widget)
            button.addClass("image-button")
        } else {
            gtk_menu_button_set_label(button.opaque, label)
        }
        return button
    }

    private static func button(_ item: UIBarButtonItem, icon: GObjectReference?, label: String) -> GObjectReference {
        let button = GObjectReference(gtk_button_new())
        if let icon {
            gtk_button_set_child(button.cast(), icon.widget)
            button.addClass("image-button")
        } else {
            gtk_button_set_label(button.cast(), label)
        }
        button.on("clicked") { [weak item] _ in
            guard let item else { return .unhandled }
            item.primaryAction?.run(sender: item)
            return .unhandled
        }
        return button
    }
}
