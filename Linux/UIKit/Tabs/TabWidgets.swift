internal import CGTK
internal import GObjectKit

/// The icon, badge and title of a tab.
@MainActor
final class TabWidgets {
    let reference: GObjectReference
    private let icon = GObjectReference(adw_bin_new())
    private let badge = GObjectReference(gtk_label_new(nil))
    private let label = GObjectReference(gtk_label_new(nil))
    private let badgeLooks = ViewStyle()
    private let iconLooks = ViewStyle()
    private let textLooks = ViewStyle()
    private var image: UIImage?

    init(isVertical: Bool) {
        reference = GObjectReference(
            gtk_box_new(isVertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, isVertical ? 2 : 8))
        let overlay = GObjectReference(gtk_overlay_new())
        gtk_overlay_set_child(overlay.opaque, icon.widget)
        label.addClass(isVertical ? "caption" : "body")
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        gtk_widget_set_halign(overlay.widget, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(overlay.widget, GTK_ALIGN_CENTER)
        for part in [overlay, label] { reference.append(part) }
        badge.addClass("tn-badge")
        gtk_widget_set_valign(badge.widget, GTK_ALIGN_CENTER)
        if isVertical { addBadge(on: overlay) } else { reference.append(badge) }
    }

    /// Puts the badge on the upper right corner of the icon.
    private func addBadge(on overlay: GObjectReference) {
        gtk_overlay_add_overlay(overlay.opaque, badge.widget)
        gtk_widget_set_halign(badge.widget, GTK_ALIGN_END)
        gtk_widget_set_valign(badge.widget, GTK_ALIGN_START)
        badge.addClass("tn-badge-over")
    }

    func show(_ item: UITabBarItem, isSelected: Bool, _ colors: TabColors) {
        setImage(isSelected ? item.selectedImage ?? item.image : item.image)
        gtk_label_set_text(label.opaque, item.title ?? "")
        gtk_widget_set_visible(label.widget, (item.title ?? "").isEmpty ? 0 : 1)
        gtk_label_set_text(badge.opaque, item.badgeValue ?? "")
        gtk_widget_set_visible(badge.widget, item.badgeValue == nil ? 0 : 1)
        badgeLooks.set("background-color", (item.badgeColor ?? colors.badge)?.css, on: badge)
        iconLooks.set("color", colors.icon?.css, on: icon)
        let text = item.titleAttributes(isSelected ? .selected : item.isEnabled ? .normal : .disabled)
        textLooks.setFont(text.font, on: label)
        textLooks.set("color", (text.color ?? colors.text)?.css, on: label)
    }

    /// The text for screen readers: title and badge.
    func accessibilityText(of item: UITabBarItem) -> String {
        [item.accessibilityLabel ?? item.title, item.badgeValue].compactMap { $0 }.joined(separator: ", ")
    }

    private func setImage(_ new: UIImage?) {
        guard new !== image || new == nil else { return }
        image = new
        icon.setBinChild(new?.makeIcon(size: 16))
        gtk_widget_set_visible(icon.widget, new == nil ? 0 : 1)
    }
}
