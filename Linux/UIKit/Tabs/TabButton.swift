internal import CGTK
internal import GObjectKit

/// The button of a tab: icon, badge and title.
@MainActor
final class TabButton {
    let reference = GObjectReference(gtk_button_new())
    private let face: TabWidgets

    init(isVertical: Bool, onClick: @escaping () -> Void) {
        face = TabWidgets(isVertical: isVertical)
        reference.setRole(GTK_ACCESSIBLE_ROLE_TAB)
        reference.addClass("flat")
        gtk_button_set_child(reference.cast(), face.reference.widget)
        reference.on("clicked") { _ in
            onClick()
            return .unhandled
        }
    }

    func show(_ item: UITabBarItem, isSelected: Bool, _ colors: TabColors) {
        face.show(item, isSelected: isSelected, colors)
        gtk_widget_set_sensitive(reference.widget, item.isEnabled ? 1 : 0)
        reference.setAccessibleLabel(face.accessibilityText(of: item))
        reference.setSelected(isSelected)
        if isSelected { reference.addClass("tn-selected") } else { reference.removeClass("tn-selected") }
    }
}
