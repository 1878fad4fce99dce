internal import CGTK
internal import GObjectKit

/// A button with a menu of the tabs that don't fit into a narrow window.
@MainActor
final class MoreTabsButton {
    let reference = GObjectReference(gtk_menu_button_new())
    private let face = TabWidgets(isVertical: true)
    private let onChoice: (Int) -> Void

    init(onChoice: @escaping (Int) -> Void) {
        self.onChoice = onChoice
        reference.addClass("flat")
        reference.setAccessibleLabel(SystemText.more.text())
        gtk_menu_button_set_child(reference.opaque, face.reference.widget)
        gtk_menu_button_set_direction(reference.opaque, GTK_ARROW_UP)
    }

    /// - Parameter selected: the index of the selected tab among these items, if it is one of them.
    func show(_ items: [UITabBarItem], selected: Int?, _ colors: TabBarColors) {
        let isSelected = selected != nil
        let own = UITabBarItem(
            title: SystemText.more.text(), image: UIImage(systemName: "ellipsis"), selectedImage: nil)
        // One of the tabs in the menu may have a badge.
        own.badgeValue = items.lazy.compactMap(\.badgeValue).first
        face.show(own, isSelected: isSelected, isSelected ? colors.selected : colors.normal)
        let actions = items.enumerated().map { index, item in
            UIAction(title: face.accessibilityText(of: item), state: index == selected ? .on : .off) { [weak self] _ in
                self?.onChoice(index)
            }
        }
        reference.setPopover(MenuPopover.make(UIMenu(children: actions)))
        if isSelected { reference.addClass("tn-selected") } else { reference.removeClass("tn-selected") }
    }
}
