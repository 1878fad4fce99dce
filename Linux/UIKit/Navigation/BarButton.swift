internal import CGTK
internal import GObjectKit

/// The widget of a bar button item. It stays while the item changes, so that it keeps the focus and an open menu.
@MainActor
final class BarButton {
    let item: UIBarButtonItem
    let reference: GObjectReference
    /// Whether it is drawn as the main button of its bar.
    private(set) var isMain = false
    private let image: UIImage?
    private let opensMenu: Bool
    private weak var menu: UIMenu?

    init(_ item: UIBarButtonItem) {
        self.item = item
        (image, opensMenu, menu) = (item.image, item.opensMenu, item.menu)
        reference = GObjectReference(opensMenu ? gtk_menu_button_new() : gtk_button_new())
        let shown = item.systemItem.flatMap { $0.icon.map { UIImage(symbol: Symbol(iconName: $0)) } } ?? image
        if let icon = shown?.makeIcon(size: 16) {
            if opensMenu {
                gtk_menu_button_set_child(reference.opaque, icon.widget)
            } else {
                gtk_button_set_child(reference.cast(), icon.widget)
            }
            reference.addClass("image-button")
        }
        if opensMenu {
            // Most menus of a page are never opened, and a page may change them all the time.
            reference.onOpening { [weak reference, weak item] in
                if let menu = item?.menu { reference?.setPopover(MenuPopover.make(menu)) }
            }
        } else {
            reference.on("clicked") { [weak item] _ in
                guard let item else { return .unhandled }
                item.primaryAction?.run(sender: item)
                return .unhandled
            }
        }
    }

    /// Draws the state of the item.
    ///
    /// - Returns: false if only another widget can.
    func draw(isMain: Bool) -> Bool {
        guard item.opensMenu == opensMenu, item.image === image else { return false }
        if menu !== item.menu, opensMenu { gtk_menu_button_popdown(reference.opaque) }
        (self.isMain, menu) = (isMain, item.menu)
        if !opensMenu { isMain ? reference.addClass("suggested-action") : reference.removeClass("suggested-action") }
        gtk_widget_set_sensitive(reference.widget, item.isEnabled ? 1 : 0)
        item.viewStyle.set("color", item.tintColor?.css, on: reference)
        let label = item.label
        if item.isText {
            opensMenu
                ? gtk_menu_button_set_label(reference.opaque, label) : gtk_button_set_label(reference.cast(), label)
            drawTitle()
        } else if case let text = item.accessibilityLabel ?? label, !text.isEmpty {
            gtk_widget_set_tooltip_text(reference.widget, text)
            reference.setAccessibleLabel(text)
        }
        return true
    }

    /// NB: the repeated class makes the rule stronger than the bar's for all its text buttons.
    private func drawTitle() {
        let part = (opensMenu ? " button" : "") + ".text-button.text-button.text-button"
        let state = item.isEnabled ? UIControl.State.normal : .disabled
        item.titleAttributes(state).draw(on: reference, item.titleStyle, state: part)
    }
}
