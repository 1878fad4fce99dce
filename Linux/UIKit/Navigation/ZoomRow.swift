internal import CGTK
internal import GObjectKit

/// The row of the primary menu with the page's zoom. The menu stays open while the user clicks it.
@MainActor
final class ZoomRow {
    let reference = GObjectReference(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    private let smaller = GObjectReference(gtk_button_new_from_icon_name("zoom-out-symbolic"))
    private let actualSize = GObjectReference(gtk_button_new_with_label(""))
    private let larger = GObjectReference(gtk_button_new_from_icon_name("zoom-in-symbolic"))
    private weak var window: UIWindow?

    init(of window: UIWindow) {
        self.window = window
        reference.setRole(GTK_ACCESSIBLE_ROLE_GROUP)
        reference.setAccessibleLabel(SystemText.zoom.text())
        gtk_widget_set_hexpand(actualSize.widget, 1)
        add(smaller, .smaller, .smaller)
        add(actualSize, .actualSize, .actualSize)
        add(larger, .larger, .larger)
        update()
    }

    private func add(_ button: GObjectReference, _ name: SystemText, _ command: PageCommand) {
        button.addClass("flat")
        if button !== actualSize { button.addClass("circular") }
        gtk_widget_set_tooltip_text(button.widget, name.text())
        button.setAccessibleLabel(name.text())
        button.on("clicked") { [weak self] _ in
            self?.window?.perform(.page(command))
            self?.update()
            return .unhandled
        }
        reference.append(button)
    }

    private func update() {
        let zoom = window?.pageZoom
        let percent = "\(Int(((zoom?.level ?? 1) * 100).rounded())) %"
        gtk_button_set_label(actualSize.cast(), percent)
        actualSize.setAccessibleLabel(SystemText.actualSizeIn.text(percent))
        for (button, command) in [(smaller, PageCommand.smaller), (actualSize, .actualSize), (larger, .larger)] {
            gtk_widget_set_sensitive(button.widget, window?.canPerform(.page(command)) == true ? 1 : 0)
        }
    }
}
