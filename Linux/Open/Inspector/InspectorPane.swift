internal import CGTK
internal import GObjectKit

/// The inspector's widgets: a header bar, its sections and a switcher.
@MainActor
final class InspectorPane {
    let reference: GObjectReference
    private let stack: GObjectReference
    private let sections: [any InspectorSection]
    /// Called when the close button in the bar is pressed.
    var onClose: () -> Void = {}

    init(_ sections: [any InspectorSection]) {
        self.sections = sections
        reference = GObjectReference(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        stack = GObjectReference(adw_view_stack_new())
        makeBar().attach { gtk_box_append(reference.cast(), $0) }
        gtk_widget_set_vexpand(stack.widget, 1)
        for page in sections { add(page) }
        stack.attach { gtk_box_append(reference.cast(), $0) }
        makeSwitcher().attach { gtk_box_append(reference.cast(), $0) }
        stack.on("notify::visible-child") { [weak self] _ in
            self?.update()
            return .unhandled
        }
    }

    private func makeBar() -> GObjectReference {
        let bar = GObjectReference(adw_header_bar_new())
        // The app's own bar shows the window buttons.
        adw_header_bar_set_show_start_title_buttons(bar.opaque, 0)
        adw_header_bar_set_show_end_title_buttons(bar.opaque, 0)
        let title = GObjectReference(adw_window_title_new("Inspector", ""))
        title.attach { adw_header_bar_set_title_widget(bar.opaque, $0) }
        let close = GObjectReference(gtk_button_new_from_icon_name("window-close-symbolic"))
        gtk_widget_set_tooltip_text(close.widget, "Close Inspector")
        close.on("clicked") { [weak self] _ in
            self?.onClose()
            return .unhandled
        }
        close.attach { adw_header_bar_pack_end(bar.opaque, $0) }
        return bar
    }

    private func makeSwitcher() -> GObjectReference {
        let bar = GObjectReference(adw_view_switcher_bar_new())
        adw_view_switcher_bar_set_stack(bar.opaque, stack.opaque)
        adw_view_switcher_bar_set_reveal(bar.opaque, 1)
        return bar
    }

    private func add(_ page: any InspectorSection) {
        let added = page.makeWidget().attach {
            adw_view_stack_add_titled(stack.opaque, $0, page.title, page.title)
        }
        adw_view_stack_page_set_icon_name(added, page.icon)
    }

    /// Updates the visible section.
    func update() {
        guard let name = adw_view_stack_get_visible_child_name(stack.opaque) else { return }
        sections.first { $0.title == String(cString: name) }?.update()
    }

    func show(_ title: String) {
        adw_view_stack_set_visible_child_name(stack.opaque, title)
    }
}

/// One section of the inspector.
@MainActor
protocol InspectorSection: AnyObject {
    var title: String { get }
    var icon: String { get }
    var groups: [RowGroup] { get }

    func update()
}

extension InspectorSection {
    /// A widget with the section's groups, one below the other.
    func makeWidget() -> GObjectReference {
        let page = GObjectReference(adw_preferences_page_new())
        for group in groups {
            adw_preferences_page_add(page.cast(), group.reference.cast())
        }
        return page
    }
}
